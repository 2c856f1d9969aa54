import { knownHospital } from "#app/hospital/hospital.server.ts";
import { formatRupees } from "#app/language/money.ts";
import { describeDoctor } from "#app/opd/doctor.server.ts";
import { type Doctor, findVisibleDoctor } from "#db/doctors/doctors.ts";
import type { Route } from "./+types/preview-file";
import { isDrawable } from "./preview.ts";
import { drawPreview, type PreviewLine } from "./preview-picture.server.ts";
import { summarizeTimes } from "./times.ts";

const teal = "#0f5f63";
const ink = "#12304a";
const text = "#26404f";

/** What messages and other websites show of a doctor: name, speciality, days, fee and languages beside the photo. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const doctor = findVisibleDoctor(params.id);
  if (!doctor || !isDrawable(doctor.name)) throw new Response("Picture not found", { status: 404 });
  const usual = describeDoctor(doctor.id, context, "en")?.usual ?? "";
  const picture = await drawPreview(linesOf(doctor, usual), doctor.photo_key);
  if (!picture) throw new Response("Too many pictures", { status: 503 });
  return new Response(new Uint8Array(picture), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "no-cache" },
  });
}

function linesOf(doctor: Doctor, usual: string): PreviewLine[] {
  const { name, specialization, availability, hospital_slots, fees, languages } = doctor;
  const times = availability === "available" ? usual || summarizeTimes(hospital_slots) : "";
  const more = [
    times ? `OPD ${times}` : "Call to ask for OPD times",
    `Fee ${formatRupees(fees)}${languages ? ` · Speaks ${languages}` : ""}`,
  ];
  return [
    { text: knownHospital().name, points: 30, colour: teal },
    { text: name, points: 58, colour: ink },
    { text: specialization, points: 34, colour: teal },
    ...more.map((line) => ({ text: line, points: 26, colour: text })),
  ];
}
