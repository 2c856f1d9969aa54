import { type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from "react-router";
import { CallButton } from "#app/hospital/call-button.tsx";
import { useHospital } from "#app/hospital/hospital.ts";
import { logoIcon } from "#app/hospital/logo.ts";
import letters from "#app/language/letters.css?inline";
import { languageTags } from "#app/language/locale.ts";
import { linkIn, titleIn } from "#app/language/translated.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { useHydrated } from "#app/rendering/hydrated.ts";
import { replayHeldEvents } from "#app/rendering/hydration.ts";
import { useRendering } from "#app/rendering/mode.ts";
import { secureCookies } from "#app/requests/secure-cookies.server.ts";
import { keepPage } from "#app/ui/load-failure.ts";
import { useShell } from "#app/words/shell.ts";
import type { RouteDeclaration } from "../server/http/route-table.ts";
import type { Route } from "./+types/root";
import "./tokens.css";
import "./base.css";

/** What a route declares besides its module: whether its page ships script, and what the server needs. */
export interface RouteHandle extends RouteDeclaration {
  interactive?: true;
  /** An interactive page that does not wait for somebody to touch what script makes better. */
  hydratesAtOnce?: true;
  /** A page that is read without a connection: all its CSS is in it. */
  standsAlone?: true;
  /** All CSS of the page, in place of the site's style sheets. */
  styles?: string;
}

export const middleware: Route.MiddlewareFunction[] = [secureCookies];
export const clientMiddleware = [keepPage];

export function Layout({ children }: { children: ReactNode }) {
  const { hasScript } = useRendering();
  const hydrated = useHydrated();
  const locale = useLocale();
  return (
    <html lang={languageTags[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f4c54" />
        <Meta />
        <Icons />
        <link rel="manifest" href="/manifest.webmanifest" />
        {import.meta.env.SSR ? <Styles /> : <Links />}
        {import.meta.env.SSR && locale !== "en" && <style>{letters}</style>}
      </head>
      <body>
        {children}
        {hydrated && <ScrollRestoration />}
        {import.meta.env.DEV && hasScript && <Scripts />}
      </body>
    </html>
  );
}

function Icons() {
  const { logo, mark = "/icon.svg" } = useHospital();
  if (logo) {
    return (
      <>
        <link rel="icon" href={logoIcon(logo, 32)} sizes="32x32" />
        <link rel="icon" href={logoIcon(logo, 192)} sizes="192x192" />
        <link rel="apple-touch-icon" href={logoIcon(logo, 192)} />
      </>
    );
  }
  return (
    // Who cannot show it asks for /favicon.ico without being told.
    <link rel="icon" href={mark} type="image/svg+xml" />
  );
}

/** The style sheets of the page; `entry.server.tsx` inlines them unless the page is hydrated at once. */
function Styles() {
  const styles = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.styles;
  if (!styles) return <Links />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets
  return <style dangerouslySetInnerHTML={{ __html: styles }} />;
}

export default function Root() {
  useEffect(replayHeldEvents, []);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const hospital = useHospital();
  const { errors } = useShell();
  const locale = useLocale();
  // A page of an error has no script, so the script of others need not know it.
  const isMissing = import.meta.env.SSR && isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="main" className="wrap section">
      <title>{`${errors.title} | ${hospital.name}`}</title>
      <p className="eyebrow">
        {hospital.name}
        {isRouteErrorResponse(error) && ` · ${error.status} ${error.statusText}`}
      </p>
      <h1>{errors.title}</h1>
      <div className="prose">
        <p className="lead">{isMissing ? errors.link : errors.cannotShow}</p>
        <p className="row">
          <CallButton />
          <a {...linkIn(locale, "/")} className="button quiet">
            {titleIn(locale, "/", errors.home)}
          </a>
        </p>
      </div>
    </main>
  );
}
