import { languageOf } from "#app/language/language-of.ts";
import { useLocale } from "#app/language/use-locale.ts";
import type { ShownNotice } from "#app/opd/notices.server.ts";
import { useShell } from "#app/words/shell.ts";

/** What the hospital has to tell everybody today. It needs no style of its own. */
export function Notices({ notices = [] }: { notices?: readonly ShownNotice[] | undefined }) {
  const words = useShell();
  const locale = useLocale();
  if (notices.length === 0) return null;
  return (
    <aside className="wrap" aria-label={words.notice}>
      {notices.map(({ id, text, link }) => (
        <p key={id} className="panel">
          <b lang={locale === "en" ? undefined : (languageOf(text) ?? "en")}>{text}</b>
          {link && (
            <>
              {" "}
              <a href={link}>
                {words.readMore}
                <span className="visually-hidden">: {text}</span>
              </a>
            </>
          )}
        </p>
      ))}
    </aside>
  );
}
