import type { ReactNode } from "react";
import { Header } from "#app/header/header.tsx";
import { registration } from "#app/offline/registration.ts";
import type { ShownNotice } from "#app/opd/notices.server.ts";
import { useRendering } from "#app/rendering/mode.ts";
import { useShell } from "#app/words/shell.ts";
import { Footer } from "./footer.tsx";
import { Notices } from "./notices.tsx";
import { speculationRules } from "./speculation-rules.ts";
import { ThumbBar } from "./thumb-bar.tsx";

/** Header and footer around a page, which has its own `<main id="main">`. */
export function Frame({
  notices,
  isBare,
  children,
}: {
  notices?: ShownNotice[];
  /** Header and footer would say what nobody has said. */
  isBare?: boolean | undefined;
  children: ReactNode;
}) {
  const { isLite, hasScript } = useRendering();
  const words = useShell();
  if (isBare) return children;
  return (
    <>
      <a href="#main" className="skip-link">
        {words.skip}
      </a>
      <Header />
      <Notices notices={notices} />
      {children}
      <Footer />
      <ThumbBar />
      {/* Beside the scripts of a page that is hydrated, their hash would be too much for its headers. */}
      {!isLite && !hasScript && (
        <>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which must not be escaped */}
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
          {import.meta.env.PROD && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
            <script dangerouslySetInnerHTML={{ __html: registration }} />
          )}
        </>
      )}
    </>
  );
}
