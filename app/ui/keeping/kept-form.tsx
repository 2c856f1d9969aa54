import { useContext, useEffect, useRef, useState } from "react";
import { type FormProps, useBeforeUnload, useBlocker, useLocation } from "react-router";
import { Account } from "#app/ui/fields/account-field.tsx";
import { DraftFormKey } from "#app/ui/fields/form-key.tsx";
import { justSaved } from "#app/ui/sending/send.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import { type Draft, draftKey, type Entry, forgetDraft, listDrafts, saveDraft } from "./drafts.ts";
import { LeaveQuestion } from "./leave-question.tsx";
import {
  fillFields,
  focusFirstField,
  hasFile,
  isKeepable,
  isTypedIn,
  readFields,
  readFormKey,
} from "./typed-fields.ts";

interface Basis {
  reply: unknown;
  version: number | undefined;
  form_key?: string | undefined;
}

/**
 * A form that asks before it is left, and keeps what was typed as a draft on this device. An offered draft
 * is not overwritten: new input becomes another. `version` is that of the record being edited, `about` tells
 * forms of one path apart. A form whose fields come and go says with `isChanged` that they did, and makes with
 * `onPutBack` those that a draft has.
 */
export function KeptForm({
  about = "",
  version,
  reply,
  isChanged = false,
  onPutBack,
  children,
  ...props
}: FormProps & {
  about?: string;
  version?: number;
  reply?: unknown;
  isChanged?: boolean;
  onPutBack?: (entries: Entry[]) => void;
}) {
  const owner = useContext(Account);
  const { pathname } = useLocation();
  const place = about ? `${pathname} ${about}` : pathname;
  const form = useRef<HTMLFormElement>(null);
  const ownKey = useRef<string>(undefined);
  const [offered, setOffered] = useState<Draft[]>([]);
  const [kept, setKept] = useState(false);
  const [basis, setBasis] = useState<Basis>({ reply, version });
  if (basis.reply !== reply) setBasis({ ...basis, reply, version });

  useEffect(() => {
    if (!form.current || !owner) return;
    const drafts = listDrafts(owner, place);
    const restored = JSON.stringify(readFields(form.current));
    // Browsers may restore a form after a reload.
    const same = drafts.find(({ entries }) => JSON.stringify(entries) === restored);
    ownKey.current = same?.key;
    if (same) setBasis((current) => ({ ...current, form_key: same.form_key }));
    setKept(same !== undefined);
    setOffered(drafts.filter((draft) => draft !== same));
    // Keep what was typed before hydration.
    if (isTypedIn(form.current)) form.current.dispatchEvent(new Event("input", { bubbles: true }));
    return () => {
      if (ownKey.current && justSaved() === pathname) forgetDraft(ownKey.current);
    };
  }, [owner, pathname, place]);

  function isUnsaved(): boolean {
    return form.current !== null && (reply !== undefined || isChanged || isTypedIn(form.current));
  }

  function storeDraft() {
    if (!form.current || !owner) return;
    const entries = readFields(form.current);
    if (entries.length > 0 && (reply !== undefined || isChanged || isKeepable(form.current))) {
      ownKey.current ??= draftKey(owner, place, Date.now());
      setKept(
        saveDraft(ownKey.current, {
          entries,
          version: basis.version,
          form_key: readFormKey(form.current),
        }),
      );
    } else {
      if (ownKey.current) forgetDraft(ownKey.current);
      setKept(false);
    }
  }

  function putBack(draft: Draft) {
    if (!form.current || !owner) return;
    ownKey.current = draft.key;
    onPutBack?.(draft.entries);
    fillFields(form.current, draft.entries);
    focusFirstField(form.current);
    setBasis({ reply, version: draft.version, form_key: draft.form_key });
    setKept(saveDraft(draft.key, draft));
    setOffered(listDrafts(owner, place).filter(({ key }) => key !== draft.key));
  }

  function discard(draft: Draft) {
    forgetDraft(draft.key);
    setOffered(offered.filter((other) => other !== draft));
    if (form.current) focusFirstField(form.current);
  }

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });

  return (
    <SendForm ref={form} onInput={storeDraft} replace {...props}>
      {version !== undefined && <input type="hidden" name="version" value={basis.version} />}
      {offered.map((draft) => (
        <DraftNotice
          key={draft.key}
          started={draft.started}
          outdated={draft.version !== version}
          restore={() => putBack(draft)}
          discard={() => discard(draft)}
        />
      ))}
      <DraftFormKey value={basis.form_key}>{children}</DraftFormKey>
      {blocker.state === "blocked" && (
        <LeaveQuestion
          kept={kept}
          file={hasFile(form.current)}
          stay={blocker.reset}
          leave={blocker.proceed}
        />
      )}
    </SendForm>
  );
}
