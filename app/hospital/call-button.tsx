import { useHospital } from "./hospital.ts";

/** Dials reception; where the words have no room in one line, the number stays whole. */
export function CallButton({ word = "Call" }: { word?: string }) {
  const { phone } = useHospital();
  return (
    <a href={phone.link} className="button gold">
      {`${word} `}
      <span>{phone.shown}</span>
    </a>
  );
}
