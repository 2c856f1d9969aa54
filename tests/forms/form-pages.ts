import { toCsv } from "#runtime/csv.ts";
import { addOneOfEach, doctorBody, linkBody, logIn } from "../api/api.ts";
import { type App, type admin, emptyDirectory, startApp } from "../app/http.ts";
import { readSetUpCode } from "../app/set-up-code.ts";
import { beginSetUp, codeOf, pendingIn } from "../app/two-step.ts";
import { file } from "./doctor-form.ts";
import { formFields } from "./form-fields.ts";
import { importRow } from "./import-row.ts";
import { sendTile, tileFields } from "./picture-form.ts";

/** The address of every page with a form, by who opens it; `prepareFormPages` fills in what is in braces. */
export const formPages = {
  visitor: [
    "/careers",
    "/careers/applied?of={application}",
    "/doctors",
    "/invitation?code={invitation}",
    "/new-password?code={link}",
    "/signin",
  ],
  newHospital: ["/setup?code={setUp}"],
  /** No script starts on these, also not when their fields are touched. */
  plain: [
    "/",
    "/signin/code",
    "/search?q=appointment",
    "/opd",
    "/insurance",
    "/hi",
    "/pa",
    "/hi/opd",
    "/pa/opd",
    "/hi/doctors",
    "/pa/doctors",
    "/hi/careers",
    "/pa/careers",
    "/hi/careers/applied?of={application}",
    "/pa/careers/applied?of={application}",
    "/hi/insurance",
    "/pa/insurance",
    "/no-such-page",
    "/hi/no-such-page",
    "/pa/no-such-page",
    "/hi/search?q=appointment",
    "/pa/search?q=appointment",
  ],
  admin: [
    "/dashboard",
    "/dashboard/AddDoctor",
    "/dashboard/AddDoctor/new",
    "/dashboard/AddDoctor/{doctor}/edit",
    "/dashboard/AddDoctor/{doctor}/delete",
    "/dashboard/AddDoctor/{doctor}/availability",
    "/dashboard/AddDoctor/{doctor}/department",
    "/dashboard/AddDoctor/{doctor}/away",
    "/dashboard/AddDoctor/{doctor}/in",
    "/dashboard/AddDoctor/Import",
    "/dashboard/AddDoctor/Import/{import}",
    "/dashboard/AddDoctor/Import/{import}/columns",
    "/dashboard/AddDoctor/{doctor}/OPD/new",
    "/dashboard/AddDoctor/{doctor}/OPD/{sitting}/edit",
    "/dashboard/AddDoctor/{doctor}/OPD/{sitting}/delete",
    "/dashboard/AddDoctor/{doctor}/OPD/absence/{absence}/delete",
    "/dashboard/AddDoctor/{doctor}/history/{change}/restore",
    "/dashboard/Find",
    "/dashboard/Articles",
    "/dashboard/Articles/Departments",
    "/dashboard/Articles/Chemotherapy/edit",
    "/dashboard/Articles/Chemotherapy/hide",
    "/dashboard/Articles/Chemotherapy/unhide",
    "/dashboard/Articles/Chemotherapy/review",
    "/dashboard/Articles/Chemotherapy/review/{review}/delete",
    "/dashboard/Articles/Chemotherapy/versions",
    "/dashboard/Articles/Chemotherapy/versions/built-in/restore",
    "/dashboard/Pages/new",
    "/dashboard/Pages/{page}/edit",
    "/dashboard/Pages/{page}/delete",
    "/dashboard/Careers",
    "/dashboard/Careers/{application}",
    "/dashboard/Careers/{application}/delete",
    "/dashboard/Careers/{application}/erase",
    "/dashboard/Careers/delete?id={application}",
    "/dashboard/Careers/Unchecked",
    "/dashboard/Careers/Unchecked/delete",
    "/dashboard/Careers/Unchecked/{unchecked}/move",
    "/dashboard/Careers/Unchecked/{unchecked}/delete",
    "/dashboard/Careers/Unchecked/{unchecked}/erase",
    "/dashboard/Closures/holidays",
    "/dashboard/Closures/new",
    "/dashboard/Closures/{closure}/edit",
    "/dashboard/Closures/{closure}/delete",
    "/dashboard/Devices",
    "/dashboard/Devices/password",
    "/dashboard/Devices/{device}/sign-out",
    "/dashboard/Devices/not-me",
    "/dashboard/Devices/withdraw-link",
    "/dashboard/History",
    "/dashboard/History/Events",
    "/dashboard/Hospital/identity",
    "/dashboard/Hospital/contact",
    "/dashboard/Hospital/figures",
    "/dashboard/Hospital/hours",
    "/dashboard/Hospital/insurers",
    "/dashboard/Hospital/services",
    "/dashboard/Hospital/texts",
    "/dashboard/Hospital/accreditations",
    "/dashboard/Hospital/facilities",
    "/dashboard/Hospital/leaders",
    "/dashboard/Hospital/charges",
    "/dashboard/Hospital/receipts",
    "/dashboard/Hospital/desk",
    "/dashboard/Hospital/visits",
    "/dashboard/Hospital/contact/discard",
    "/dashboard/Hospital/contact/words/hi",
    "/dashboard/AddDoctor/{doctor}/words/hi",
    "/dashboard/Closures/{closure}/words/pa",
    "/dashboard/Notices/{notice}/words/hi",
    "/dashboard/Links",
    "/dashboard/Links/new",
    "/dashboard/Links/{socialLink}/delete",
    "/dashboard/News/feed",
    "/dashboard/News/feed/end",
    "/dashboard/News/Mail",
    "/dashboard/News/Mail/test",
    "/dashboard/News/Mail/off",
    "/dashboard/Notices/new",
    "/dashboard/Notices/{notice}/edit",
    "/dashboard/Notices/{notice}/delete",
    "/dashboard/Payments",
    "/dashboard/Payments/new",
    "/dashboard/Payments/count",
    "/dashboard/Payments/lost",
    "/dashboard/Payments/{payment}/refund",
    "/dashboard/Patients",
    "/dashboard/Patients/{patient}",
    "/dashboard/Patients/{patient}/erase",
    "/dashboard/Pictures",
    "/dashboard/Pictures/gallery",
    "/dashboard/Pictures/leaders",
    "/dashboard/Pictures/facilities",
    "/dashboard/Pictures/accreditations",
    "/dashboard/Pictures/logo",
    "/dashboard/Pictures/gallery-ward/words/hi",
    "/dashboard/Pictures/film",
    "/dashboard/Pictures/gallery/{photo}/remove",
    "/dashboard/Pictures/gallery/add",
    "/dashboard/Register",
    "/dashboard/Register/new",
    "/dashboard/Register/new?phone=9814000021&doctor={doctor}",
    "/dashboard/Patients/{patient}/merge",
    "/dashboard/Register/away/{doctor}",
    "/dashboard/Register/in/{doctor}",
    "/dashboard/Register/doctor/{doctor}",
    "/dashboard/Register/{appointment}",
    "/dashboard/Register/{appointment}/cancel",
    "/dashboard/Register/{appointment}/move",
    "/dashboard/Register/paper?when={when}",
    "/dashboard/Register/video?doctor={doctor}",
    "/dashboard/Register/queue/{queue}",
    "/dashboard/Register/queue/{queue}/move",
    "/dashboard/SecondStep",
    "/dashboard/SetUp/identity",
    "/dashboard/SetUp/departments",
    "/dashboard/SetUp/contact",
    "/dashboard/SetUp/hours",
    "/dashboard/SetUp/services",
    "/dashboard/SetUp/insurers",
    "/dashboard/SetUp/doctor",
    "/dashboard/Staff/invite",
    "/dashboard/Staff/invitation/{openInvitation}/new",
    "/dashboard/Staff/invitation/{openInvitation}/withdraw",
    "/dashboard/Staff/{editor}/link",
    "/dashboard/Staff/{editor}/link/withdraw",
    "/dashboard/Staff/{editor}/disable",
    "/dashboard/Trash",
    "/dashboard/Trash/{trashed}/erase",
  ],
  /** Somebody has signed in with this account on an unknown device. */
  editor: ["/dashboard/Devices/known"],
  beginner: ["/dashboard/SecondStep/confirm"],
  twoStep: [
    "/dashboard/SecondStep",
    "/dashboard/SecondStep/codes",
    "/dashboard/SecondStep/off",
    "/dashboard/SecondStep/devices",
  ],
} as const;

