import type { DoctorCard } from "#app/doctors/visitor-view.server.ts";
import { CallButton } from "#app/hospital/call-button.tsx";
import { pluralOf } from "#app/language/messages.ts";
import { linkIn, pathToward, titleIn } from "#app/language/translated.ts";
import { langIn } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { linkToIn } from "#app/pages/page-in.ts";
import { doctorsPage, opdPage } from "#app/pages/pages.ts";
import { useLinks } from "#app/pages/shown-links.ts";
import { reception } from "#app/pictures/built-in.ts";
import type { FilmChoice } from "#app/pictures/film.ts";
import { useOwnPictures } from "#app/pictures/own.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IllustrationWord } from "#app/ui/illustration.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Photo } from "#app/uploads/photo.tsx";
import { homeWords } from "#app/words/home.ts";
import { useShell } from "#app/words/shell.ts";
import type { Facts } from "./facts.server.ts";
import { Film } from "./film.tsx";
import styles from "./hero.module.css";

const oftenAsked = {
  fever: "/FeverInChildren",
  chestPain: "/ChestPain",
  pregnancy: "/AntenatalAndPostnatal",
  kidneyStones: "/KidneyStoneTreatment",
  gallstones: "/GallbladderSurgery",
} as const;

/** With a greeting of our own where there are no other words; `here` are the doctors in OPD now, if there is a timetable. */
export function Hero({
  hero,
  film,
  here,
  opens,
}: {
  hero: Facts["hero"] | undefined;
  film: FilmChoice;
  here: DoctorCard[] | undefined;
  /** When somebody is there next, such as "OPD opens tomorrow, 9:00 AM". */
  opens?: string | undefined;
}) {
  const locale = useLocale();
  const title = hero?.title || homeWords[locale].greeting;
  const doctors = linkToIn(locale, doctorsPage);
  const picture = useOwnPictures().hero ?? reception;
  return (
    <header className={styles.hero}>
      <div className={styles.layout}>
        <div className={styles.picture}>
          <Picture
            picture={picture}
            alt=""
            maxWidth={1200}
            sizes="(min-width: 64em) 31rem, 100vw"
            priority
          />
          <Film film={film} />
          {!picture.isPhoto && <IllustrationWord />}
        </div>
        <div className={styles.sheet}>
          <h1 lang={langIn(locale, title)}>{title}</h1>
          {hero?.text && (
            <p className="lead" lang={langIn(locale, hero.text)}>
              {hero.text}
            </p>
          )}
          <Search />
          <p className={`row ${styles.calls}`}>
            <CallButton word={homeWords[locale].enquiries} />
            <a {...linkIn(locale, doctors.path)} className="button quiet">
              {doctors.title}
            </a>
          </p>
          {here && <InOpdNow doctors={here} opens={opens} />}
        </div>
      </div>
    </header>
  );
}

function Search() {
  const locale = useLocale();
  const words = homeWords[locale];
  const { search } = useShell();
  const links = Object.entries(oftenAsked).map(([topic, path]) => ({
    path,
    title: words.often[topic as keyof typeof oftenAsked],
  }));
  return (
    <search>
      <form action={pathToward(locale, "/search")} className={styles.find}>
        <input
          type="search"
          name="q"
          maxLength={100}
          placeholder={titleIn(locale, "/search", words.findWhat)}
          aria-label={titleIn(locale, "/search", words.find)}
        />
        <button type="submit" className="button">
          {search}
        </button>
      </form>
      <p className={styles.often}>
        {useLinks(links).map(({ path, title }) => (
          <a key={path} {...linkIn(locale, path)}>
            {title}
          </a>
        ))}
      </p>
    </search>
  );
}

function InOpdNow({ doctors, opens }: { doctors: DoctorCard[]; opens: string | undefined }) {
  const locale = useLocale();
  const words = homeWords[locale];
  return (
    <a {...linkIn(locale, opdPage.path)} className={styles.now}>
      {doctors.length > 0 && (
        <span className={styles.faces}>
          {doctors.slice(0, 3).map(({ id, photo_key }) => (
            <Photo key={id} photoKey={photo_key} alt="" size={40} />
          ))}
        </span>
      )}
      <span>
        <b data-here={doctors.length > 0 || undefined}>
          {doctors.length > 0 ? pluralOf(words.inOpd, doctors.length) : (opens ?? words.nobody)}
        </b>{" "}
        <small>{opens ? words.tasks.opd.about : words.whoIsHere}</small>
      </span>
      <Icon name="forward" />
    </a>
  );
}
