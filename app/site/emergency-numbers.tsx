import { ambulanceNumber, emergencyNumber } from "#app/care/emergency-numbers.ts";

/** The numbers of India, large enough for a thumb. */
export function EmergencyNumbers() {
  return (
    <>
      <a href={`tel:${emergencyNumber}`}>
        <b>{emergencyNumber}</b> Any emergency
      </a>{" "}
      <a href={`tel:${ambulanceNumber}`}>
        <b>{ambulanceNumber}</b> Ambulance
      </a>
    </>
  );
}
