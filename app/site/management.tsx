import { CallButton } from "#app/hospital/call-button.tsx";
import { fillIn } from "#app/hospital/fill-in.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { knownSetting } from "#app/hospital/known-settings.server.ts";
import { localeOf } from "#app/language/locale.ts";
import { linkIn } from "#app/language/translated.ts";
import { isIn, langIn, Typed } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { pageIn } from "#app/pages/page-in.ts";
import { doctorsPage, managementPage } from "#app/pages/pages.ts";
import { readOwnPictures } from "#app/pictures/own.server.ts";
import "#app/pictures/focus.css";
import { metaOf } from "#app/pages/seo.ts";
import { doctorNeutral } from "#app/pictures/built-in.ts";
import { sampleOf } from "#app/pictures/samples.server.ts";
import { Picture, type PictureFile } from "#app/ui/picture.tsx";
import { aboutWords } from "#app/words/about.ts";
import type { Route } from "./+types/management";
import styles from "./management.module.css";

export const meta = metaOf(managementPage);

export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const own = readOwnPictures(locale, "leader");
  return {
    lead: knownSetting("texts", context, locale).managementLead,
    leaders: knownSetting("leaders", context, locale).items.map((leader) => {
      const place = `leader/${leader.id}`;
      return { ...leader, picture: own[place] ?? sampleOf(place) };
    }),
  };
}

export default function Management({ loaderData: { lead, leaders } }: Route.ComponentProps) {
  const hospital = useHospital();
  const locale = useLocale();
  const words = aboutWords[locale];
  const opening = fillIn(lead, hospital);
  // The name beside it says who is seen.
  const inLanguage = (picture: PictureFile) =>
    isIn(locale, picture.alt) ? picture : { ...picture, alt: "" };
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <p className="eyebrow">{words.management}</p>
      <h1>{pageIn(locale, managementPage).title}</h1>
      <p className="lead" lang={langIn(locale, opening)}>
        {opening}
      </p>
      {leaders.map(({ id, name, position, description, picture }, index) => (
        <section key={id} className={styles.leader}>
          <Picture
            picture={inLanguage(picture ?? doctorNeutral)}
            sizes="(min-width: 48em) 22rem, 92vw"
            priority={index === 0 || undefined}
          />
          <div>
            <p className={styles.position}>
              <Typed text={position} />
            </p>
            <h2>
              <Typed text={name} />
            </h2>
            <p>
              <Typed text={fillIn(description, hospital)} />
            </p>
          </div>
        </section>
      ))}
      <p className="row">
        <CallButton />
        <a {...linkIn(locale, doctorsPage.path)} className="button quiet">
          {words.allDoctors}
        </a>
      </p>
    </main>
  );
}
