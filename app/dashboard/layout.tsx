import { data, Form, href, isRouteErrorResponse, NavLink, Outlet, useLocation } from "react-router";
import { requireStaff, staffOnly } from "#app/auth/guard.ts";
import type { Resume } from "#app/auth/resume.server.ts";
import { SessionEnded } from "#app/auth/session-ended.tsx";
import { readFlash } from "#app/flash.server.ts";
import { hospital } from "#app/site/hospital.ts";
import type { Route } from "./+types/layout";
import styles from "./layout.module.css";

export const handle = { interactive: true };

export const middleware: Route.MiddlewareFunction[] = [staffOnly];

export const meta: Route.MetaFunction = () => [
  { title: `Dashboard | ${hospital.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { name } = requireStaff(context);
  const flash = await readFlash(request);
  const headers = flash && { "Set-Cookie": flash.forget };
  return data({ name, sentence: flash?.sentence, readable: isReadableOnTheWay(url) }, { headers });
}

export function headers({ loaderHeaders, actionHeaders, errorHeaders }: Route.HeadersArgs) {
  const headers = new Headers(errorHeaders ?? loaderHeaders);
  for (const [name, value] of actionHeaders) headers.append(name, value);
  headers.set("Cache-Control", "no-store");
  return headers;
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.dashboard}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Menu name={loaderData.name} />
      <main id="main" className={styles.main}>
        {loaderData.readable && (
          <p className={styles.warning}>
            The connection is not encrypted: others in this network could read along.
          </p>
        )}
        {loaderData.sentence && (
          <p className={styles.flash} role="status">
            {loaderData.sentence}
          </p>
        )}
        <Outlet />
      </main>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 401) {
    return <SessionEnded resume={error.data as Resume} />;
  }
  const found = !(isRouteErrorResponse(error) && error.status === 404);
  const told = isRouteErrorResponse(error) && error.status < 500 && found && error.statusText;
  return (
    <main id="main" className={`wrap ${styles.error}`}>
      <title>{found ? "Unexpected Application Error!" : "Not found"}</title>
      <h1>{found ? "Unexpected Application Error!" : "This is not here any more"}</h1>
      <p>
        {found
          ? told || "Something went wrong on our side. Nothing was changed. Please try again."
          : "Somebody may have deleted it in the meantime."}
      </p>
      <p>
        <a className="button" href="/dashboard">
          Back to the dashboard
        </a>
      </p>
    </main>
  );
}

function Menu({ name }: { name: string }) {
  const { pathname } = useLocation();
  return (
    <header className={styles.sidebar}>
      <a className={styles.brand} href="/">
        {hospital.name}
        <small>Staff dashboard</small>
      </a>
      <details key={pathname} className={styles.menu}>
        <summary>Menu</summary>
      </details>
      <nav aria-label="Dashboard">
        <NavLink to={href("/dashboard")} end>
          Overview
        </NavLink>
        <NavLink to={href("/dashboard/AddDoctor")}>Add Doctor</NavLink>
        <NavLink to={href("/dashboard/Careers")}>Careers</NavLink>
        <NavLink to={href("/dashboard/Links")}>Add Links</NavLink>
        <NavLink to={href("/dashboard/Devices")}>Devices</NavLink>
      </nav>
      <Form method="post" action={href("/signout")} reloadDocument className={styles.logout}>
        <span>{name}</span>
        <button type="submit">Logout</button>
      </Form>
    </header>
  );
}

/** Whether a page travels in the clear: over plain http to any other machine than this one. */
function isReadableOnTheWay({ protocol, hostname }: URL): boolean {
  return protocol === "http:" && !/^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
