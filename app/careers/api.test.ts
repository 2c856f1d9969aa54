import { expect, test } from "vitest";
import { applicationBody, logIn } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { startApp } from "../../tests/app/http.ts";
import { storeSettings } from "../../tests/app/settings.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const staff = (await logIn(app)).bearer;

async function apply(body: unknown, expected = 201) {
  const response = await app.send("POST", "/api/v1/career", body);
  expect(response.status).toBe(expected);
  return response.json();
}

async function list(search = "") {
  const response = await app.get(`/api/v1/careers${search}`, staff);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return (await response.json()).applications;
}

/** What staff read of an application that nobody has done anything with. */
function atFirst(application: object | undefined) {
  return { ...application, state: "new", notes: "" };
}

test("an application needs no token and comes back as it was kept", async () => {
  const { application } = await apply(applicationBody);
  const { _id, id, createdAt, ...rest } = application;
  expect(_id).toBe(id);
  expect(rest).toEqual(applicationBody);
  expect(new Date(createdAt).toISOString()).toBe(createdAt);
});

test("a hospital that takes no applications takes none by the API either", async () => {
  const closed = { ...applicationBody, name: "Closed Door" };
  storeSettings(app, { texts: { takesApplications: false } });
  const refused = await apply(closed, 403);
  storeSettings(app, { texts: { takesApplications: true } });
  expect(refused.message).toBe("We take no job applications on this website at present.");
  expect(await list("?q=closed%20door")).toEqual([]);
  await apply(closed);
});

test("phone and resume link are kept in one form, however they were typed", async () => {
  const contact = { email: "hindi@example.org", phone: "+91 98000-00009" };
  const sent = { ...applicationBody, name: "सुनीता देवी", contact, resumeLink: "example.org/cv" };
  expect((await apply(sent)).application).toMatchObject({
    name: "सुनीता देवी",
    contact: { phone: "9800000009" },
    resumeLink: "https://example.org/cv",
  });
});

test("the same application sent twenty times at once is kept once", async () => {
  const sent = { ...applicationBody, name: "Twenty Times" };
  const responses = await Promise.all(Array.from({ length: 20 }, () => apply(sent)));
  expect(new Set(responses.map(({ application }) => application.id)).size).toBe(1);
  expect(await list("?q=twenty%20times")).toHaveLength(1);
});

test.each([
  ["name", " ", "Name is required"],
  ["position", undefined, "Position is required"],
  ["email", "", "Email is required"],
  ["email", "nobody", "Invalid email format"],
  ["phone", "", "Phone is required"],
  ["phone", "98000", "Phone must be 10 digits"],
  ["resumeLink", "", "Resume link is required"],
  [
    "resumeLink",
    "javascript:alert(1)",
    "Resume link must be a web address, such as https://example.com/resume",
  ],
])("%s %j is rejected with the text of the form", async (name, value, text) => {
  const { contact, ...rest } = applicationBody;
  const response = await apply({ ...rest, ...contact, [name]: value }, 400);
  expect(response).toEqual({ message: text, errors: { [name]: [text] } });
});

test("staff see the newest application first, and can search", async () => {
  const first = await apply({ ...applicationBody, name: "Earlier One", position: "Radiographer" });
  const second = await apply({ ...applicationBody, name: "Later One", position: "Radiographer" });
  const ids = (await list("?q=radiographer")).map(({ id }: { id: string }) => id);
  expect(ids).toEqual([second.application.id, first.application.id]);
});

test("staff can read one application and delete it for good", async () => {
  const { application } = await apply({ ...applicationBody, name: "To Be Deleted" });
  const path = `/api/v1/career/${application.id}`;
  expect(await (await app.get(path, staff)).json()).toEqual({ application: atFirst(application) });
  const deleted = await app.send("DELETE", path, undefined, staff);
  expect(await deleted.json()).toEqual({ _id: application.id, id: application.id });
  const gone = await app.get(path, staff);
  expect(gone.status).toBe(404);
  expect(await gone.json()).toEqual({ message: "Application not found" });
  expect((await app.send("DELETE", path, undefined, staff)).status).toBe(404);
});

