import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { storeSettings } from "../../tests/app/settings.ts";
import { openSetting, saveSetting } from "../../tests/forms/setting-form.ts";
import { htmlProblems } from "../../tests/pages/html.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const app = await startAppForFile();

const rooms = "Rooms, for a day";
const items = [
  { id: "ward", group: rooms, name: "Ward", price: 1500, note: "" },
  { id: "delivery", group: "Packages", name: "Normal delivery", price: 125000, note: "3 days" },
  { id: "private", group: rooms, name: "Private room", price: 0, note: "With <b>" },
];

async function read(path: string): Promise<string> {
  return (await app.get(path)).text();
}

test("without charges there is no such page, and nothing leads to one", async () => {
  expect((await app.get("/charges")).status).toBe(404);
  for (const path of ["/about", "/insurance", "/contact", "/sitemap.xml", "/search?q=room+rent"]) {
    expect([path, (await read(path)).includes("/charges")]).toEqual([path, false]);
  }
});

test("charges show at once, in groups, with their day and the way to ask", async () => {
  storeSettings(app, { charges: { from: "2026-11-01", items } });
  const html = await read("/charges");
  const text = textOf(html);
  expect(text).toContain("Applicable from Sun 1 Nov 2026.");
  const found = [...html.matchAll(/<caption>([^<]+)</g)].map(([, title]) => title);
  expect(found).toEqual([rooms, "Packages"]);
  expect(/<main.*<\/main>/s.exec(html)?.[0]).toContain('href="tel:+911720000020"');
  expect(text).toMatch(
    /Ward ₹1,500 Private room With &lt;b&gt; ₹0 .*Normal delivery 3 days ₹1,25,000/,
  );
  expect(await htmlProblems(html)).toEqual([]);
});

test("staff keep the charges in the dashboard, and take the page away with the last of them", async () => {
  const staff = await app.as(admin);
  const saved = await saveSetting(staff, "Charges", {
    from: "01/04/2027",
    "items.0.id": "ward",
    "items.0.group": rooms,
    "items.0.name": "सामान्य वार्ड",
    "items.0.price": "₹ 1,800",
  });
  expect(saved.status).toBe(303);
  const text = textOf(await read("/charges"));
  expect(text).toContain("Applicable from Thu 1 Apr 2027.");
  expect(text).toContain("सामान्य वार्ड ₹1,800");
  const page = "/dashboard/Hospital/Charges";
  const refused = await staff.post(page, { version: "9", "items.0.price": "a lot" });
  expect(textOf(await refused.text())).toContain("Price in rupees must be a whole number");
  const { version = "" } = await openSetting(staff, "Charges");
  expect((await staff.post(page, { version })).status).toBe(303);
  expect((await app.get("/charges")).status).toBe(404);
});

test("charges are linked from the footer and the insurance page, and found", async () => {
  storeSettings(app, { charges: { from: "", items } });
  expect(/<footer.*<\/footer>/s.exec(await read("/about"))?.[0]).toContain('href="/charges"');
  expect(/<main.*<\/main>/s.exec(await read("/insurance"))?.[0]).toContain('href="/charges"');
  expect(await read("/sitemap.xml")).toContain(`${app.origin}/charges<`);
  expect(await read("/search?q=room+rent")).toContain('href="/charges"');
  const charges = await read("/charges");
  expect(charges).not.toContain("These charges hold");
  expect(/<main.*<\/main>/s.exec(charges)?.[0]).toContain('href="/insurance"');
});
