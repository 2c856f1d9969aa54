import { isRouteErrorResponse } from "react-router";
import { emergencyLinks } from "#app/care/emergency-links.tsx";
import { specialities } from "#app/header/navigation.ts";
import { SearchForm } from "#app/header/search-form.tsx";
import { CallButton } from "#app/hospital/call-button.tsx";
import { useHospital } from "#app/hospital/hospital.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn, titleIn } from "#app/language/translated.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { useLinks } from "#app/pages/shown-links.ts";
import { useShell } from "#app/words/shell.ts";

/** `missing` is the title of a page that the hospital does not show. */
export function PageNotFound({ missing }: { missing?: string }) {
  const hospital = useHospital();
  const { errors } = useShell();
  return (
    <main id="main" className="wrap section">
      <title>{`${errors.notFound} | ${hospital.name}`}</title>
      <p className="eyebrow">{fillPlaces(errors.number, { status: "404" })}</p>
      <h1>{errors.title}</h1>
      <div className="prose">
        <h2>{errors.cannotFind}</h2>
        <p className="lead">
          {missing ? fillPlaces(errors.missing, { missing }) : errors.mistyped}
        </p>
        <SearchForm />
        <NextSteps />
        {useLocale() === "en" && <Departments />}
      </div>
    </main>
  );
}

function Departments() {
  const departments = useLinks(specialities);
  if (departments.length === 0) return null;
  return (
    <>
      <h2>Specialities</h2>
      <ul className="plain row">
        {departments.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

export function Failure({ error }: { error: unknown }) {
  const hospital = useHospital();
  const { errors, orReception } = useShell();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main id="main" className="wrap section">
      <title>{`${errors.title} | ${hospital.name}`}</title>
      <p className="eyebrow">{fillPlaces(errors.number, { status: String(status) })}</p>
      <h1>{errors.title}</h1>
      <div className="prose">
        <p className="lead">{status < 500 ? errors.link : errors.ourSide}</p>
        {status >= 500 && (
          <p>
            <Sentence text={orReception} {...emergencyLinks} />
          </p>
        )}
        <NextSteps />
      </div>
    </main>
  );
}

function NextSteps() {
  const locale = useLocale();
  const { errors } = useShell();
  return (
    <p className="row">
      <CallButton />
      <a {...linkIn(locale, "/doctors")} className="button quiet">
        {titleIn(locale, "/doctors", errors.doctors)}
      </a>
      <a {...linkIn(locale, "/")} className="button quiet">
        {titleIn(locale, "/", errors.home)}
      </a>
    </p>
  );
}
