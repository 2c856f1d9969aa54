import { expect, test } from "vitest";
import { momentOf } from "#app/timetable/calendar.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { storeSettings } from "../../tests/app/settings.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const app = await startAppForFile();

const nabh = {
  id: "nabh",
  name: "NABH, full accreditation",
  text: "For the whole hospital",
  number: "H-2026-0042",
  validUntil: "2999-03-31",
  link: "https://www.nabh.co/find",
};

async function home(): Promise<string> {
  return (await app.get("/")).text();
}

test("an accreditation shows its number, its last day and where to check it", async () => {
  storeSettings(app, { accreditations: { items: [nabh] } });
  const html = await home();
  expect(textOf(html)).toContain("Certificate H-2026-0042, valid until Sun 31 Mar 2999. Verify");
  expect(html).toContain('href="https://www.nabh.co/find"');
});

test("what is not known of an accreditation is left out", async () => {
  const items = [
    { ...nabh, number: "", link: "" },
    { ...nabh, id: "iso", name: "ISO 9001", number: "", validUntil: "", link: "" },
  ];
  storeSettings(app, { accreditations: { items } });
  const text = textOf(await home());
  expect(text).toContain("Valid until Sun 31 Mar 2999.");
  expect(text).toContain("ISO 9001");
  expect(text).not.toMatch(/Certificate|Verify/);
});

test("an accreditation holds on its last day", async () => {
  const { day } = momentOf(Date.now());
  storeSettings(app, { accreditations: { items: [{ ...nabh, validUntil: day }] } });
  expect(textOf(await home())).toContain("NABH, full accreditation");
});

test("an expired accreditation is not claimed, and the overview tells administrators", async () => {
  storeSettings(app, { accreditations: { items: [{ ...nabh, validUntil: "2020-03-31" }] } });
  const text = textOf(await home());
  expect(text).not.toContain("NABH, full accreditation");
  expect(text).not.toContain("Accreditations");
  const overview = textOf(await (await (await app.as(admin)).get("/dashboard")).text());
  expect(overview).toContain(
    "“NABH, full accreditation” was valid until Tue 31 Mar 2020, so visitors do not see it any more.",
  );
  expect(overview).toContain("The line under the name is still “NABH accredited”.");
});
