import { createApplication } from "#db/applications/applications.ts";
import { listDoctors, setAvailability } from "#db/doctors/doctors.ts";

const perSecond = 50;
const actor = { id: null, email: "drill" };
const [doctor] = listDoctors({ visible: true }, { limit: 1 });
let number = Date.now();

function apply(): void {
  number += 1;
  const email = `one${number}@example.org`;
  const phone = String(number).slice(-10);
  const fields = {
    name: "Written",
    position: "Nurse",
    email,
    phone,
    resume_link: "https://a.example",
  };
  createApplication(fields, `written ${number}`);
}

function toggle(): void {
  number += 1;
  setAvailability(doctor?.id ?? "", number % 2 === 0 ? "available" : "unavailable", actor);
}

// Writes until it is ended, from a process of its own, so that the server has no work with it.
setInterval(process.argv[2] === "doctors" ? toggle : apply, 1000 / perSecond);
