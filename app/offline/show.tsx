import { emergencyLinks } from "#app/care/emergency-links.tsx";
import { CallButton } from "#app/hospital/call-button.tsx";
import { addressOf, useHospital } from "#app/hospital/hospital.ts";
import { localeOf, pathIn } from "#app/language/locale.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { Typed } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { doctorsPage, emergencyPage, homePage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import { offlineWords } from "#app/words/offline.ts";
import { useShell } from "#app/words/shell.ts";
import type { Route } from "./+types/show";

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const locale = localeOf(location.pathname);
  const { title, description } = offlineWords[locale];
  return pageMeta({ title, description, path: "/offline", locale, isUnlisted: true, matches });
};

export const handle = { standsAlone: true };

export default function Offline() {
  const hospital = useHospital();
  const locale = useLocale();
  const words = offlineWords[locale];
  return (
    <main id="main" className="wrap section prose">
      <p className="eyebrow">{words.title}</p>
      <h1>{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      <p className="row">
        <CallButton />
      </p>
      <p>
        <Sentence text={useShell().emergencyNumbers} {...emergencyLinks} />
      </p>
      <p>
        <Typed text={`${hospital.name}, ${addressOf(hospital)}`} />
      </p>
      <p>
        <Sentence
          text={words.kept}
          firstAid={<a href={pathIn(locale, emergencyPage.path)}>{words.firstAid}</a>}
          home={<a href={pathIn(locale, homePage.path)}>{words.home}</a>}
          doctors={<a href={pathIn(locale, doctorsPage.path)}>{words.doctors}</a>}
        />
      </p>
    </main>
  );
}
