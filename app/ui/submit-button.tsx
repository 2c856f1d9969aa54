import { useNavigation } from "react-router";

/** A form's button, which says what is going on while the form is on its way and cannot be pressed twice. */
export function SubmitButton({
  children,
  busy,
  className = "button",
}: {
  children: string;
  busy: string;
  className?: string;
}) {
  const submitting = useNavigation().state === "submitting";
  return (
    <button type="submit" className={className} disabled={submitting}>
      {submitting ? busy : children}
    </button>
  );
}
