import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app.ts";
import { filledIn } from "../../tests/doctor-form.ts";
import { admin, emptyDirectory, runScript, startApp, type Visitor } from "../../tests/http.ts";
import { readSetUpCode } from "../../tests/set-up-code.ts";
import { storeSettings } from "../../tests/settings.ts";
import { textOf } from "../../tests/text-of.ts";

const setUp = "/dashboard/SetUp";
const editor = { email: "editor@example.org", password: "river lotus candle" };
