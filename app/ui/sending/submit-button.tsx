import { useBusy } from "./send-form.tsx";

/** Not disabled while the form is being sent: it would lose the focus. */
export function SubmitButton({
  children,
  busy,
  className = "button",
  about,
  focuses = false,
}: {
  children: string;
  busy: string;
  className?: string;
  /** Of which row, for those who do not see it. */
  about?: string;
  /** Whether Enter presses it at once. */
  focuses?: boolean;
}) {
  const sending = useBusy();
  return (
    // biome-ignore lint/a11y/noAutofocus: the next step of what somebody has searched for
    <button type="submit" className={className} aria-disabled={sending} autoFocus={focuses}>
      {sending ? busy : children}
      {about && <span className="visually-hidden"> {about}</span>}
    </button>
  );
}
