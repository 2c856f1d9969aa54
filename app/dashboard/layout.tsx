import { useEffect } from "react";
import {
  data,
  href,
  isRouteErrorResponse,
  Link,
  matchPath,
  Outlet,
  useLocation,
  useMatches,
} from "react-router";
import type { Refusal } from "#app/auth/forbidden.server.ts";
import { Forbidden } from "#app/auth/forbidden.tsx";
import { requireStaff, staffOnly } from "#app/auth/guard.ts";
import { keepsWebsite, mayUse } from "#app/auth/roles.ts";
import type { Ended } from "#app/auth/session-ended.server.ts";
import { knownHospital } from "#app/hospital/hospital.server.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { tellOutdated } from "#app/own-words/outdated.server.ts";
import { titleOf } from "#app/pages/seo.ts";
import { loadRoutes } from "#app/rendering/load-routes.ts";
import { attempt } from "#app/requests/failure.server.ts";
import { forgetFlash, offerUndo, readFlash } from "#app/requests/flash.server.ts";
import { PasswordLinkNotice } from "#app/sign-in/password-link-notice.tsx";
import { takeResumed } from "#app/sign-in/resumed.ts";
import { SessionEnded } from "#app/sign-in/session-ended.tsx";
import { UnfamiliarNotice } from "#app/sign-in/unfamiliar-notice.tsx";
import { Account, OwnRights } from "#app/ui/fields/account-field.tsx";
import { forgetOldDrafts, forgetSentDrafts } from "#app/ui/keeping/drafts.ts";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { ignoreRepeats } from "#app/ui/sending/repeats.ts";
import { forgetSaved } from "#app/ui/sending/send.ts";
import { useLastRead } from "#app/ui/use-last-read.ts";
import { listUnfamiliarSignIns } from "#db/accounts/sessions.ts";
import { findPasswordLinkTo } from "#db/accounts/staff-links.ts";
import { countApplicationsByState } from "#db/applications/application-states.ts";
import type { Rights } from "#db/schema.ts";
import { isDeskOn } from "#db/settings/desk.ts";
import type { Route } from "./+types/layout";
import styles from "./layout.module.css";
import { Menu } from "./menu.tsx";
import { Message } from "./message.tsx";

export const handle = { interactive: true, hydratesAtOnce: true };

/** What the menu leads to, and where somebody is led whose session has ended. */
const fromEverywhere = new Set([
  "dashboard/overview",
  "dashboard/find",
  "doctor-desk/staff-list",
  "careers/staff-list",
  "links/staff-list",
  "site/layout",
  "sign-in/sign-in",
]);

export const middleware: Route.MiddlewareFunction[] = [staffOnly, offerUndo];

export const meta: Route.MetaFunction = ({ matches }) => [
  titleOf("Dashboard", matches),
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { id, name, role, desk, website, sessionId } = requireStaff(context);
  const rights = { role, desk, website };
  const sent = await readFlash(request);
  const flash = sent && ((await attempt(() => tellOutdated(sent, rights))) ?? sent);
  const headers = flash && { "Set-Cookie": await forgetFlash() };
  const unfamiliar = listUnfamiliarSignIns(id, sessionId);
  const passwordLink = findPasswordLinkTo(id);
  const hospital = knownHospital();
  const readable = isReadableOnTheWay(url);
  const fresh = keepsWebsite(rights) ? (await attempt(countApplicationsByState))?.new : undefined;
  const notices = { flash, unfamiliar, passwordLink, readable };
  return data({ id, name, rights, hasDesk: isDeskOn(), hospital, fresh, ...notices }, { headers });
}