test("staff change state and notes, each or both, and never over what a colleague saved", async () => {
  const { application } = await apply({ ...applicationBody, name: "Patched Applicant" });
  const path = `/api/v1/career/${application.id}`;
  const patch = (body: unknown, headers = {}) =>
    app.send("PATCH", path, body, { ...staff, ...headers });
  const notes = "Called.\n\nComes on Friday.";
  expect((await (await patch({ notes: `${notes} ` })).json()).application).toMatchObject({ notes });
  const { headers } = await app.get(path, staff);
  const known = { "If-Match": headers.get("ETag") ?? "" };
  const changed = await patch({ state: "interview", name: "Other" }, known);
  const expected = { ...application, state: "interview", notes };
  expect(await changed.json()).toEqual({ application: expected });
  expect((await patch({ notes: "Mine" }, known)).status).toBe(412);
  expect((await app.send("DELETE", path, undefined, { ...staff, ...known })).status).toBe(412);
  expect(await list("?q=patched&state=interview")).toEqual([expected]);
  expect(await list("?q=patched&state=hired")).toEqual([]);
  expect(await list("?q=patched&state=interview&per=5")).toEqual([expected]);
  expect(await list("?q=patched&state=hired&per=5")).toEqual([]);
  for (const asked of ["state=foo", "state=", "state=interviewed", "unchecked=yes", "unchecked="]) {
    const refused = await app.get(`/api/v1/careers?${asked}`, staff);
    const { message } = await refused.json();
    expect([asked, refused.status, message]).toEqual([
      asked,
      400,
      asked.startsWith("state")
        ? "state must be one of new, contacted, interview, rejected, hired."
        : "unchecked must be one of true, false.",
    ]);
  }
  for (const body of [{}, { state: "gone" }, { notes: 1 }, { notes: "x".repeat(4001) }]) {
    expect((await patch(body)).status).toBe(400);
  }
  expect((await (await patch({ notes: "" })).json()).application).toMatchObject({ notes: "" });
});

test("nobody without credentials learns anything of an applicant", async () => {
  const { application } = await apply({ ...applicationBody, name: "Canary Applicant" });
  for (const path of ["careers", `career/${application.id}`, "careers?q=canary", "careers.data"]) {
    const text = await (await app.get(`/api/v1/${path}`)).text();
    expect(text).not.toContain("Canary");
  }
});

test("what comes beyond the limits of a place is returned like any other, and stands apart until it is moved", async () => {
  await using limited = await startApp();
  const credentials = (await logIn(limited)).bearer;
  const sent = { ...applicationBody, position: "Beyond the limits" };
  let last: { id: string } | undefined;
  for (let number = 1; number <= 6; number += 1) {
    const body = { ...sent, name: `Applicant ${number}` };
    const response = await limited.send("POST", "/api/v1/career", body);
    expect(response.status).toBe(201);
    last = (await response.json()).application;
  }
  const namesIn = async (query: string) => {
    const response = await limited.get(`/api/v1/careers?q=beyond&${query}`, credentials);
    return (await response.json()).applications.map(({ name }: { name: string }) => name);
  };
  expect(await namesIn("")).toHaveLength(5);
  expect(await namesIn("unchecked=true")).toEqual(["Applicant 6"]);
  const path = `/api/v1/career/${last?.id}/checked`;
  for (let time = 1; time <= 2; time += 1) {
    const moved = await limited.send("PUT", path, undefined, credentials);
    expect(await moved.json()).toEqual({ application: atFirst(last) });
  }
  expect(await namesIn("unchecked=true")).toEqual([]);
  expect(await namesIn("")).toHaveLength(6);
});
