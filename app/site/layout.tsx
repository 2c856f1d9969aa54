import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { isPreview } from "#app/auth/preview.server.ts";
import { ofTheHospital } from "#app/header/navigation.ts";
import { knownHospital } from "#app/hospital/hospital.server.ts";
import { localeOf } from "#app/language/locale.ts";
import { readOwnMenu } from "#app/library/departments.server.ts";
import { readMenuChanges } from "#app/library/empty-pages.server.ts";
import { noOwnMenu, OwnMenuContext } from "#app/library/own-links.ts";
import { ChangedLinks } from "#app/pages/shown-links.ts";
import { attempt } from "#app/requests/failure.server.ts";
import { env } from "#runtime/env.ts";
import type { Route } from "./+types/layout";
import { Failure, PageNotFound } from "./error-screens.tsx";
import { Frame } from "./frame.tsx";
import { listNotices } from "./notices.server.ts";

/** Pages for visitors are the same for everyone, unless a route says otherwise. */
export const handle = { isPublic: true };

/** The public origin, for canonical links, the hospital, what stands on top of every page today, and what menus leave out and add. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const links = await attempt(() => readMenuChanges(ofTheHospital, locale) ?? null);
  const own = await attempt(readOwnMenu);
  const origin = env.ORIGIN ?? url.origin;
  const hospital = knownHospital(context, locale);
  const notices = await listNotices(hospital, origin, context, locale);
  return {
    origin,
    hospital,
    ...(notices.length > 0 && { notices }),
    ...(links && { links }),
    ...(own && { own }),
    ...(hospital.isBeingSetUp && !isPreview(context) && { isBare: true }),
  };
}

const loadFailure = { links: undefined, own: undefined, isBare: undefined };

/** Avoids a request that could fail while a form is being sent. */
export function clientLoader() {
  return { origin: location.origin, notices: undefined, ...loadFailure };
}

/** Origin never changes; refetching it with the notices would mask a failed child loader. */
export function shouldRevalidate() {
  return false;
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Framed read={loaderData}>
      <Outlet />
    </Framed>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Framed read={loaderData}>
      {missing ? <PageNotFound missing={error.data?.missing} /> : <Failure error={error} />}
    </Framed>
  );
}

/** `read` is undefined where the loader did not run. */
function Framed({
  read,
  children,
}: {
  read: Route.ComponentProps["loaderData"] | undefined;
  children: ReactNode;
}) {
  return (
    <ChangedLinks value={read?.links ?? {}}>
      <OwnMenuContext value={read?.own ?? noOwnMenu}>
        <Frame notices={read?.notices} isBare={read?.isBare}>
          {children}
        </Frame>
      </OwnMenuContext>
    </ChangedLinks>
  );
}
