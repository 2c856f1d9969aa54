import { useEffect } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { env } from "#runtime/env.ts";
import type { Route } from "./+types/layout";
import { Failure, PageNotFound } from "./error-screens.tsx";
import { Frame } from "./frame.tsx";
import { keepForOffline } from "./keep-for-offline.ts";

/** Where the site stands, for canonical links: as set, or as it was asked for. */
export function loader({ url }: Route.LoaderArgs) {
  return { origin: env.ORIGIN ?? url.origin };
}

/** In the browser nothing is asked of the server that could fail: a form may be on its way to a page here. */
export function clientLoader() {
  return { origin: location.origin };
}

/** Never asked for again: it stays the same, and a page whose own request fails could not tell so. */
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
