import { href, isRouteErrorResponse } from "react-router";
import { ambulanceNumber, emergencyNumber } from "#app/care/emergency-numbers.ts";
import { CallButton } from "#app/hospital/call-button.tsx";
import { useHospital } from "#app/hospital/hospital.ts";
import { useLinks } from "#app/pages/shown-links.ts";
import { specialities } from "./navigation.ts";
import { SearchForm } from "./search-form.tsx";

const title = "Unexpected Application Error!";

/** `missing` is the title of a page that the hospital does not show. */
export function PageNotFound({ missing }: { missing?: string }) {
  const hospital = useHospital();
  const departments = useLinks(specialities);
  return (
    <main id="main" className="wrap section">
      <title>{`Page not found | ${hospital.name}`}</title>
      <p className="eyebrow">Error 404</p>
      <h1>{title}</h1>
      <div className="prose">
        <h2>We cannot find this page</h2>
        <p className="lead">
          {missing
            ? `We have no page about ${missing}. Call us to ask what we offer, or go on from here.`
            : "The address may be mistyped, or the page may have moved. Search for it, or go on from here."}
        </p>
        <SearchForm />
        <NextSteps />
        {departments.length > 0 && (
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
        )}
      </div>
    </main>
  );
}

export function Failure({ error }: { error: unknown }) {
  const hospital = useHospital();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main id="main" className="wrap section">
      <title>{`${title} | ${hospital.name}`}</title>
      <p className="eyebrow">Error {status}</p>
      <h1>{title}</h1>
      <div className="prose">
        <p className="lead">
          {status < 500
            ? "This link does not work. Go back and try again, or choose a page here."
            : "Something went wrong on our side. Please try again in a moment."}
        </p>
        {status >= 500 && (
          <p>
            In an emergency call <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a> or{" "}
            <a href={`tel:${ambulanceNumber}`}>{ambulanceNumber}</a>. For anything else call us:
          </p>
        )}
        <NextSteps />
      </div>
    </main>
  );
}

function NextSteps() {
  return (
    <p className="row">
      <CallButton />
      <a href={href("/doctors")} className="button quiet">
        Our doctors
      </a>
      <a href={href("/")} className="button quiet">
        Home page
      </a>
    </p>
  );
}
