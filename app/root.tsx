import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import "#app/tokens.css";
import "#app/base.css";

/** A route whose page ships script says so; all others are plain HTML. */
export interface RouteHandle {
  interactive?: true;
}

export function loader({ request }: Route.LoaderArgs) {
  return { lite: isLite(request.headers) };
}

export function Layout({ children }: { children: ReactNode }) {
  const lite = useRouteLoaderData<typeof loader>("root")?.lite ?? false;
  const interactive = useMatches().some((match) => (match.handle as RouteHandle)?.interactive);
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

/** Lite: chosen by the footer's form, or asked for by a browser that saves data. */
function isLite(headers: Headers): boolean {
  const cookies = headers.get("Cookie") ?? "";
  return headers.get("Save-Data") === "on" || /(?:^|; )lite=1(?:;|$)/.test(cookies);
}
