import { check } from "./check.ts";
import { checked, inFirefox } from "./table.ts";

await check(inFirefox, checked, "Firefox");
