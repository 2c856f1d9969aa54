import { href } from "react-router";
import { emergencyLinks } from "#app/care/emergency-links.tsx";
import { useHospital } from "#app/hospital/hospital.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn } from "#app/language/translated.ts";
import { inEnglish, useLocale } from "#app/language/use-locale.ts";
import { linkToIn } from "#app/pages/page-in.ts";
import { privacyPage, termsPage } from "#app/pages/pages.ts";
import { metaOf } from "#app/pages/seo.ts";
import { termsWords } from "#app/words/terms.ts";
import type { Route } from "./+types/terms";
import { Contact } from "./contact.tsx";
import { hasApplications, hasFilms } from "./facts.server.ts";
import { LegalPage } from "./page.tsx";

export const meta = metaOf(termsPage);

export function loader() {
  return { hasApplications: hasApplications(), hasFilms: hasFilms() };
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { phone, photos, instagram } = useHospital();
  const locale = useLocale();
  const words = termsWords[locale];
  const privacy = linkToIn(locale, privacyPage);
  return (
    <LegalPage page={termsPage}>
      <p className="lead">{words.lead}</p>

      <h2>{words.emergency.title}</h2>
      <p>
        <Sentence text={words.emergency.text} {...emergencyLinks} />
      </p>

      <h2>{words.health.title}</h2>
      <p>{words.health.text}</p>

      <h2>{words.doctors.title}</h2>
      <p>
        <Sentence text={words.doctors.text} phone={<a href={phone.link}>{phone.shown}</a>} />
      </p>

      <h2>{words.pictures.title}</h2>
      <p>{photos ? words.pictures.some : words.pictures.all}</p>

      {loaderData.hasApplications && (
        <>
          <h2>{words.jobs.title}</h2>
          <p>
            <Sentence
              text={words.jobs.text}
              privacy={<a {...linkIn(locale, privacy.path)}>{privacy.title}</a>}
            />
          </p>
        </>
      )}

      <h2>{words.links.title}</h2>
      <p>{instagram || loaderData.hasFilms ? words.links.withInstagram : words.links.others}</p>

      <h2>{words.mistakes.title}</h2>
      <p>
        <Sentence
          text={words.mistakes.text}
          contact={<Contact />}
          file={
            <a
              href={href("/.well-known/security.txt")}
              lang={inEnglish(locale)}
              hrefLang={inEnglish(locale)}
            >
              security.txt
            </a>
          }
        />
      </p>
    </LegalPage>
  );
}
