import { data } from "react-router";
import { readForm } from "#app/forms/form.server.ts";
import { listUnknown, shownNames } from "#app/hospital/fill-in.ts";
import { correct, type OfferedCorrection, offer } from "#app/markdown/corrections.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { type Flash, redirectWithFlash } from "#app/requests/flash.server.ts";
import { type CheckedText, compileTexts } from "#app/settings/compile-texts.server.ts";
import type { Group, GroupName } from "#app/settings/fields.ts";
import { groups } from "#app/settings/groups.ts";
import { failureFor, pathOf } from "#app/settings/paths.ts";
import { changeRows, focusAfter, readChange, type SentChange } from "#app/settings/rows.ts";
import { type Checked, checkTyped, type Errors } from "#app/settings/schema.ts";
import { blankRow, readTyped, type Typed } from "#app/settings/typed.ts";
import { compareVersions } from "#app/settings/words.ts";
import type { Difference } from "#app/ui/sending/conflict-notice.tsx";
import { notedChanges, type StaffActor } from "#db/audit.ts";
import { findOwnRecentChange } from "#db/history/change-list.ts";
import type { Setting } from "#db/setting-groups.ts";
import { saveSetting } from "#db/settings/settings.ts";
import { groupForms } from "./staff-inputs.ts";

export interface SettingReply {
  typed: Typed;
  version: number;
  errors?: Errors | undefined;
  /** Between the typed text and the version that somebody else saved meanwhile. */
  differences?: Difference[];
  /** The end of the id of the element to focus. */
  focus?: string | undefined;
  corrections?: OfferedCorrection[] | undefined;
  /** The page with the corrections that somebody has chosen. */
  corrected?: string;
  preview?: Setting<GroupName>;
}

/**
 * The action of a group's form, whose buttons move a row, show a preview or save. Replies with the typed text and its
 * mistakes (400), or with the version that somebody else saved meanwhile (409). Redirects to `redirectTo` once saved.
 */
export async function saveGroup(
  name: GroupName,
  request: Request,
  staff: StaffActor,
  redirectTo = pathOf(name),
) {
  const group = groups[name];
  const form = await readForm(request, groupForms[name]);
  const sent: SettingReply = {
    typed: readTyped(group, form),
    version: Number(form.get("version")),
  };
  const change = readChange(group, form.get("change"));
  if (change) return data(moveRow(sent, change));
  return orNotSent(
    failureFor(name),
    async () => {
      const { value, errors, about } = await check(name, sent.typed, staff);
      const use = form.get("use");
      if (about && use) return data(await makeCorrections(sent, about, String(use), staff));
      if (errors) {
        const corrections = about && offer(about.text, about.problems);
        return data<SettingReply>({ ...sent, errors, corrections }, { status: 400 });
      }
      if (form.get("preview")) {
        return data<SettingReply>({ ...sent, preview: value, focus: "preview" });
      }
      const saved = saveSetting(name, value, sent.version, staff);
      if (!saved.conflict) {
        const message = messageAbout(name, "was saved", staff);
        const sentence = [message.sentence, tellUnknown(name, value)].filter(Boolean).join(" ");
        return redirectWithFlash(redirectTo, { ...message, sentence });
      }
      const { value: theirs, version } = saved.current;
      const differences = listDifferences(group, theirs, value);
      return data<SettingReply>({ ...sent, version, differences }, { status: 409 });
    },
    () => sent,
  );
}

/** In these groups visitors read facts in place of their marks. */
const filledIn: readonly GroupName[] = ["texts", "leaders", "facilities"];

function tellUnknown(name: GroupName, value: object): string {
  const unknown = filledIn.includes(name) ? listUnknown(value).slice(0, 5) : [];
  if (unknown.length === 0) return "";
  return `Visitors read ${unknown.join(", ")} as you wrote it: filled in are ${shownNames} alone.`;
}

async function makeCorrections(
  sent: SettingReply,
  { text, problems }: CheckedText,
  key: string,
  staff: StaffActor,
): Promise<SettingReply> {
  const corrected = correct(text, problems, key);
  const typed = { ...sent.typed, values: { ...sent.typed.values, about: corrected } };
  const { errors, about } = await check("texts", typed, staff);
  const corrections = about && offer(about.text, about.problems);
  return { ...sent, typed, corrected, errors, corrections, focus: errors ? undefined : "about" };
}

function moveRow(sent: SettingReply, { list, change }: SentChange): SettingReply {
  const { values, rows } = sent.typed;
  const changed = changeRows(rows[list.name] ?? [], change, blankRow(list.fields));
  return {
    ...sent,
    typed: { values, rows: { ...rows, [list.name]: changed } },
    focus: focusAfter(list, change, changed.length),
  };
}

function listDifferences(
  group: Group,
  theirs: Setting<GroupName>,
  yours: Setting<GroupName>,
): Difference[] {
  return compareVersions(group, theirs, yours).map(({ label, before, after }) => ({
    label,
    theirs: before ?? "None",
    yours: after ?? "None",
  }));
}

/** Texts in Markdown are compiled here, before they are stored. */
async function check(
  name: GroupName,
  typed: Typed,
  { id }: StaffActor,
): Promise<Checked<GroupName> & { about?: CheckedText }> {
  const checked = checkTyped(name, typed);
  if (checked.errors || name !== "texts") return checked;
  return compileTexts(checked.value as Setting<"texts">, id);
}

/** Undo is offered by the reply to a second click too, which has changed nothing. */
export function messageAbout(name: GroupName, what: string, { id }: StaffActor): Flash {
  const { title, page } = groups[name];
  const sentence = `“${title}” ${what}.`;
  const own = notedChanges() ? undefined : findOwnRecentChange("setting", name, id);
  return { sentence, ...(page && { page }), ...(own && { undo: own.undo }) };
}
