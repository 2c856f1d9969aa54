import { useEffect } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { env } from "#runtime/env.ts";
import type { Route } from "./+types/layout";
import { Failure, PageNotFound } from "./error-screens.tsx";
import { Frame } from "./frame.tsx";
import { keepForOffline } from "./keep-for-offline.ts";

/** Pages for visitors are the same for everyone, unless a route says otherwise. */
export const handle = { isPublic: true };

/** The public origin, for canonical links. */
export function loader({ url }: Route.LoaderArgs) {
  return { origin: env.ORIGIN ?? url.origin };
}

/** Avoids a request that could fail while a form is being sent. */
export function clientLoader() {
  return { origin: location.origin };
}

/** Origin never changes; refetching it would mask a failed child loader. */
export function shouldRevalidate() {
  return false;
}

export default function SiteLayout() {
  useEffect(keepForOffline, []);
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <Frame>{missing ? <PageNotFound /> : <Failure error={error} />}</Frame>;
}
