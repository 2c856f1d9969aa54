import { href } from "react-router";
import { useHospital } from "#app/hospital.ts";
import { doctorsPage } from "#app/pages.ts";
import type { FilmChoice } from "#app/pictures/film.ts";
import { useOwnPictures } from "#app/pictures/own.ts";
import { heroPoster } from "#app/pictures.ts";
import { IllustrationWord } from "#app/ui/illustration.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Film } from "./film.tsx";
import styles from "./hero.module.css";
import onDark from "./on-dark.module.css";

export function Hero({ film }: { film: FilmChoice }) {
  const hospital = useHospital();
  const picture = useOwnPictures().hero ?? heroPoster;
  return (
    <header className={styles.hero}>
      <Picture picture={picture} alt="" sizes="100vw" priority />
      <Film film={film} />
      {!picture.isPhoto && <IllustrationWord />}
      <div className={`wrap ${styles.words}`}>
        <h1>Good care, close to home</h1>
        <p>
          {`In ${hospital.street}, ${hospital.city}. Doctors who know you, rooms where you can rest.`}
        </p>
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
