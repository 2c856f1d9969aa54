import { emergencyNumber } from "#app/care/emergency-numbers.ts";
import { accessibilityPage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import type { Route } from "./+types/accessibility";
import { Contact } from "./contact.tsx";
import { LegalPage } from "./page.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...accessibilityPage, matches });

export default function Accessibility() {
  return (
    <LegalPage page={accessibilityPage}>
      <p className="lead">
        Everybody should be able to use this website: with a keyboard, a screen reader, large text,
        an old phone or a slow connection.
      </p>

      <h2>What is tested</h2>
      <p>These tests belong to the website, and run when it is changed:</p>
      <ul>
        <li>
          Pages and forms are checked at the width of a phone and of a desk with axe, a program that
          finds many barriers, though not all.
        </li>
        <li>Forms, menus and pictures are used with the keyboard alone.</li>
        <li>
          Pages are shown with text of up to twice its usual size, and nothing may be cut off.
        </li>
        <li>Every page and form works without script, in Chrome and in Firefox.</li>
        <li>Motion stops for those whose device asks for less of it.</li>
      </ul>

      <h2>What is missing</h2>
      <ul>
        <li>
          No independent person has examined the website, and we do not claim to meet a standard.
        </li>
        <li>Health pages are in English. The search understands Hindi and Punjabi words.</li>
        <li>Films on Instagram may be without captions.</li>
      </ul>

      <h2>If something stops you</h2>
      <p>
        Please tell us what you wanted to do, and on which page: <Contact />. We give you what you
        need in another way, and mend the page. In an emergency call{" "}
        <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>.
      </p>
    </LegalPage>
  );
}
