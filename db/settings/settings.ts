import { isDeepStrictEqual } from "node:util";
import type { Selectable } from "kysely";
import { type Actor, type AuditEntry, recordChange } from "#db/audit.ts";
import { all, one, query, run, transaction } from "#db/connection.server.ts";
import { prepared } from "#db/prepared.ts";
import { reportUnreadable } from "#db/readable-rows.ts";
import type { SettingsTable } from "#db/schema.ts";
import { type Setting, type SettingName, settingGroups } from "#db/setting-groups.ts";
import { removePicturesExcept } from "#db/texts/pictures.ts";
import type { Written } from "#db/versioned.ts";
import { sampleSettings } from "./sample-hospital.ts";
import { unsaidSettings } from "./unsaid-settings.ts";

export interface StoredSetting<Name extends SettingName> {
  id: Name;
  value: Setting<Name>;
  version: number;
  isUnsaid: boolean;
  /** What is stored cannot be read: this is what was saved before. */
  isFromRecord?: true;
}

/** What nobody has saved is the sample, or, once the name is the hospital's own, what claims nothing. */
export function readSetting<Name extends SettingName>(name: Name): StoredSetting<Name> {
  return toSetting(name, one(rowOf(name)));
}

const rowOf = prepared((name: SettingName) =>
  query
    .selectFrom("settings")
    .select(["value", "version"])
    .where("name", "=", name)
    .where("locale", "=", "en"),
);

export function listSavedSettings(): SettingName[] {
  const rows = all(
    query
      .selectFrom("settings")
      .select("name")
      .where("locale", "=", "en")
      .where("value", "is not", null),
  );
  return rows.map(({ name }) => name).filter(isSettingName);
}

export function saveSetting<Name extends SettingName>(
  name: Name,
  value: Setting<Name>,
  version: number,
  actor: Actor,
): Written<StoredSetting<Name>> {
  return transaction(() => {
    const before = readSetting(name);
    if (!before.isUnsaid && !before.isFromRecord && isDeepStrictEqual(before.value, value)) {
      return { conflict: false, after: before };
    }
    if (before.version !== version) return { conflict: true, current: before };
    const after = write(before, value, actor);
    const group = pictureGroups[name];
    if (group) removePicturesExcept(group, idsOf(value), actor);
    return { conflict: false, after };
  });
}

/** The places of pictures that belong to the items of a group, and go with them. */
const pictureGroups: Partial<Record<SettingName, string>> = {
  accreditations: "accreditation",
  facilities: "facility",
  leaders: "leader",
  gallery: "gallery",
};

function idsOf(value: object): string[] {
  const { items = [] } = value as { items?: { id: string }[] };
  return items.map(({ id }) => id);
}

function write<Name extends SettingName>(
  before: StoredSetting<Name>,
  value: Setting<Name> | null,
  actor: Actor,
  action: AuditEntry["action"] = before.isUnsaid ? "create" : "update",
): StoredSetting<Name> {
  const { id: name, version } = before;
  const at = new Date().toISOString();
  const row = {
    name,
    value: value && JSON.stringify(value),
    version: version + 1,
    updated_at: at,
  };
  run(
    query
      .insertInto("settings")
      .values({ ...row, created_at: at })
      .onConflict((conflict) => conflict.columns(["name", "locale"]).doUpdateSet(row)),
  );
  recordChange({
    actor,
    action,
    subject: "setting",
    subjectId: name,
    before: before.isUnsaid ? undefined : { id: name, ...before.value },
    after: value ? { id: name, ...value } : undefined,
  });
  return readSetting(name);
}

export function resetSetting(name: SettingName, actor: Actor): void {
  transaction(() => {
    const before = readSetting(name);
    if (!before.isUnsaid) write(before, null, actor, "delete");
  });
}

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingGroups, name);
}

function nameOf(id: string): SettingName {
  if (!isSettingName(id)) throw new Error(`There is no group ${id}`);
  return id;
}

export const keptSettings = {
  find(id: string): object | undefined {
    if (!isSettingName(id)) return undefined;
    const { value, version, isUnsaid } = readSetting(id);
    return isUnsaid ? undefined : { ...value, id, version };
  },
  remove(id: string, actor: Actor): unknown {
    return resetSetting(nameOf(id), actor);
  },
  change(id: string, fields: object, actor: Actor): void {
    const name = nameOf(id);
    transaction(() => {
      const before = readSetting(name);
      write(before, parse(name, { ...before.value, ...fields }), actor);
    });
  },
  restore({ id, ...value }: Record<string, unknown>, actor: Actor): void {
    const name = nameOf(String(id));
    transaction(() => write(readSetting(name), parse(name, value), actor, "restore"));
  },
};

function parse<Name extends SettingName>(name: Name, value: unknown): Setting<Name> {
  return settingGroups[name].parse(value) as Setting<Name>;
}

const parsed = new Map<SettingName, { text: string; value: unknown }>();

/** Most pages read the same few rows: each text is parsed once. */
function toSetting<Name extends SettingName>(
  name: Name,
  row: Pick<Selectable<SettingsTable>, "value" | "version"> | undefined,
): StoredSetting<Name> {
  const { value: text = null, version = 0 } = row ?? {};
  if (text === null) return { id: name, value: unsaidValue(name), version, isUnsaid: true };
  const known = parsed.get(name);
  if (known?.text === text) {
    return { id: name, value: known.value as Setting<Name>, version, isUnsaid: false };
  }
  const value = parseReadable(name, () => JSON.parse(text));
  if (!value) return fromRecord(name, text, version);
  parsed.set(name, { text, value });
  return { id: name, value, version, isUnsaid: false };
}

/** What was saved last: the wrong telephone numbers are worse than old ones. */
function fromRecord<Name extends SettingName>(
  name: Name,
  text: string,
  version: number,
): StoredSetting<Name> {
  reportUnreadable("settings", name, "value", text);
  const value = parseReadable(name, () => readRecorded(name));
  if (value) return { id: name, value, version, isUnsaid: false, isFromRecord: true };
  return { id: name, value: unsaidValue(name), version, isUnsaid: true };
}

/** The fields as they were saved whole, with what was changed of them since. */
function readRecorded(name: SettingName): Record<string, unknown> {
  const own = query
    .selectFrom("audit")
    .where("subject", "=", "setting")
    .where("subject_id", "=", name)
    .where("after", "is not", null);
  const lastWhole = own.where("before", "is", null).select(({ fn }) => fn.max("id").as("id"));
  const changes = all(own.select(["before", "after"]).where("id", ">=", lastWhole).orderBy("id"));
  return changes.reduce((fields: Record<string, unknown>, { before, after }) => {
    const gone = Object.keys(JSON.parse(before ?? "{}"));
    const kept = Object.entries(fields).filter(([field]) => !gone.includes(field));
    return { ...Object.fromEntries(kept), ...JSON.parse(after ?? "{}") };
  }, {});
}

function parseReadable<Name extends SettingName>(
  name: Name,
  read: () => unknown,
): Setting<Name> | undefined {
  try {
    return parse(name, read());
  } catch {
    return undefined;
  }
}

function unsaidValue<Name extends SettingName>(name: Name): Setting<Name> {
  const unsaid = unsaidSettings[name];
  return unsaid && !readSetting("identity").isUnsaid ? unsaid : sampleSettings[name];
}
