import { check } from "./check.ts";
import { checkedCount, inFirefox } from "./table.ts";

await check(inFirefox, checkedCount, "Firefox");
