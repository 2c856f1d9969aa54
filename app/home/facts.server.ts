import { isDeepStrictEqual } from "node:util";
import type { RouterContextProvider } from "react-router";
import { fillIn } from "#app/hospital/fill-in.ts";
import { fillInHeadings } from "#app/hospital/fill-in-parts.ts";
import { knownHospital } from "#app/hospital/hospital.server.ts";
import { knownSetting } from "#app/hospital/known-settings.server.ts";
import type { Locale } from "#app/language/locale.ts";
import { listAccreditations } from "#app/settings/accreditations.server.ts";
import { showDayAndYear } from "#app/timetable/words.ts";
import { unsaidSettings } from "#db/settings/unsaid-settings.ts";

export type Facts = ReturnType<typeof readFacts>;

/** What the home page says of the hospital, beside its name and address, filled in. */
export function readFacts(context: Readonly<RouterContextProvider>, locale: Locale = "en") {
  const hospital = knownHospital(context, locale);
  const filled = (text: string) => fillIn(text, hospital);
  const texts = knownSetting("texts", context, locale);
  const training = texts.training.map((card, index) => ({ ...card, place: index + 1 }));
  return {
    hero: { title: filled(texts.heroTitle), text: filled(texts.heroText) },
    vision: {
      lead: filled(texts.visionLead),
      text: filled(texts.visionText),
      training: fillInHeadings(training, hospital),
    },
    rooms: fillInHeadings(texts.rooms, hospital),
    reviews: filled(texts.reviews),
    accreditations: listAccreditations(context)
      .map(({ name, text, number, validUntil, link, ...item }) => ({
        ...item,
        name: filled(name),
        text: filled(text),
        ...((number || validUntil) && { certificate: certificateOf(number, validUntil) }),
        ...(link && { link }),
      }))
      .filter(({ name }) => name !== ""),
    facilities: knownSetting("facilities", context, locale)
      .items.map(({ id, heading, name, description }) => {
        return {
          id,
          heading: filled(heading),
          name: filled(name),
          description: filled(description),
        };
      })
      .filter(({ heading }) => heading !== ""),
  };
}

/** Whether it has written more of its rooms than how many beds there are. */
export function hasOwnRooms(context: Readonly<RouterContextProvider>): boolean {
  const { rooms } = knownSetting("texts", context);
  return !isDeepStrictEqual(rooms, unsaidSettings.texts?.rooms);
}

/** Such as "Certificate H-2026-0042, valid until Wed 31 Mar 2027." */
function certificateOf(number: string, validUntil: string): string {
  const name = number ? `Certificate ${number}` : "";
  const end = validUntil ? `valid until ${showDayAndYear(validUntil)}` : "";
  return `${[name, end].filter(Boolean).join(", ")}.`.replace(/^v/, "V");
}
