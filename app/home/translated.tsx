import { data } from "react-router";
import { Card as DoctorInList } from "#app/doctors/card.tsx";
import { isHereNow } from "#app/doctors/here-first.ts";
import list from "#app/doctors/list.module.css";
import { listForVisitors, type VisitorList } from "#app/doctors/visitor-list.server.ts";
import { fillIn } from "#app/hospital/fill-in.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { hasOwnName } from "#app/hospital/known-settings.server.ts";
import { type Locale, localeOf } from "#app/language/locale.ts";
import { linkIn } from "#app/language/translated.ts";
import { isIn } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { articleTitles } from "#app/library/article-titles.ts";
import { OwnInEnglish } from "#app/library/own-in-english.tsx";
import { listOwnDepartments } from "#app/library/specialists.server.ts";
import { readOpening } from "#app/opd/lines.server.ts";
import { pageIn } from "#app/pages/page-in.ts";
import { doctorsPage, homePage } from "#app/pages/pages.ts";
import { metaOf } from "#app/pages/seo.ts";
import { readOwnPictures } from "#app/pictures/own.server.ts";
import { attempt } from "#app/requests/failure.server.ts";
import { CardList } from "#app/ui/carousel.tsx";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { doctorWords } from "#app/words/doctors.ts";
import { homeWords } from "#app/words/home.ts";
import { opdWords } from "#app/words/opd.ts";
import type { Route } from "./+types/translated";
import { Card } from "./card.tsx";
import { Facilities } from "./facilities.tsx";
import { type Facts, hasOwnRooms, readFacts } from "./facts.server.ts";
import { Hero } from "./hero.tsx";
import { useShownCards } from "./link-cards.tsx";
import section from "./section.module.css";
import { Section } from "./section.tsx";
import { specialityCards } from "./specialities.tsx";
import { Structure } from "./structure.tsx";
import { Tasks } from "./tasks.tsx";
import { Vision } from "./vision.tsx";

export const meta = metaOf(homePage);

const shownDoctors = 6;

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const departments = await attempt(() => listDepartments(locale, context));
  const asked = { q: "", speciality: "", here: undefined, page: 1 };
  const listed = await attempt(() => listForVisitors(asked, context, locale));
  const pictures = await attempt(() => readOwnPictures(locale, "hero", "training", "facility"));
  const isWhole = departments && listed && pictures;
  const all = readFacts(context, locale);
  const read = {
    facts: onlyIn(locale, all),
    inEnglish: sectionInEnglish(all, context),
    departments,
    doctors: listed && teamOf(listed, locale),
    ...(pictures && { pictures }),
  };
  return data(read, { status: isWhole ? 200 : 500 });
}

/** What is written in the language; the rest is on the English page. */
function onlyIn(locale: Locale, { hero, vision, rooms, facilities }: Facts) {
  const isShown = (text: string) => text !== "" && isIn(locale, text);
  const shown = (text: string) => (isShown(text) ? text : "");
  return {
    hero: { title: shown(hero.title), text: shown(hero.text) },
    vision: {
      lead: shown(vision.lead),
      text: shown(vision.text),
      training: vision.training.filter(({ title, text }) => isShown(text || title)),
    },
    rooms: rooms.filter(({ title, text }) => isShown(text || title)),
    facilities: facilities.filter(({ description }) => isShown(description)),
  };
}

/** Where the English page begins with what it says more of rooms and facilities. */
function sectionInEnglish(
  { rooms, facilities }: Facts,
  context: Route.LoaderArgs["context"],
): "structure" | "facilities" | undefined {
  if (rooms.length > 0 && hasOwnRooms(context)) return "structure";
  return facilities.length > 0 ? "facilities" : undefined;
}

type Department = ReturnType<typeof listDepartments>[number];

function listDepartments(locale: Locale, context: Route.LoaderArgs["context"]) {
  const paths = specialityCards.map(({ href }) => href);
  const own = hasOwnName(context) ? listOwnDepartments(paths) : paths;
  return own.flatMap((path) => {
    const title = articleTitles[locale][path]?.linkTitle;
    return title ? [{ path, title }] : [];
  });
}

/** Who is in OPD now is known where the list is whole, and some have a timetable. */
function teamOf({ doctors, pages }: VisitorList, locale: Locale) {
  const first = doctors.slice(0, shownDoctors);
  if (pages > 1 || !doctors.some(({ opd }) => opd)) return { first };
  const here = doctors.filter(isHereNow);
  return { first, here, opens: here.length === 0 ? readOpening(doctors, locale) : undefined };
}

/** What the site itself says, and what the hospital has written in the language. */
export default function TranslatedHome({ loaderData }: Route.ComponentProps) {
  const hospital = useHospital();
  const locale = useLocale();
  const words = homeWords[locale];
  const { facts, inEnglish, departments = [], doctors } = loaderData;
  const { hero, vision, rooms, facilities } = facts;
  const text = fillIn(pageIn(locale, homePage).description, hospital);
  return (
    <main id="main">
      <Hero
        hero={{ ...hero, text: hero.text || text }}
        film="none"
        here={doctors?.here}
        opens={doctors?.opens}
      />
      <Tasks />
      <Departments links={departments} />
      <Structure rooms={rooms} />
      <Vision vision={vision} />
      <Section
        id="team"
        title={words.doctors}
        background="sand"
        action={
          <a {...linkIn(locale, doctorsPage.path)} className={section.more}>
            {words.allDoctors}
          </a>
        }
      >
        {doctors ? (
          <ul className={list.grid}>
            {doctors.first.map((doctor) => (
              <li key={doctor.id}>
                <DoctorInList doctor={doctor} />
              </li>
            ))}
          </ul>
        ) : (
          <LoadFailureNotice failure={doctorWords[locale].loadFailure} loadFailure={{}} />
        )}
      </Section>
      {facilities.length > 0 && <Facilities items={facilities} />}
      <OwnInEnglish className="wrap section" />
      {inEnglish && (
        <p className="wrap section">
          <a href={`${homePage.path}#${inEnglish}`} hrefLang="en" className={section.more}>
            {words.moreInEnglish}
          </a>
        </p>
      )}
    </main>
  );
}

function Departments({ links }: { links: readonly Department[] }) {
  const locale = useLocale();
  const words = homeWords[locale];
  const cards = useShownCards(specialityCards);
  const shown = cards.flatMap(({ path, image }) =>
    links.filter((link) => link.path === path).map(({ title }) => ({ path, image, title })),
  );
  if (shown.length === 0) return null;
  return (
    <Section
      isFirst
      id="specialities"
      title={words.specialities}
      pictures={shown.map(({ image }) => image)}
    >
      <CardList label={opdWords[locale].speciality} perPage={{ medium: 2, wide: 3 }}>
        {shown.map(({ path, image, title }) => {
          const { href, hrefLang } = linkIn(locale, path);
          return (
            <li key={path}>
              <Card picture={image} title={title} href={href} hrefLang={hrefLang}>
                {words.departments[path]}
              </Card>
            </li>
          );
        })}
      </CardList>
    </Section>
  );
}
