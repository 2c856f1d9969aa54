import { data } from "react-router";
import { hereFirst, isHereNow, isHereToday } from "#app/doctors/here-first.ts";
import { type DoctorCard, toCardView } from "#app/doctors/visitor-view.server.ts";
import { readGallery } from "#app/gallery/photos.server.ts";
import { hospitalOf } from "#app/hospital/hospital.ts";
import { hasOwnName, knownSetting } from "#app/hospital/known-settings.server.ts";
import { listOwnDepartments, specialistsOf } from "#app/library/specialists.server.ts";
import { readOpdLines, readOpening } from "#app/opd/lines.server.ts";
import { readFilm } from "#app/pictures/film.server.ts";
import { readOwnPictures } from "#app/pictures/own.server.ts";
import { attempt } from "#app/requests/failure.server.ts";
import { listOpdHours } from "#app/timetable/opd-hours.server.ts";
import "#app/ui/kept-page.css";
import { homePage } from "#app/pages/pages.ts";
import { pageMeta, siteOrigin, structuredData } from "#app/pages/seo.ts";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { countDoctors, listDoctors } from "#db/doctors/doctors.ts";
import { listLinksByCategory } from "#db/texts/links.ts";
import { env } from "#runtime/env.ts";
import type { Route } from "./+types/show";
import { Accreditations } from "./accreditations.tsx";
import { Facilities } from "./facilities.tsx";
import { readFacts } from "./facts.server.ts";
import { Gallery } from "./gallery.tsx";
import { Hero } from "./hero.tsx";
import { Instagram } from "./instagram.tsx";
import { hospitalData } from "./json-ld.ts";
import { Reviews } from "./reviews.tsx";
import { type Live, otherSpecialities, Specialities, specialityCards } from "./specialities.tsx";
import { Structure } from "./structure.tsx";
import { Tasks } from "./tasks.tsx";
import { Team } from "./team.tsx";
import { Treatments, treatmentCards } from "./treatments.tsx";
import { Vision } from "./vision.tsx";

export const handle = { interactive: true };

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const hospital = hospitalOf(matches);
  if (!hospital) return [];
  const read = isLoadFailure(loaderData) ? undefined : loaderData;
  return [
    ...pageMeta({
      ...homePage,
      title: titleOf(read?.facts.hero.title),
      matches,
    }),
    ...structuredData(hospitalData(hospital, siteOrigin(matches), read?.known ?? {}), matches),
  ];
};

/** As the page begins, in the middle of a line. */
function titleOf(heading: string | undefined): string {
  if (!heading) return homePage.title;
  const start = heading.replace(/^\p{Lu}(?=[\p{Ll} ])/u, (letter) => letter.toLowerCase());
  return `{name}, {city}: ${start}`;
}

export async function loader({ context }: Route.LoaderArgs) {
  const reviews = env.REVIEWS_WIDGET_URL !== undefined;
  const doctors = await attempt(() => listTeam(context));
  const reels = await attempt(() => listLinksByCategory("homeinsta").map(({ url }) => url));
  const facts = readFacts(context);
  const shown = await attempt(readShown);
  const departments = await attempt(() => readDepartments(context));
  const isWhole = doctors && reels && shown && departments;
  const { isEmergencyAlwaysOpen } = knownSetting("hours", context);
  const opdHours = (await attempt(listOpdHours)) ?? [];
  const known = {
    shown: departments?.departments,
    opdHours,
    isEmergencyAlwaysOpen,
  };
  const read = { facts, reviews, reels, doctors, known, ...shown, ...departments };
  return data(read, { status: isWhole ? 200 : 500 });
}

/** Those of the doctors who are shown; the sample hospital has all of them. */
function readDepartments(context: Route.LoaderArgs["context"]): { departments?: string[] } {
  if (!hasOwnName(context)) return {};
  const cards = [...specialityCards, ...treatmentCards];
  const paths = [...cards.map(({ href }) => href), ...otherSpecialities.map(({ path }) => path)];
  return { departments: listOwnDepartments(paths) };
}

function readShown() {
  const pictures = readOwnPictures("en", "hero", "training", "facility", "accreditation");
  return { pictures, gallery: readGallery("en"), film: readFilm() };
}

/** As many as are in a page of some 160 KB. */
const maxTeam = 96;
/** Where there are more, a phone is not sent a page of them that nobody swipes through. */
const firstOfMany = 24;

interface TeamToday {
  cards: DoctorCard[];
  total: number;
  here?: DoctorCard[];
  opens?: string | undefined;
  live?: Live[];
}

function listTeam(context: Route.LoaderArgs["context"]): TeamToday {
  const total = countDoctors().visible;
  const limit = total > maxTeam ? firstOfMany : maxTeam;
  const doctors = listDoctors({ visible: true }, { limit });
  const opdOf = readOpdLines(doctors, context);
  const cards = hereFirst(doctors.map((doctor) => toCardView(doctor, opdOf(doctor.id))));
  const isWhole = total === cards.length && cards.some(({ opd }) => opd);
  if (!isWhole) return { cards, total };
  const here = cards.filter(isHereNow);
  const opens = here.length === 0 ? readOpening(cards, "en") : undefined;
  return { cards, total, here, opens, live: liveOf(cards) };
}

/** Of each department how many doctors it has, and how many come today. */
function liveOf(cards: DoctorCard[]): Live[] {
  return specialityCards.flatMap(({ href: path }) => {
    const isOwn = specialistsOf({ path });
    const own = cards.filter(({ specialization }) => isOwn(specialization));
    if (own.length === 0) return [];
    const today = own.filter(isHereToday).length;
    const count = own.length === 1 ? "1 doctor" : `${own.length} doctors`;
    return [{ path, text: today > 0 ? `${count}, ${today} here today` : count }];
  });
}

const nothingRead = {
  facts: undefined,
  reviews: false,
  reels: undefined,
  doctors: undefined,
  departments: undefined,
  film: undefined,
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const {
    facts,
    reviews,
    reels,
    doctors,
    departments,
    film = "sample",
  } = isLoadFailure(loaderData) ? nothingRead : loaderData;
  const isShown = (path: string) => departments?.includes(path) ?? true;
  const isOwn = ({ href }: { href: string }) => isShown(href);
  return (
    <main id="main">
      <Hero hero={facts?.hero} film={film} here={doctors?.here} opens={doctors?.opens} />
      <Tasks />
      <Specialities
        cards={specialityCards.filter(isOwn)}
        others={otherSpecialities.filter(({ path }) => isShown(path))}
        live={doctors?.live}
      />
      {facts && <Structure rooms={facts.rooms} />}
      {facts && <Vision vision={facts.vision} />}
      <Team doctors={doctors} />
      <Treatments cards={treatmentCards.filter(isOwn)} />
      {facts && <Reviews widget={reviews} words={facts.reviews} />}
      {facts && <Accreditations items={facts.accreditations} />}
      {facts && facts.facilities.length > 0 && <Facilities items={facts.facilities} />}
      <Gallery />
      <Instagram urls={reels} />
    </main>
  );
}
