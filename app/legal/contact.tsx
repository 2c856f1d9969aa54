import { address, hospital } from "#app/hospital.ts";

/** How the hospital is reached, within a sentence. */
export function Contact() {
  return (
    <>
      write to <a href={`mailto:${hospital.email}`}>{hospital.email}</a>, call{" "}
      <a href={hospital.phone.link}>{hospital.phone.shown}</a>, or come to reception at {address}
    </>
  );
}
