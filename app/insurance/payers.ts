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
export function groupPayers(insurers: Insurers): PayerGroup[] {
  const { publicInsurers, privateInsurers, administrators, schemes } = insurers;
  return [
    { title: "Public insurers", payers: publicInsurers },
    { title: "Private insurers", payers: privateInsurers },
    { title: "Third-party administrators", payers: administrators },
    { title: "Public schemes", payers: schemes },
  ].filter(({ payers }) => payers.length > 0);
}

export function findPayer(insurers: Insurers, id: string): Payer | undefined {
  return groupPayers(insurers)
    .flatMap(({ payers }) => payers)
    .find((payer) => payer.id === id);
}
