import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { careersWords } from "#app/words/careers.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { htmlProblems } from "../../tests/pages/html.ts";
import { waitMessageIn } from "./in-language.server.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });

const right = {
  name: "आशा वर्मा",
  position: "नर्स",
  email: "asha@example.com",
  phone: "+91 98765 43210",
  resume_link: "example.com/asha",
};

async function send(language: string, fields: Record<string, string>) {
  const response = await app.post(`/${language}/careers`, fields);
  const html = await response.text();
  const page = parse(html);
  const errors = page.querySelectorAll('[role="alert"] li').map(({ text }) => text);
  const typedIn = (name: string) =>
    page.querySelector(`input[name="${name}"]`)?.getAttribute("value");
  return { response, html, page, errors, typedIn };
}

describe.each(["hi", "pa"] as const)("/%s/careers", (language) => {
  const { missing, bad, characters, tooLong, problem, applied, error, title } =
    careersWords[language];

  test("each field that is empty is named in that language", async () => {
    const { response, html, page, errors } = await send(language, {});
    expect(response.status).toBe(400);
    expect(errors).toEqual(Object.values(missing));
    expect(page.querySelector('[role="alert"] h2')?.text).toBe(problem);
    expect(page.querySelector("title")?.text).toContain(error.replace("{title}", title));
    expect(page.querySelector("html")?.getAttribute("lang")).toMatch(new RegExp(`^${language}`));
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("what is wrong is said in that language, and what was typed stays", async () => {
    const wrong = { ...right, email: "asha", phone: "12345", resume_link: "my resume" };
    const { response, errors, typedIn } = await send(language, wrong);
    expect(response.status).toBe(400);
    expect(errors).toEqual([bad.email, bad.phone, bad.resume_link]);
    for (const [name, value] of Object.entries(wrong)) expect(typedIn(name)).toBe(value);
    const long = await send(language, { ...right, name: "अ".repeat(1000), position: "a\u0001" });
    expect(long.errors).toEqual([tooLong.replace("{count}", "120"), characters]);
  });

  test("an application is stored as in English, and its thanks are in that language", async () => {
    const { response } = await send(language, { ...right, position: `नर्स ${language}` });
    expect(response.status).toBe(303);
    const thanks = response.headers.get("location") ?? "";
    expect(thanks).toMatch(new RegExp(`^/${language}/careers/applied\\?of=`));
    const page = parse(await (await app.get(thanks)).text());
    expect(page.querySelector('[role="status"]')?.text).toBe(applied);
    const again = await app.get(`/${language}/careers/applied`);
    expect(again.headers.get("location") ?? again.url).toMatch(`/${language}/careers`);
  });

  test("somebody who has to wait reads for how long", () => {
    expect(waitMessageIn(language, 90)).toContain("2 ");
    expect(waitMessageIn(language, 3601)).toContain("2 ");
    expect(waitMessageIn(language, 90)).not.toBe(waitMessageIn(language, 3601));
  });
});
