import { lengths, texts } from "#app/doctors/fields.ts";
import { applicationBody, doctorBody, logIn, noticeBody, sittingBody } from "../api/api.ts";
import type { App, Visitor } from "../app/http.ts";
import { richPhoto } from "../files/rich-photo.ts";
import { fillGroups } from "../forms/fill-groups.ts";
import { formFields } from "../forms/form-fields.ts";
import { sendTile, tileFields } from "../forms/picture-form.ts";

const parts = [
  `="'><script>alert(1)</script>`,
  "</style></title><x-evil onclick=alert(1)>",
  "\r\nBEGIN:VEVENT\r\nX-Evil: 1\u2028\u202e",
  "{{constructor.constructor('alert(1)')()}}",
  '\n=HYPERLINK("http://evil.example")',
  "javascript:alert(1)",
];

/** As many ways to break out of where a text stands as there is room for; most of them in a line. */
export function hostileText(length: number): string {
  return parts.reduce(
    (text, part) => (text.length + part.length <= length ? text + part : text),
    "",
  );
}

/** The same where HTML is refused: as a writer would have it who means every letter. */
function hostileMarkdown(length: number): string {
  return (
    hostileText(length)
      .replace(/[\r\n\u2028]+/g, " ")
      // What begins like an address becomes a link by itself.
      .replaceAll("http:", "")
      .replace(/[<>[\]*_`:{}\\]/g, "\\$&")
  );
}

const hostileAddress = `https://evil.example/"'><script>alert(1)</script>?x='-alert(1)-'#</style>`;

/** What runs or breaks out where a field takes more than what it is for. */
export const refused = "javascript:alert(1)";

export function saveHostileTexts(staff: Visitor): Promise<void> {
  return fillGroups(staff, (kind, length) => {
    if (kind === "web address") return hostileAddress;
    if (kind !== "markdown") return hostileText(length);
    const words = hostileMarkdown(length);
    return `## ${words}\n\n${words} **{name}** [{line}](/{city})`;
  });
}

/** Saves hostile texts outside the settings: in an account, a picture, an article and daily records. Returns a doctor's id. */
export async function saveOtherHostileTexts(app: App, staff: Visitor): Promise<string> {
  await acceptInvitation(app, staff);
  await describePicture(staff);
  await writeArticle(staff);
  const { bearer } = await logIn(app);
  const add = async (path: string, body: object) => {
    const response = await app.send("POST", `/api/v1/${path}`, body, bearer);
    await requireStatus(response, 201);
    return response.json();
  };
  const typed = Object.fromEntries(texts.map((name) => [name, hostileText(lengths[name])]));
  const { id } = await add("doctor", { ...doctorBody, ...typed });
  const sitting = { ...sittingBody, room: hostileText(60), note: hostileText(120) };
  await add(`doctor/${id}/sittings`, sitting);
  await add("notices", { ...noticeBody, text: hostileText(300), firstDay: "2020-01-01" });
  const applicant = { name: hostileText(100), position: hostileText(80) };
  await add("career", { ...applicationBody, ...applicant, resumeLink: hostileAddress });
  return id;
}

async function acceptInvitation(app: App, staff: Visitor): Promise<void> {
  const invitation = { email: "invited@example.org", role: "editor" };
  const invited = await staff.post("/dashboard/Staff/invite", invitation);
  const [link = "", code = ""] = /\/invitation\?code=([\w-]{43})/.exec(await invited.text()) ?? [];
  const account = { code, name: hostileText(120), password: "river lotus candle" };
  await requireStatus(await app.visitor().post(link, account), 303);
}

async function describePicture(staff: Visitor): Promise<void> {
  const tile = await tileFields(staff, "gallery", "gallery-reception");
  const typed = { ...tile, title: hostileText(120), alt: hostileText(300) };
  await requireStatus(await sendTile(staff, "gallery", typed, await richPhoto(900, 560)), 303);
}

async function writeArticle(staff: Visitor): Promise<void> {
  const path = "/dashboard/Articles/Dengue/edit";
  const fields = formFields(await (await staff.get(path)).text());
  const [title, publisher] = [hostileText(80), hostileText(45)];
  const row = Object.keys(fields).filter((name) => /^sources\.\d+\.title$/.test(name)).length;
  const typed = {
    ...fields,
    title: hostileText(120),
    link_title: hostileText(60),
    description: hostileText(155),
    synonyms: hostileText(1000),
    text: `${fields.text}\n\n${hostileMarkdown(1000)}`,
    [`sources.${row}.title`]: title,
    [`sources.${row}.publisher`]: publisher,
    [`sources.${row}.url`]: hostileAddress,
  };
  await requireStatus(await staff.post(path, typed), 303);
}

async function requireStatus(response: Response, status: number): Promise<void> {
  if (response.status !== status) throw new Error(`${response.status} ${await response.text()}`);
}
