import { addressOf, useHospital } from "#app/hospital/hospital.ts";

/** How the hospital is reached, within a sentence. */
export function Contact() {
  const hospital = useHospital();
  return (
    <>
      write to <a href={`mailto:${hospital.email}`}>{hospital.email}</a>, call{" "}
      <a href={hospital.phone.link}>{hospital.phone.shown}</a>, or come to reception at{" "}
      {addressOf(hospital)}
    </>
  );
}
