import { useBusy } from "./send-form.tsx";

/** Not disabled while the form is being sent: it would lose the focus. */
export function SubmitButton({
  children,
  busy,
  className = "button",
}: {
  children: string;
  busy: string;
  className?: string;
}) {
  const sending = useBusy();
  return (
    <button type="submit" className={className} aria-disabled={sending}>
      {sending ? busy : children}
    </button>
  );
}
