import { href } from "react-router";
import { useHospital } from "#app/hospital/hospital.ts";
import { inItsLanguage } from "#app/language/language-of.ts";
import { doctorsPage } from "#app/pages/pages.ts";
import { heroPoster } from "#app/pictures/built-in.ts";
import type { FilmChoice } from "#app/pictures/film.ts";
import { useOwnPictures } from "#app/pictures/own.ts";
import { IllustrationWord } from "#app/ui/illustration.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Facts } from "./facts.server.ts";
import { Film } from "./film.tsx";
import styles from "./hero.module.css";
import onDark from "./on-dark.module.css";

/** With the name alone where the words were not read. */
export function Hero({ hero, film }: { hero: Facts["hero"] | undefined; film: FilmChoice }) {
  const hospital = useHospital();
  const picture = useOwnPictures().hero ?? heroPoster;
  return (
    <header className={styles.hero}>
      <Picture picture={picture} alt="" sizes="100vw" priority />
      <Film film={film} />
      {!picture.isPhoto && <IllustrationWord />}
      <div className={`wrap ${styles.words}`}>
        <h1 {...inItsLanguage(hero?.title ?? hospital.name)} />
        {hero?.text && <p {...inItsLanguage(hero.text)} />}
        <p className="row">
          <a href={hospital.phone.link} className="button gold">
            {`Enquiries: ${hospital.phone.shown}`}
          </a>
          <a href={href("/doctors")} className={`button ${onDark.button}`}>
            {doctorsPage.linkTitle}
          </a>
        </p>
      </div>
    </header>
  );
}
