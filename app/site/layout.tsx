import { useEffect } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { env } from "#app/env.server.ts";
import { keepForOffline } from "#app/offline/register.ts";
import type { Route } from "./+types/layout";
import { Failure, PageNotFound } from "./error-screens.tsx";
import { Frame } from "./frame.tsx";

/** `origin` is empty unless it is set: a page is cached once, for whatever host it was asked by. */
export function loader() {
  return { origin: env.ORIGIN ?? "" };
}

/** Where the site stands does not change while someone looks at it. */
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
