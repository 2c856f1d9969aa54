import { isRouteErrorResponse, Outlet } from "react-router";
import { knownHospital } from "#app/hospital/hospital.server.ts";
import { readLinkChanges } from "#app/library/library.server.ts";
import { ChangedLinks } from "#app/library/shown-links.ts";
import { attempt } from "#app/requests/failure.server.ts";
import { env } from "#runtime/env.ts";
import type { Route } from "./+types/layout";
import { Failure, PageNotFound } from "./error-screens.tsx";
import { Frame } from "./frame.tsx";
import { listNotices } from "./notices.server.ts";

/** Pages for visitors are the same for everyone, unless a route says otherwise. */
export const handle = { isPublic: true };

/** The public origin, for canonical links, the hospital, what stands on top of every page today, and what menus leave out. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const links = await attempt(() => readLinkChanges() ?? null);
  const origin = env.ORIGIN ?? url.origin;
  const hospital = knownHospital(context);
  const notices = await listNotices(hospital, origin, context);
  return {
    origin,
    hospital,
    ...(notices.length > 0 && { notices }),
    ...(links && { links }),
  };
}

/** Avoids a request that could fail while a form is being sent. */
export function clientLoader() {
  return { origin: location.origin, notices: undefined, links: undefined };
}

/** Origin never changes; refetching it with the notices would mask a failed child loader. */
export function shouldRevalidate() {
  return false;
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <ChangedLinks value={loaderData.links ?? {}}>
      <Frame notices={loaderData.notices}>
        <Outlet />
      </Frame>
    </ChangedLinks>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <ChangedLinks value={loaderData?.links ?? {}}>
      <Frame notices={loaderData?.notices}>
        {missing ? <PageNotFound missing={error.data?.missing} /> : <Failure error={error} />}
      </Frame>
    </ChangedLinks>
  );
}
