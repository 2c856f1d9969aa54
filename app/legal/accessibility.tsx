import { emergencyLinks } from "#app/care/emergency-links.tsx";
import { Sentence } from "#app/language/sentence.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { accessibilityPage } from "#app/pages/pages.ts";
import { metaOf } from "#app/pages/seo.ts";
import { accessibilityWords } from "#app/words/accessibility.ts";
import type { Route } from "./+types/accessibility";
import { Contact } from "./contact.tsx";
import { hasFilms } from "./facts.server.ts";
import { LegalPage } from "./page.tsx";

export const meta = metaOf(accessibilityPage);

export function loader() {
  return { hasFilms: hasFilms() };
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { lead, tested, missing, stopped } = accessibilityWords[useLocale()];
  const { films: _, ...others } = missing.list;
  return (
    <LegalPage page={accessibilityPage}>
      <p className="lead">{lead}</p>

      <h2>{tested.title}</h2>
      <p>{tested.intro}</p>
      <List lines={tested.list} />

      <h2>{missing.title}</h2>
      <List lines={loaderData.hasFilms ? missing.list : others} />

      <h2>{stopped.title}</h2>
      <p>
        <Sentence text={stopped.text} contact={<Contact />} {...emergencyLinks} />
      </p>
    </LegalPage>
  );
}

function List({ lines }: { lines: Readonly<Record<string, string>> }) {
  return (
    <ul>
      {Object.values(lines).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
