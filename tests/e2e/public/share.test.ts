import { expect } from "../support/test.ts";
import { test } from "../support/timed.ts";

test("a doctor's page is sent on WhatsApp, and the next hours go into a calendar @browsers @scripted", async ({
  page,
}) => {
  await page.goto("/doctors");
  await page.getByRole("link", { name: "Dr Gurpreet Kaur (sample)" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dr Gurpreet Kaur (sample)");

  const sent = await page.getByRole("link", { name: "Share on WhatsApp" }).getAttribute("href");
  const { host, searchParams } = new URL(sent ?? "");
  expect(host).toBe("wa.me");
  const [who, hours, address] = (searchParams.get("text") ?? "").split("\n");
  expect(who).toBe("Dr Gurpreet Kaur (sample), Obstetrics and Gynaecology");
  expect(hours).toMatch(/^OPD .*4–6 PM/);
  expect(address).toBe(page.url());

  const add = page.getByRole("link", { name: /^Add .+ to my calendar$/ });
  const file = await fetch(new URL((await add.getAttribute("href")) ?? "", page.url()));
  expect(file.headers.get("content-type")).toContain("text/calendar");
  expect(file.headers.get("content-disposition")).toContain(".ics");
  const text = await file.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain("Sector 20");

  const all = page.getByRole("link", { name: "All OPD hours in my calendar" });
  expect(await all.getAttribute("href")).toMatch(/^webcals?:\/\/.+\/opd\.ics$/);
});
