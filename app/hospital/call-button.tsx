import { useShell } from "#app/words/shell.ts";
import { useHospital } from "./hospital.ts";

export function CallButton({ word }: { word?: string }) {
  const { call } = useShell();
  const { phone } = useHospital();
  return (
    <a href={phone.link} className="button gold">
      {`${word ?? call} `}
      <span>{phone.shown}</span>
    </a>
  );
}
