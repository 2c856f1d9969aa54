import { data } from "react-router";
import { readForm } from "#app/forms/form.server.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { type Flash, redirectWithFlash } from "#app/requests/flash.server.ts";
import type { Difference } from "#app/ui/sending/conflict-notice.tsx";
import { notedChanges, type StaffActor } from "#db/audit.ts";
import { findLatestChange } from "#db/change-list.ts";
import { isRecent } from "#db/recent.ts";
import type { Setting } from "#db/setting-groups.ts";
import { saveSetting } from "#db/settings.ts";
import { compileTexts } from "./compile-texts.server.ts";
import type { GroupName } from "./fields.ts";
import { groups } from "./groups.ts";
import { failureFor, pathOf } from "./paths.ts";
import { changeRows, focusAfter, listOf, readChange } from "./rows.ts";
import { type Checked, checkTyped, type Errors } from "./schema.ts";
import { groupForms } from "./staff-inputs.ts";
import { blankRow, readTyped, type Typed } from "./typed.ts";
import { compareVersions } from "./words.ts";

export interface SettingReply {
  typed: Typed;
  version: number;
  errors?: Errors;
  /** What somebody else saved meanwhile, beside what was typed. */
  differences?: Difference[];
  /** The end of the id of what has the focus now. */
  focus?: string;
  /** How the website would show it. */
  preview?: Setting<GroupName>;
}

/**
 * The action of the form of a group: a row that is moved, a preview, or the group saved. Replies with what was
 * typed and its mistakes (400), or with what somebody else saved meanwhile (409); once saved, it leads on to `leadTo`.
 */
export async function saveGroup(
  name: GroupName,
  request: Request,
  staff: StaffActor,
  leadTo = pathOf(name),
) {
  const group = groups[name];
  const form = await readForm(request, groupForms[name]);
  const sent = {
    typed: readTyped(group, form),
    version: Number(form.get("version")),
  };
  const change = readChange(group, form.get("change"));
  if (change) {
    const list = listOf(group, change.list);
    const before = sent.typed.rows[change.list] ?? [];
    const rows = changeRows(before, change, blankRow(list?.fields ?? []));
    const typed = { ...sent.typed, rows: { ...sent.typed.rows, [change.list]: rows } };
    const focus = list && focusAfter(list, change, rows.length);
    return data<SettingReply>({ ...sent, typed, focus });
  }
  return orNotSent(
    failureFor(name),
    async () => {
      const { value, errors } = await check(name, sent.typed, staff);
      if (errors) return data<SettingReply>({ ...sent, errors }, { status: 400 });
      if (form.get("preview")) {
        return data<SettingReply>({ ...sent, preview: value, focus: "preview" });
      }
      const saved = saveSetting(name, value, sent.version, staff);
      if (!saved.conflict) {
        return redirectWithFlash(leadTo, messageAbout(name, "was saved", staff));
      }
      const { value: theirs, version } = saved.current;
      const differences = compareVersions(group, theirs, value).map(({ label, before, after }) => ({
        label,
        theirs: before ?? "None",
        yours: after ?? "None",
      }));
      return data<SettingReply>({ ...sent, version, differences }, { status: 409 });
    },
    (): SettingReply => sent,
  );
}

/** Texts in Markdown are compiled here, before they are stored. */
async function check(
  name: GroupName,
  typed: Typed,
  { id }: StaffActor,
): Promise<Checked<GroupName>> {
  const checked = checkTyped(name, typed);
  if (checked.errors || name !== "texts") return checked;
  return compileTexts(checked.value as Setting<"texts">, id);
}

/** Undo is offered by the reply to a second click too, which has changed nothing. */
export function messageAbout(name: GroupName, what: string, { id }: StaffActor): Flash {
  const { title, page } = groups[name];
  const sentence = `“${title}” ${what}.`;
  const latest = notedChanges() ? undefined : findLatestChange("setting", name);
  const isOwn = latest?.staff_id === id && isRecent(latest.at);
  const undo = isOwn ? { first: latest.id, last: latest.id } : undefined;
  return { sentence, page, undo };
}
