import { linkIn } from "#app/language/translated.ts";
import { Typed } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { useShell } from "#app/words/shell.ts";
import { useOwnLinks } from "./own-links.ts";

export function OwnInEnglish({ className }: { className?: string | undefined }) {
  const locale = useLocale();
  const links = useOwnLinks();
  const { inEnglish } = useShell();
  if (locale === "en" || links.length === 0) return null;
  return (
    <section className={className} aria-labelledby="own-in-english">
      <h2 id="own-in-english">{inEnglish}</h2>
      <ul className="plain">
        {links.map(({ path, title }) => (
          <li key={path}>
            <a {...linkIn(locale, path)}>
              <Typed text={title} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