/** All others but the articles. */
export const pagesWithoutForm = {
  visitor: [
    "/a-z",
    "/about",
    "/accessibility",
    "/api/v1",
    "/charges",
    "/contact",
    "/doctor/{doctor}",
    "/doctor/{doctor}/token",
    "/emergency",
    "/hi/offline",
    "/pa/offline",
    "/hi/a-z",
    "/pa/a-z",
    "/hi/accessibility",
    "/pa/accessibility",
    "/hi/about",
    "/pa/about",
    "/hi/management",
    "/pa/management",
    "/hi/pictures",
    "/pa/pictures",
    "/hi/pictures/1",
    "/pa/pictures/1",
    "/hi/Instagram",
    "/pa/Instagram",
    "/hi/terms",
    "/pa/terms",
    "/hi/charges",
    "/pa/charges",
    "/hi/contact",
    "/pa/contact",
    "/hi/emergency",
    "/pa/emergency",
    "/hi/doctor/{doctor}",
    "/hi/doctor/{doctor}/token",
    "/hi/opd/board",
    "/hi/opd/week",
    "/pa/doctor/{doctor}",
    "/pa/doctor/{doctor}/token",
    "/pa/opd/board",
    "/pa/opd/week",
    "/hi/privacy",
    "/pa/privacy",
    "/Instagram",
    "/management",
    "/offline",
    "/opd/board",
    "/opd/week",
    "/pictures",
    "/pictures/1",
    "/privacy",
    "/terms",
  ],
  newHospital: ["/being-set-up"],
  admin: [
    "/dashboard/AddDoctor/{doctor}/OPD",
    "/dashboard/AddDoctor/{doctor}/history",
    "/dashboard/Articles/Chemotherapy/print",
    "/dashboard/Articles/Print",
    "/dashboard/Closures",
    "/dashboard/Articles/Departments/order",
    "/dashboard/Hospital",
    "/dashboard/News",
    "/dashboard/Notices",
    "/dashboard/Pages",
    "/dashboard/Payments/counts",
    "/dashboard/Payments/counts/{count}",
    "/dashboard/Payments/{payment}",
    "/dashboard/Payments/{payment}/print",
    "/dashboard/Pictures/order",
    "/dashboard/Pictures/sample",
    "/dashboard/Register/{appointment}/first",
    "/dashboard/Register/{appointment}/slip",
    "/dashboard/Register/{appointment}/state",
    "/dashboard/Register/{appointment}/told",
    "/dashboard/Register/undo/2",
    "/dashboard/Register/video/{videoCall}",
    "/dashboard/Register/queue/{queue}/next",
    "/dashboard/Register/queue/{queue}/print",
    "/dashboard/Register/queue/{queue}/told",
    "/dashboard/SetUp/open",
    "/dashboard/Staff",
    "/dashboard/Staff/{editor}",
    "/dashboard/Translations",
    "/dashboard/Undo",
    "/dashboard/no-such-page",
    "/dashboard/Visits",
  ],
} as const;

