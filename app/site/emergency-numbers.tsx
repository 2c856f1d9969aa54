import { ambulanceNumber, emergencyNumber } from "#app/care/emergency-numbers.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { emergencyWords } from "#app/words/emergency.ts";

/** The numbers of India, large enough for a thumb. */
export function EmergencyNumbers() {
  const words = emergencyWords[useLocale()];
  return (
    <>
      <a href={`tel:${emergencyNumber}`}>
        <b>{emergencyNumber}</b> {words.anyEmergency}
      </a>{" "}
      <a href={`tel:${ambulanceNumber}`}>
        <b>{ambulanceNumber}</b> {words.ambulance}
      </a>
    </>
  );
}
