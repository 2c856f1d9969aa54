import type { ReactNode } from "react";
import { useRendering } from "#app/rendering/mode.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { ThumbBar } from "./thumb-bar.tsx";

// Never prefetched: what changes something or requires a session.
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

/** Header and footer around a page, which has its own `<main id="main">`. */
export function Frame({ children }: { children: ReactNode }) {
  const { isLite, mark } = useRendering();
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header />
      {children}
      <Footer />
      <ThumbBar />
      {!isLite && (
        <script
          type="speculationrules"
          nonce={mark}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which must not be escaped
          dangerouslySetInnerHTML={{ __html: speculationRules }}
        />
      )}
    </>
  );
}
