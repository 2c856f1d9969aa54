import type { ReactNode } from "react";
import { useLite } from "#app/rendering/mode.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

// Fetches a page when a visitor is about to open it, in browsers that know how. What changes
// something or needs a sign-in is left alone.
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: { href_matches: ["/dashboard*", "/signin*", "/signout*", "/lite*", "/uploads/*"] },
          },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** Header and footer around a page, which brings its own `<main id="main">` with one `<h1>`. */
export function Frame({ children }: { children: ReactNode }) {
  const lite = useLite();
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header />
      {children}
      <Footer />
      {!lite && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which must not be escaped
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      )}
    </>
  );
}
