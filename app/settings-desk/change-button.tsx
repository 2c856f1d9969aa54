import type { MouseEvent } from "react";
import { type RowChange, writeChange } from "#app/settings/rows.ts";

/** Sends the form where there is no script, which then comes back with the row moved. */
export function ChangeButton({
  form,
  id,
  of,
  focus,
  change,
  ...props
}: {
  form: string;
  id: string;
  of: RowChange;
  focus?: string | undefined;
  change: (change: RowChange) => void;
  className?: string;
  disabled?: boolean;
  children: React.ReactNode;
}) {
  function changeHere(event: MouseEvent) {
    event.preventDefault();
    change(of);
  }
  return (
    <button
      type="submit"
      id={`${form}-${id}`}
      name="change"
      value={writeChange(of)}
      onClick={changeHere}
      // biome-ignore lint/a11y/noAutofocus: without script, the page that comes back leads on from this button.
      autoFocus={focus === id}
      {...props}
    />
  );
}
