import { useEffect } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { knownHospital } from "#app/hospital.server.ts";
import { attemptNotices } from "#app/opd/notices.server.ts";
import { env } from "#runtime/env.ts";
import type { Route } from "./+types/layout";
import { Failure, PageNotFound } from "./error-screens.tsx";
import { Frame } from "./frame.tsx";
import { keepForOffline } from "./keep-for-offline.ts";

/** Pages for visitors are the same for everyone, unless a route says otherwise. */
export const handle = { isPublic: true };

/** The public origin, for canonical links, the hospital, and what stands on top of every page today. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return {
    origin: env.ORIGIN ?? url.origin,
    hospital: knownHospital(context),
    notices: await attemptNotices(context),
  };
}

/** Avoids a request that could fail while a form is being sent. */
export function clientLoader() {
  return { origin: location.origin, notices: [] as string[] };
}

/** Origin never changes; refetching it with the notices would mask a failed child loader. */
export function shouldRevalidate() {
  return false;
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  useEffect(keepForOffline, []);
  return (
    <Frame notices={loaderData.notices}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Frame notices={loaderData?.notices}>
      {missing ? <PageNotFound /> : <Failure error={error} />}
    </Frame>
  );
}
