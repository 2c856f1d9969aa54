import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from "react-router";
import { useLite } from "#app/lite.ts";
import type { Route } from "./+types/root";
import "#app/tokens.css";
import "#app/base.css";

/** A route whose page ships script says so; all others are plain HTML. */
export interface RouteHandle {
  interactive?: true;
}

export function Layout({ children }: { children: ReactNode }) {
  const interactive = useMatches().some((match) => (match.handle as RouteHandle)?.interactive);
  const lite = useLite();
  const scripted = interactive && !lite;
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {scripted && <ScrollRestoration />}
        {scripted && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const message = isRouteErrorResponse(error)
    ? error.statusText
    : "Something went wrong on our side.";
  return (
    <main>
      <title>Unexpected Application Error!</title>
      <h1>Unexpected Application Error!</h1>
      <p>{message}</p>
    </main>
  );
}
