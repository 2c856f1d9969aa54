import { check } from "./check.ts";
import { all, inFirefox } from "./table.ts";

await check(inFirefox, all.length, "Firefox");
