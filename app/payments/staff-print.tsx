import { href, Link } from "react-router";
import { orUnread } from "#app/requests/failure.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { isUnread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import { readSetting } from "#db/settings.ts";
import type { Route } from "./+types/staff-print";
import { requirePayment } from "./outcome.server.ts";
import styles from "./receipt.module.css";
import { readReceipt, rollHeight } from "./receipt.server.ts";
import { Receipt } from "./receipt.tsx";
import { paperQuery } from "./staff-inputs.ts";

export const reads = [paperQuery];

export const meta: Route.MetaFunction = () => [{ title: "Receipt" }];

export function loader({ params, url }: Route.LoaderArgs) {
  return orUnread(() => {
    const receipt = readReceipt(requirePayment(params.id));
    const paper = readQuery(url, paperQuery).paper ?? readSetting("receipts").value.paper;
    return { receipt, isNarrow: paper === "80mm", height: rollHeight(receipt) };
  });
}

export default function PrintReceipt({ loaderData, params: { id } }: Route.ComponentProps) {
  if (isUnread(loaderData)) {
    return <UnreadNotice failure="Failed to fetch payment" unread={loaderData.unread} />;
  }
  const { receipt, isNarrow, height } = loaderData;
  const print = href("/dashboard/Payments/:id/print", { id });
  return (
    <>
      <p className={styles.bar}>
        <Link to={href("/dashboard/Payments/:id", { id })}>{receipt.serial}</Link>
        <Link to={`${print}?paper=${isNarrow ? "a5" : "80mm"}`}>
          {isNarrow ? "On A5 paper" : "On 80 mm paper"}
        </Link>
        <span>Print this page with Ctrl and P. The menu is left out.</span>
      </p>
      <Receipt data={receipt} className={isNarrow ? styles[`roll${height}`] : styles.a5} />
    </>
  );
}
