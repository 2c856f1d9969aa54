import { addressOf, useHospital } from "#app/hospital/hospital.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { Typed } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { legalWords } from "#app/words/legal.ts";

/** How the hospital is reached, within a sentence. */
export function Contact() {
  const hospital = useHospital();
  return (
    <Sentence
      text={legalWords[useLocale()].contact}
      email={<a href={`mailto:${hospital.email}`}>{hospital.email}</a>}
      phone={<a href={hospital.phone.link}>{hospital.phone.shown}</a>}
      address={<Typed text={addressOf(hospital)} />}
    />
  );
}