export type Who = keyof typeof formPages;

export interface FormPages extends AsyncDisposable {
  /** The app of a hospital that has no account yet. */
  newHospital: App;
  cookies: Partial<Record<Who, string>>;
  /** The account whose sign-in has two steps. */
  account: typeof admin;
  addressOf(template: string): string;
}

const password = "river lotus candle";
const article = "/dashboard/Articles/Chemotherapy";

export async function prepareFormPages(app: App): Promise<FormPages> {
  const { bearer, cookie } = await logIn(app);
  const staff = withHeaders(app, cookie);
  const { link: socialLink, ...one } = await addOneOfEach(app, bearer);

  async function read(path: string): Promise<string> {
    return (await staff.get(path)).text();
  }
  async function findIn(path: string, pattern: RegExp): Promise<string> {
    const [, found] = pattern.exec(await read(path)) ?? [];
    if (!found) throw new Error(`${path} has no ${pattern}`);
    return found;
  }
  async function send(path: string, fields: Record<string, string | string[]> | FormData) {
    const response = await staff.post(path, fields);
    if (response.status >= 400) throw new Error(`${path}: ${response.status}`);
    return response;
  }
  async function linkAfter(path: string, fields: Record<string, string>): Promise<string> {
    const [, code = ""] = /code=([\w-]{43})/.exec(await (await send(path, fields)).text()) ?? [];
    return code;
  }
  async function enroll(email: string) {
    const code = await linkAfter("/dashboard/Staff/invite", { email, role: "editor" });
    await app.post(`/invitation?code=${code}`, { code, name: email, password });
    const account = { email, password };
    const own = await logIn(app, account);
    return { account, ...own, visitor: withHeaders(app, own.cookie) };
  }

  await app.send("PUT", `/api/v1/doctor/${one.doctor}`, { ...doctorBody, fees: "900" }, bearer);
  const edit = formFields(await read(`${article}/edit`));
  await send(`${article}/edit`, { ...edit, text: `${edit.text}\n\nCome to the main desk.` });
  await send(`${article}/review`, {
    ...formFields(await read(`${article}/review`)),
    name: "Dr Asha Verma (sample)",
    qualification: "MD",
    registration: "HMC 1234",
  });
  await send("/dashboard/Pages/new", { kind: "page", name: "Canteen", hero: "medicine" });
  const ward = await tileFields(staff, "gallery", "gallery-ward");
  await sendTile(staff, "gallery", { ...ward, title: "Our ward" });
  const rows = new FormData();
  rows.append(
    "file",
    file(toCsv([Object.keys(importRow), Object.values(importRow)]), "doctors.csv"),
  );
  const staged = (await send("/dashboard/AddDoctor/Import", rows)).headers.get("Location") ?? "";
  const gone = await app.send(
    "POST",
    "/api/v1/social-links",
    { ...linkBody, url: `${linkBody.url}?2` },
    bearer,
  );
  await app.send(
    "DELETE",
    `/api/v1/social-links/${(await gone.json()).data.id}`,
    undefined,
    bearer,
  );

  const booking = `/dashboard/Register/new?phone=9814000022&doctor=${one.doctor}`;
  const when = await findIn(booking, /name="when"[^>]*value="([^"]+)"/);
  const booked = await send(booking, {
    ...formFields(await read(booking)),
    source: "walk-in",
    visit: "first",
    name: "Ram Pyari",
    when,
  });
  const tokensAt = `/dashboard/Register/doctor/${one.doctor}`;
  await send(tokensAt, { ...formFields(await read(tokensAt)), registration: "HMC 12345" });
  const tomorrow = new Date(Date.now() + 30 * 60 * 60_000).toISOString().slice(0, 10);
  const callsAt = `/dashboard/Register/video?day=${tomorrow}&doctor=${one.doctor}`;
  const called = await send(callsAt, {
    ...formFields(await read(callsAt)),
    ...{ name: "Jaspreet Kaur", phone: "9814000067", age: "34", consent: "implied" },
  });
  const registerAt = booked.headers.get("Location") ?? "";
  const appointment = registerAt.split("#").at(-1) ?? "";

  const paidAt = `/dashboard/Payments/new?appointment=${appointment}`;
  const paid = await send(paidAt, { ...formFields(await read(paidAt)), mode: "cash" });
  const payment = (paid.headers.get("Location") ?? "").split("/").at(-1) ?? "";
  const counting = "/dashboard/Payments/count";
  const remark = "Not counted";
  const counted = await send(counting, { ...formFields(await read(counting)), remark });
  const count = (counted.headers.get("Location") ?? "").split("/").at(-1) ?? "";

  const [editor, beginner, twoStep] = [
    await enroll("editor@example.org"),
    await enroll("beginner@example.org"),
    await enroll("two-step@example.org"),
  ];
  const editorId = await findIn("/dashboard/Staff", /editor@example\.org[\s\S]*?\/Staff\/(\w+)"/);
  await beginSetUp(beginner.visitor, beginner.account);
  const secret = await beginSetUp(twoStep.visitor, twoStep.account);
  await twoStep.visitor.post("/dashboard/SecondStep/confirm", { code: codeOf(secret, -30) });
  const pending = pendingIn(await (await app.post("/signin", twoStep.account)).text());
  await app.post("/signin/code", { pending, code: codeOf(secret), trust: "on" });
  await app.post("/signin", editor.account, { "User-Agent": "Mozilla/5.0 (X11) Firefox/140.0" });
  const newHospital = await startApp({ RATE_LIMITS: "off" }, emptyDirectory());

  const values: Record<string, string> = {
    ...one,
    socialLink,
    import: staged.split("/").at(-1) ?? "",
    editor: editorId,
    link: await linkAfter(`/dashboard/Staff/${editorId}/link`, {}),
    invitation: await linkAfter("/dashboard/Staff/invite", {
      email: "new@example.org",
      role: "editor",
    }),
    openInvitation: await findIn("/dashboard/Staff", /\/Staff\/invitation\/([^/"]+)\/withdraw/),
    change: await findIn(
      `/dashboard/AddDoctor/${one.doctor}/history`,
      /\/history\/([^/"]+)\/restore/,
    ),
    page: await findIn("/dashboard/Pages", /\/Pages\/([^/"]+)\/edit/),
    review: await findIn(`${article}/review`, /\/review\/([^/"]+)\/delete/),
    device: await findIn("/dashboard/Devices", /\/Devices\/([^/"]+)\/sign-out/),
    unchecked: await findIn("/dashboard/Careers/Unchecked", /\/Unchecked\/([^/"]+)\/move/),
    photo: await findIn("/dashboard/Pictures/gallery", /\/gallery\/([^/"]+)\/remove/),
    trashed: await findIn("/dashboard/Trash", /\/Trash\/([^/"]+)\/erase/),
    appointment,
    when,
    videoCall: called.headers.get("Location")?.split("#").at(-1) ?? "",
    payment,
    count,
    queue: await findIn(registerAt, /\/Register\/queue\/(\w{24})\/print/),
    patient: await findIn(`/dashboard/Register/${appointment}`, /\/Patients\/(\w{24})"/),
    setUp: await readSetUpCode(newHospital),
  };
  return {
    newHospital,
    cookies: {
      admin: cookie.Cookie,
      editor: editor.cookie.Cookie,
      beginner: beginner.cookie.Cookie,
      twoStep: twoStep.cookie.Cookie,
    },
    account: twoStep.account,
    addressOf: (template) => template.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? ""),
    async [Symbol.asyncDispose]() {
      await newHospital[Symbol.asyncDispose]();
      // Beside a doctor with OPD days, those of other journeys read otherwise.
      await app.send("DELETE", `/api/v1/doctor/${one.doctor}`, undefined, bearer);
    },
  };
}

function withHeaders(app: App, headers: Record<string, string>) {
  return {
    ...app,
    get: (path: string) => app.get(path, headers),
    post: (path: string, fields: Parameters<App["post"]>[1]) => app.post(path, fields, headers),
  };
}
