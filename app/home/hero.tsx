import { href } from "react-router";
import type { DoctorCard } from "#app/doctors/visitor-view.server.ts";
import { CallButton } from "#app/hospital/call-button.tsx";
import { useHospital } from "#app/hospital/hospital.ts";
import { inItsLanguage } from "#app/language/language-of.ts";
import { doctorsPage, opdPage, type PageLink } from "#app/pages/pages.ts";
import { useLinks } from "#app/pages/shown-links.ts";
import { reception } from "#app/pictures/built-in.ts";
import type { FilmChoice } from "#app/pictures/film.ts";
import { useOwnPictures } from "#app/pictures/own.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IllustrationWord } from "#app/ui/illustration.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Photo } from "#app/uploads/photo.tsx";
import type { Facts } from "./facts.server.ts";
import { Film } from "./film.tsx";
import styles from "./hero.module.css";

const oftenAsked: readonly PageLink[] = [
  { path: "/FeverInChildren", title: "Child fever" },
  { path: "/ChestPain", title: "Chest pain" },
  { path: "/AntenatalAndPostnatal", title: "Pregnancy" },
  { path: "/KidneyStoneTreatment", title: "Pathri" },
];

/** With the name alone where the words were not read; `here` are the doctors in OPD now, if there is a timetable. */
export function Hero({
  hero,
  film,
  here,
}: {
  hero: Facts["hero"] | undefined;
  film: FilmChoice;
  here: DoctorCard[] | undefined;
}) {
  const hospital = useHospital();
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
          <h1 {...inItsLanguage(hero?.title ?? hospital.name)} />
          {hero?.text && <p {...inItsLanguage(hero.text)} />}
          <Search />
          <p className={`row ${styles.calls}`}>
            <CallButton word="Enquiries:" />
            <a href={href("/doctors")} className="button quiet">
              {doctorsPage.linkTitle}
            </a>
          </p>
          {here && <InOpdNow doctors={here} />}
        </div>
      </div>
    </header>
  );
}

function Search() {
  return (
    <search>
      <form action={href("/search")} className={styles.find}>
        <input
          type="search"
          name="q"
          maxLength={100}
          placeholder="Doctor, illness, test"
          aria-label="Search for a doctor, an illness or a test"
        />
        <button type="submit">Search</button>
      </form>
      <p className={styles.often}>
        {useLinks(oftenAsked).map(({ path, title }) => (
          <a key={path} href={path}>
            {title}
          </a>
        ))}
      </p>
    </search>
  );
}

function InOpdNow({ doctors }: { doctors: DoctorCard[] }) {
  const count = doctors.length === 1 ? "1 doctor" : `${doctors.length} doctors`;
  return (
    <a href={opdPage.path} className={styles.now}>
      {doctors.length > 0 && (
        <span className={styles.faces}>
          {doctors.slice(0, 3).map(({ id, photo_key }) => (
            <Photo key={id} photoKey={photo_key} alt="" size={40} />
          ))}
        </span>
      )}
      <span>
        <b data-here={doctors.length > 0 || undefined}>
          {doctors.length > 0 ? `${count} in OPD now` : "Nobody is in OPD now"}
        </b>{" "}
        <small>Who is here today, and when</small>
      </span>
      <Icon name="forward" />
    </a>
  );
}
