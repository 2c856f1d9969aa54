import { useBusy } from "./send-form.tsx";

/** Not disabled while the form is being sent: it would lose the focus. */
export function SubmitButton({
  children,
  busy,
  className = "button",
  about,
}: {
  children: string;
  busy: string;
  className?: string;
  /** Of which row, for those who do not see it. */
  about?: string;
}) {
  const sending = useBusy();
  return (
    <button type="submit" className={className} aria-disabled={sending}>
      {sending ? busy : children}
      {about && <span className="visually-hidden"> {about}</span>}
    </button>
  );
}