export function headers({ loaderHeaders, actionHeaders, errorHeaders }: Route.HeadersArgs) {
  const headers = new Headers(errorHeaders ?? loaderHeaders);
  for (const [name, value] of actionHeaders) headers.append(name, value);
  headers.set("Cache-Control", "no-store");
  return headers;
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const section = sectionOf(useMatches().at(-1)?.id);
  const { key } = useLocation();
  useEffect(ignoreRepeats, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen leads elsewhere
  useEffect(
    () =>
      loadRoutes(
        (id, path) =>
          fromEverywhere.has(id) || (section && sectionOf(id) === section && isLedTo(path)),
      ),
    [section, key],
  );
  useEffect(() => {
    if (isLoadFailure(loaderData)) return;
    forgetSaved();
    forgetOldDrafts();
    const resumed = takeResumed();
    if (!resumed || !loaderData.flash) return;
    const [path = ""] = resumed.path.split("?");
    forgetSentDrafts(loaderData.id, path, resumed.fields);
  }, [loaderData]);
  const read = useLastRead(loaderData);
  if (!read) return <Failure {...unexpected} />;
  const flash = isLoadFailure(loaderData) ? undefined : read.flash;
  return (
    <div className={styles.dashboard}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Menu
        account={read.id}
        name={read.name}
        rights={read.rights}
        hasDesk={read.hasDesk}
        fresh={read.fresh}
      />
      <main id="main" className={styles.main}>
        <div className={styles.onScreen}>
          <WayToSetUp rights={read.rights} />
          {read.readable && (
            <p className={styles.warning}>
              The connection is not encrypted: others in this network could read along.
            </p>
          )}
          <UnfamiliarNotice signIns={read.unfamiliar} />
          <PasswordLinkNotice link={read.passwordLink} />
        </div>
        <Message flash={flash} />
        <Account value={read.id}>
          <OwnRights value={read.rights}>
            <Outlet />
          </OwnRights>
        </Account>
      </main>
    </div>
  );
}

/** From the screens that the set-up leads to. */
function WayToSetUp({ rights }: { rights: Rights }) {
  const { isBeingSetUp } = useHospital();
  const { pathname } = useLocation();
  const setUp = href("/dashboard/SetUp");
  if (!isBeingSetUp || !mayUse(rights, setUp) || pathname === href("/dashboard")) return null;
  if (pathname.toLowerCase().startsWith(setUp.toLowerCase())) return null;
  return (
    <p className={styles.toSetUp}>
      <Link to={href("/dashboard/SetUp/open")}>Back to the set-up</Link>
    </p>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 401 && error.data?.resume) {
    return <SessionEnded ended={error.data as Ended} />;
  }
  if (isRouteErrorResponse(error) && error.status === 403 && error.data?.admins) {
    return <Refused refusal={error.data as Refusal} />;
  }
  return <Failure {...explain(error)} />;
}

function Refused({ refusal }: { refusal: Refusal }) {
  return (
    <div className={styles.dashboard}>
      <Menu name={refusal.name} rights={refusal.rights} hasDesk={refusal.hasDesk} />
      <main id="main" className={styles.main}>
        <Forbidden refusal={refusal} />
      </main>
    </div>
  );
}

interface Explanation {
  title: string;
  text: string;
}

function Failure({ title, text }: Explanation) {
  const { pathname, search } = useLocation();
  return (
    <main id="main" className={`wrap ${styles.error}`}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="row">
        <Link className="button" to={{ pathname, search }} replace>
          Try again
        </Link>
        <a className="button quiet" href="/dashboard">
          Back to the dashboard
        </a>
      </p>
    </main>
  );
}

const unexpected: Explanation = {
  title: "Unexpected Application Error!",
  text: "Either the server could not be reached, or something went wrong on our side. Please try again.",
};

function explain(error: unknown): Explanation {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) {
    const text = "Somebody may have deleted it in the meantime.";
    return { title: "This is not here any more", text };
  }
  const reason = isRouteErrorResponse(error) && status < 500 && error.statusText;
  return reason ? { ...unexpected, text: reason } : unexpected;
}

/** The folder of a screen for staff, whose other screens are near; undefined for other routes. */
function sectionOf(id = ""): string | undefined {
  return /^([\w-]+)\/staff-/.exec(id)?.[1];
}

/** Whether a link or a form of the screen leads to a route of this path. */
function isLedTo(path: string): boolean {
  const places = document.querySelectorAll("main :is([href], [action], [formaction])");
  return [...places].some((place) =>
    ["href", "action", "formaction"].some((name) => {
      const [pathname = ""] = place.getAttribute(name)?.split(/[?#]/) ?? [];
      return matchPath(path, pathname);
    }),
  );
}

function isReadableOnTheWay({ protocol, hostname }: URL): boolean {
  return protocol === "http:" && !/^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
