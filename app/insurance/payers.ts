import type { Locale } from "#app/language/locale.ts";
import { insuranceWords } from "#app/words/insurance.ts";
import type { Setting } from "#db/setting-groups.ts";

type Insurers = Setting<"insurers">;
export type Payer = Insurers["schemes"][number];

export interface PayerGroup {
  title: string;
  payers: Payer[];
}

/** The choice of somebody whose insurer is not in the lists. */
export const otherPayer = "other";

/** The lists that have anything, in the order of the about page. */
export function groupPayers(insurers: Insurers, locale: Locale = "en"): PayerGroup[] {
  const titles = insuranceWords[locale].groups;
  const { publicInsurers, privateInsurers, administrators, schemes } = insurers;
  return [
    { title: titles.publicInsurers, payers: publicInsurers },
    { title: titles.privateInsurers, payers: privateInsurers },
    { title: titles.administrators, payers: administrators },
    { title: titles.schemes, payers: schemes },
  ].filter(({ payers }) => payers.length > 0);
}

export function findPayer(insurers: Insurers, id: string): Payer | undefined {
  return groupPayers(insurers)
    .flatMap(({ payers }) => payers)
    .find((payer) => payer.id === id);
}
