import { useBusy } from "./send-form.tsx";

/**
 * The button of a `SendForm`, which says what is going on while the form is on its way. It keeps the
 * focus meanwhile: a disabled one would lose it, and the keyboard's place in the page with it.
 */
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
