import { useId } from "react";

/** A list of choices in the search of a list; without one it does not narrow the list. */
export function SearchChoice({
  label,
  name,
  value = "",
  choices,
  className,
}: {
  label: string;
  name: string;
  value: string | undefined;
  choices: readonly (readonly [value: string, label: string])[];
  className?: string;
}) {
  const id = useId();
  return (
    <p className={className}>
      <label htmlFor={id}>{label}</label>
      <select key={value} id={id} name={name} defaultValue={value}>
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </p>
  );
}
