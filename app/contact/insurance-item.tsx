import type { ReactNode } from "react";
import { fillPlaces } from "#app/language/messages.ts";
import { linkIn } from "#app/language/translated.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { linkToIn } from "#app/pages/page-in.ts";
import { insurancePage } from "#app/pages/pages.ts";
import { useLink } from "#app/pages/shown-links.ts";
import { contactWords } from "#app/words/contact.ts";

/** In a list of what to know before somebody comes; nothing where the hospital says nothing of insurance. */
export function InsuranceItem({ children }: { children?: ReactNode }) {
  const locale = useLocale();
  const insurance = useLink(linkToIn(locale, insurancePage));
  if (!insurance) return null;
  return (
    <li>
      {children}
      <a {...linkIn(locale, insurance.path)}>
        {fillPlaces(contactWords[locale].insurance, { insurance: insurance.title })}
      </a>
    </li>
  );
}
