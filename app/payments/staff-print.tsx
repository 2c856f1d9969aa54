import { href, Link } from "react-router";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { PrintHint } from "#app/ui/print-hint.tsx";
import type { Route } from "./+types/staff-print";
import { requirePayment } from "./outcome.server.ts";
import sheet from "./paper.module.css";
import { readReceipt } from "./receipt.server.ts";
import { Receipt } from "./receipt.tsx";
import { paperQuery } from "./staff-inputs.ts";

export const reads = [paperQuery];

export const meta: Route.MetaFunction = () => [{ title: "Receipt" }];

export function loader({ params, url }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    return { receipt: readReceipt(requirePayment(params.id), readQuery(url, paperQuery).paper) };
  });
}

export default function PrintReceipt({ loaderData, params: { id } }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) {
    return <LoadFailureNotice failure="Failed to fetch payment" {...loaderData} />;
  }
  const { receipt } = loaderData;
  const isNarrow = receipt.paper !== "a5";
  const print = href("/dashboard/Payments/:id/print", { id });
  return (
    <>
      <p className={sheet.bar}>
        <Link to={href("/dashboard/Payments/:id", { id })}>{receipt.serial}</Link>
        <Link to={`${print}?paper=${isNarrow ? "a5" : "80mm"}`}>
          {isNarrow ? "On A5 paper" : "On 80 mm paper"}
        </Link>
        <PrintHint />
      </p>
      <Receipt data={receipt} />
    </>
  );
}
