import { useBusy } from "./send-form.tsx";

/** Not disabled while the form is being sent: it would lose the focus. */
export function SubmitButton({
  children,
  busy,
  className = "button",
  about,
  focuses = false,
  accessKey,
}: {
  children: string;
  busy: string;
  className?: string;
  /** Of which row, for those who do not see it. */
  about?: string;
  /** Whether Enter presses it at once. */
  focuses?: boolean;
  accessKey?: string;
}) {
  const sending = useBusy();
  return (
    <button
      type="submit"
      className={className}
      aria-disabled={sending}
      // biome-ignore lint/a11y/noAutofocus: the next step of what somebody has searched for
      autoFocus={focuses}
      // biome-ignore lint/a11y/noAccessKey: the desk presses it all day
      accessKey={accessKey}
    >
      {sending ? busy : children}
      {about && <span className="visually-hidden"> {about}</span>}
    </button>
  );
}
