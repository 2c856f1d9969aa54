import type { Page } from "@playwright/test";
import { expect } from "vitest";
import { applicationBody, doctorBody, linkBody } from "../api/api.ts";
import { admin } from "../app/http.ts";
import { type HtmlDocument, textOf } from "./document.ts";
import { hydrate } from "./hydrate.ts";
import type { BrowserName, Site } from "./site.ts";
import { each, statements } from "./statement.ts";

const browsers: BrowserName[] = ["Chromium", "Firefox"];

const menu = [
  ["Add Doctor", "/dashboard/AddDoctor"],
  ["Careers", "/dashboard/Careers"],
  ["Add Links", "/dashboard/Links"],
] as const;

const paths = ["/dashboard", "/dashboard/AddDoctor", "/dashboard/Careers", "/dashboard/Links"];

const layout = statements("2.12 Dashboard", {
  ...each(
    menu,
    ([label, path]) => `the sidebar has ${label} (${path})`,
    async ({ staffPage }, [label, path]) => {
      const link = (await staffPage("/dashboard")).one(
        `nav[aria-label="Dashboard"] a[href="${path}"]`,
      );
      expect(textOf(link)).toMatch(new RegExp(`^${label}`));
    },
  ),
  "the sidebar has Logout": async ({ staffPage }) => {
    expect((await staffPage("/dashboard")).texts('form[action="/signout"] button')).toEqual([
      "Logout",
    ]);
  },
  "Logout clears the session and goes to /": async ({ app }) => {
    const visitor = await app.as(admin);
    const response = await visitor.post("/signout", {});
    expect(response.headers.get("Location")).toBe("/");
    expect((await visitor.get("/dashboard")).headers.get("Location")).toMatch(/^\/signin/);
  },
  "the overview has a welcome message": async ({ staffPage }) => {
    expect((await staffPage("/dashboard")).texts("main h1")[0]).toMatch(/^Welcome/);
  },
  "on phones the sidebar is collapsed behind a menu button": async ({ view }) => {
    const page = await view("/dashboard", { staff: true, width: 360, height: 740 });
    const link = page.getByRole("navigation", { name: "Dashboard" }).getByRole("link").first();
    expect(await link.isVisible()).toBe(false);
    await page.getByText("Menu", { exact: true }).click();
    expect(await link.isVisible()).toBe(true);
  },
  ...each(
    [...paths, "/dashboard/nothing", "/dashboard/AddDoctor/new"],
    (path) => `the guard leads a visitor who is not signed in from ${path} to /signin`,
    async ({ fresh }, path) => {
      const { status, location } = await fresh(path);
      expect(Math.floor(status / 100)).toBe(3);
      expect(location).toMatch(/^\/signin\?/);
    },
  ),
  ...each(
    paths,
    (path) => `the guard renders nothing of ${path} for a visitor`,
    async ({ fresh }, path) => expect((await fresh(path)).html).not.toMatch(/<h1|<table|<nav/),
  ),
});

async function withRecord(
  { call }: Site,
  [addPath, body, read, deletePath]: readonly [string, object, (body: never) => string, string],
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  const added = await call("POST", addPath, body);
  const id = read(added.body as never);
  try {
    await work(id);
  } finally {
    await call("DELETE", `${deletePath}/${id}`);
  }
}

const idOf = ({ _id }: { _id: string }) => _id;
const doctor = (change: object) =>
  ["/doctor", { ...doctorBody, ...change }, idOf, "/doctor"] as const;
const application = (change: object) =>
  [
    "/career",
    { ...applicationBody, ...change },
    (body: { application: { _id: string } }) => idOf(body.application),
    "/career",
  ] as const;
const link = (change: object = {}) =>
  [
    "/social-links",
    { ...linkBody, ...change },
    (body: { data: { _id: string } }) => idOf(body.data),
    "/social-links",
  ] as const;

/** Without the sign of the one that is sorted by. */
function columnsOf(page: HtmlDocument): string[] {
  return page.texts("thead th").map((label) => label.replace(/ [▲▼]$/, ""));
}

function rowOf(page: HtmlDocument, id: string) {
  return page.one(`tr[id="${id}"]`);
}

function cell(page: HtmlDocument, id: string, label: string): string {
  const found = rowOf(page, id).querySelector(`td[data-label="${label}"]`);
  return found ? textOf(found) : "";
}

const doctorColumns = [
  "Image",
  "Name",
  "Contact",
  "Specialization",
  "Hospital",
  "Experience",
  "Fees",
  "Availability",
  "Details",
  "Actions",
];

const doctorFields = [
  "Name",
  "Specialization",
  "Phone",
  "Email",
  "Experience",
  "Fees",
  "Hospital",
  "About",
  "Qualification",
  "Member of",
  "Hospital Slots",
  "Video Slots",
  "Availability",
];

const doctorList = statements("2.13 Doctor List", {
  "has the subtitle 'Manage hospital doctors'": async ({ staffPage }) => {
    const page = await staffPage("/dashboard/AddDoctor");
    expect([...page.texts("main h1"), page.texts("main header p")[0]]).toEqual([
      "Doctor List",
      "Manage hospital doctors",
    ]);
  },
  "has a button 'Add Doctor'": async ({ staffPage }) => {
    const button = (await staffPage("/dashboard/AddDoctor")).one("main header a.button");
    expect(textOf(button)).toBe("Add Doctor");
  },
  ...each(
    doctorColumns,
    (column) => `has the column ${column}`,
    async ({ staffPage }, column) => {
      expect(columnsOf(await staffPage("/dashboard/AddDoctor"))).toContain(column);
    },
  ),
  "has its columns in this order": async ({ staffPage }) => {
    expect(columnsOf(await staffPage("/dashboard/AddDoctor"))).toEqual(doctorColumns);
  },
  ...each(
    ["zqg nam", "ZQG NAM", "g name"],
    (q) => `the search finds a part of the name, whatever the case: ${q}`,
    async (site, q) => {
      await withRecord(site, doctor({ name: "Dr Zqg Name" }), async (id) => {
        const page = await site.staffPage(`/dashboard/AddDoctor?q=${encodeURIComponent(q)}`);
        expect(page.attributes("tbody tr[id]", "id")).toContain(id);
      });
    },
  ),
  "the search leaves out other names": async (site) => {
    await withRecord(site, doctor({ name: "Dr Zqh Name" }), async (id) => {
      const page = await site.staffPage("/dashboard/AddDoctor?q=zqh");
      expect(page.attributes("tbody tr[id]", "id")).toEqual([id]);
    });
  },
  ...each(
    [
      ["Contact", { contact: { phone: "9876543210", email: "zqi@example.org" } }, "9876543210"],
      [
        "Contact",
        { contact: { phone: "9876543210", email: "zqi@example.org" } },
        "zqi@example.org",
      ],
      ["Specialization", { specialization: "Zqi Medicine" }, "Zqi Medicine"],
      ["Hospital", { hospital: "Zqi House" }, "Zqi House"],
      ["Experience", { experience: 31 }, "31"],
      ["Fees", { fees: 1750 }, "₹1,750"],
      ["Availability", { availability: "unavailable" }, "Unavailable"],
      ["Details", {}, "View"],
      ["Actions", {}, "Edit"],
      ["Actions", {}, "Delete"],
    ] as const,
    ([column, , shown]) => `the column ${column} shows ‘${shown}’`,
    async (site, [column, change, shown]) => {
      await withRecord(site, doctor({ name: "Dr Zqi", ...change }), async (id) => {
        expect(cell(await site.staffPage("/dashboard/AddDoctor?q=zqi"), id, column)).toContain(
          shown,
        );
      });
    },
  ),
  ...each(
    ["About", "Qualification", "Member of", "Hospital Slots", "Video Slots"],
    (detail) => `View opens a row with ${detail}`,
    async (site, detail) => {
      await withRecord(site, doctor({ name: "Dr Zqj" }), async (id) => {
        const page = await site.staffPage(`/dashboard/AddDoctor?q=zqj&open=${id}`);
        expect(page.texts("tbody dt")).toContain(detail);
        expect(cell(page, id, "Details")).toContain("Hide");
      });
    },
  ),
  "Hide closes that row": async (site) => {
    await withRecord(site, doctor({ name: "Dr Zqk" }), async (id) => {
      const open = await site.staffPage(`/dashboard/AddDoctor?q=zqk&open=${id}`);
      const hide = rowOf(open, id).querySelector("a[aria-expanded=true]")?.getAttribute("href");
      const closed = await site.staffPage(hide ?? "");
      expect(cell(closed, id, "Details")).toContain("View");
    });
  },
  "without any the list says 'No doctors found'": async ({ staffPage }) => {
    expect(
      (await staffPage("/dashboard/AddDoctor?q=zzzzzz")).texts("main [role=status]"),
    ).toContain("No doctors found");
  },
  "Delete asks 'Are you sure you want to delete this doctor?' under 'Confirm Delete'": async (
    site,
  ) => {
    await withRecord(site, doctor({}), async (id) => {
      const { texts, one } = await site.staffPage(`/dashboard/AddDoctor/${id}/delete`);
      expect(texts("dialog[open] h2")).toEqual(["Confirm Delete"]);
      expect(textOf(one("dialog"))).toContain("Are you sure you want to delete this doctor?");
      expect(texts("dialog form button")).toEqual(["Delete"]);
      expect(texts("dialog form a")).toEqual(["Cancel"]);
    });
  },
  "the dialog for a new one is titled 'Add Doctor', with 'Create'": async ({ staffPage }) => {
    const { texts } = await staffPage("/dashboard/AddDoctor/new");
    expect([...texts("dialog[open] h2"), texts("dialog form button[type=submit]").at(-1)]).toEqual([
      "Add Doctor",
      "Create",
    ]);
  },
  "the dialog for a stored one is titled 'Edit Doctor', with 'Update'": async (site) => {
    await withRecord(site, doctor({}), async (id) => {
      const { texts } = await site.staffPage(`/dashboard/AddDoctor/${id}/edit`);
      expect(texts("dialog[open] h2")[0]).toBe("Edit Doctor");
      expect(texts("dialog form button[type=submit]").at(-1)).toBe("Update");
    });
  },
  ...each(
    doctorFields,
    (label) => `the form has the field ${label}`,
    async ({ staffPage }, label) => {
      const page = await staffPage("/dashboard/AddDoctor/new");
      expect(page.texts("dialog :is(label, legend)")).toContain(label);
    },
  ),
  "the form has a field for an image": async ({ staffPage }) => {
    const file = (await staffPage("/dashboard/AddDoctor/new")).one('dialog input[type="file"]');
    expect(file.getAttribute("accept")).toMatch(/^image\//);
  },
});

const applicationColumns = [
  "Name",
  "Email",
  "Phone",
  "Position Applied",
  "Resume",
  "Created At",
  "Actions",
];

const applicationList = statements("2.14 Career Applications", {
  "has the subtitle 'Manage job applications'": async ({ staffPage }) => {
    const page = await staffPage("/dashboard/Careers");
    expect([...page.texts("main h1"), page.texts("main header p")[0]]).toEqual([
      "Career Applications",
      "Manage job applications",
    ]);
  },
  "the placeholder of the search mentions the name": async ({ staffPage }) => {
    const box = (await staffPage("/dashboard/Careers")).one('main input[type="search"]');
    expect(box.getAttribute("placeholder")).toMatch(/name/i);
  },
  ...each(
    [
      ["name", { name: "Zqm Applicant" }, "zqm app"],
      ["e-mail", { contact: { email: "zqm@example.org", phone: "9800000011" } }, "ZQM@exam"],
      ["phone", { contact: { email: "x@example.org", phone: "9812312399" } }, "12312399"],
      ["position", { position: "Zqm Cook" }, "zqm COOK"],
    ] as const,
    ([field]) => `the search matches the ${field}`,
    async (site, [, change, q]) => {
      await withRecord(site, application(change), async (id) => {
        const page = await site.staffPage(`/dashboard/Careers?q=${encodeURIComponent(q)}`);
        expect(page.attributes("tbody tr[id]", "id")).toEqual([id]);
      });
    },
  ),
  "is sorted newest first": async (site) => {
    await withRecord(site, application({ name: "Zqn Newest" }), async (id) => {
      const page = await site.staffPage("/dashboard/Careers");
      const times = page.attributes("tbody td[data-label='Created At'] time", "datetime");
      expect(page.attributes("tbody tr[id]", "id")[0]).toBe(id);
      expect(times).toEqual(times.toSorted().reverse());
    });
  },
  ...each(
    applicationColumns,
    (column) => `has the column ${column}`,
    async ({ staffPage }, column) => {
      expect((await staffPage("/dashboard/Careers")).texts("thead th")).toContain(column);
    },
  ),
  "has its columns in this order": async ({ staffPage }) => {
    expect((await staffPage("/dashboard/Careers")).texts("thead th")).toEqual(applicationColumns);
  },
  "'View Resume' opens a new tab": async (site) => {
    await withRecord(site, application({ name: "Zqo" }), async (id) => {
      const row = rowOf(await site.staffPage("/dashboard/Careers?q=zqo"), id);
      const resume = row.querySelector("td[data-label=Resume] a");
      expect(resume?.text).toMatch(/^View Resume/);
      expect(resume?.getAttribute("target")).toBe("_blank");
      expect(resume?.getAttribute("href")).toBe(applicationBody.resumeLink);
    });
  },
  "without a link that can be opened it is 'N/A'": async (site) => {
    await withRecord(site, application({ name: "Zqp" }), async (id) => {
      site.database((sqlite) =>
        sqlite.prepare("UPDATE applications SET resume_link = 'ask me' WHERE id = ?").run(id),
      );
      const page = await site.staffPage("/dashboard/Careers?q=zqp");
      expect(cell(page, id, "Resume")).toBe("N/A");
    });
  },
  "Created At is date and time": async ({ staffPage }) => {
    const page = await staffPage("/dashboard/Careers");
    expect(page.texts("tbody td[data-label='Created At'] time")[0]).toMatch(
      /\d{1,2} \w{3,4} \d{4}, \d{1,2}:\d\d/,
    );
  },
  "Created At is in the viewer's own time": async ({ view }) => {
    const page = await view("/dashboard/Careers", { staff: true, timezone: "America/New_York" });
    const time = page.locator("tbody td[data-label='Created At'] time").first();
    const at = new Date((await time.getAttribute("datetime")) ?? "");
    const hour = new Intl.DateTimeFormat("en-IN", {
      timeStyle: "short",
      timeZone: "America/New_York",
    }).format(at);
    await expect
      .poll(() => page.locator("tbody td[data-label='Created At']").first().textContent())
      .toMatch(new RegExp(hour, "i"));
  },
  "without any the list says 'No career applications found'": async ({ staffPage }) => {
    expect((await staffPage("/dashboard/Careers?q=zzzzzz")).texts("main [role=status]")).toContain(
      "No career applications found",
    );
  },
  "Delete asks 'Are you sure you want to delete this application?'": async (site) => {
    await withRecord(site, application({ name: "Zqq" }), async (id) => {
      const page = await site.staffPage(`/dashboard/Careers/${id}/delete`);
      expect(textOf(page.one("dialog[open]"))).toContain(
        "Are you sure you want to delete this application?",
      );
    });
  },
});

const categories = {
  homestories: "Home Page Our Patient Stories links",
  homeyoutube: "Home Page Trending YouTube Links",
  homeinsta: "Home Page Instagram Highlights links",
  mediayoutube: "Media Page YouTube Links",
  mediayoutubelatest: "Media Page YouTube latest video Link",
  mediainsta: "Media Page Instagram Links",
};

const linkList = statements("2.15 Social Links", {
  "has the subtitle 'Manage social media links'": async ({ staffPage }) => {
    const page = await staffPage("/dashboard/Links");
    expect([...page.texts("main h1"), page.texts("main header p")[0]]).toEqual([
      "Social Links",
      "Manage social media links",
    ]);
  },
  "has a button 'Add Link'": async ({ staffPage }) => {
    expect((await staffPage("/dashboard/Links")).texts("main header a.button")).toEqual([
      "Add Link",
    ]);
  },
  ...each(
    Object.entries(categories),
    ([category]) => `links of ${category} stand under the heading of their category`,
    async (site, [category, label]) => {
      await withRecord(site, link({ url: `https://example.org/${category}` }), async (id) => {
        site.database((sqlite) =>
          sqlite.prepare("UPDATE links SET category = ? WHERE id = ?").run(category, id),
        );
        const group = (await site.staffPage("/dashboard/Links")).one(`section:has(tr[id="${id}"])`);
        expect(group.querySelector("h2")?.text).toBe(label);
      });
    },
  ),
  "the search is by category label": async ({ staffPage }) => {
    const page = await staffPage("/dashboard/Links?q=media%20PAGE%20insta");
    expect(page.texts("section:has(table) h2")).toEqual([categories.mediainsta]);
  },
  "has the columns #, URL and Actions": async ({ staffPage }) => {
    expect((await staffPage("/dashboard/Links?q=home")).texts("thead th")).toEqual([
      "#",
      "URL",
      "Actions",
    ]);
  },
  "a URL opens in a new tab": async ({ staffPage }) => {
    const targets = (await staffPage("/dashboard/Links")).attributes(
      "td[data-label=URL] a",
      "target",
    );
    expect(new Set(targets)).toEqual(new Set(["_blank"]));
  },
  "without any the list says 'No links found'": async ({ staffPage }) => {
    expect((await staffPage("/dashboard/Links?q=zzzz")).texts("main [role=status]")).toContain(
      "No links found",
    );
  },
  "Delete asks 'Are you sure you want to delete this link?'": async (site) => {
    await withRecord(site, link(), async (id) => {
      const page = await site.staffPage(`/dashboard/Links/${id}/delete`);
      expect(textOf(page.one("dialog[open]"))).toContain(
        "Are you sure you want to delete this link?",
      );
    });
  },
  "the dialog is titled 'Add New Link', with 'Create Link'": async ({ staffPage }) => {
    const { texts } = await staffPage("/dashboard/Links/new");
    expect([...texts("dialog[open] h2"), ...texts("dialog form button[type=submit]")]).toEqual([
      "Add New Link",
      "Create Link",
    ]);
  },
  "its fields are Category and URL": async ({ staffPage }) => {
    expect((await staffPage("/dashboard/Links/new")).texts("dialog label")).toEqual([
      "Category",
      "URL",
    ]);
  },
  "Category has the placeholder 'Select category'": async ({ staffPage }) => {
    expect((await staffPage("/dashboard/Links/new")).texts("dialog option")[0]).toBe(
      "Select category",
    );
  },
  "only homeinsta and mediainsta can be chosen": async ({ staffPage }) => {
    const values = (await staffPage("/dashboard/Links/new")).attributes("dialog option", "value");
    expect(values).toEqual(["", "homeinsta", "mediainsta"]);
  },
});

async function dialogs(page: Page): Promise<number> {
  return page.locator("dialog[open]").count();
}

/** All of them in one page, which costs more than what is done in it. */
async function open({ view }: Site, browser: BrowserName, path: string): Promise<Page> {
  const page = await view("/dashboard", { browser, staff: true });
  await page.goto(path);
  return page;
}

const transitions = statements("4 Dashboard", {
  ...each(
    browsers,
    (browser) => `the badge sends the opposite, there and back (${browser})`,
    async (site, browser) => {
      await withRecord(site, doctor({ name: "Dr Zqr" }), async (id) => {
        const page = await open(site, browser, "/dashboard/AddDoctor?q=zqr");
        const badge = page.locator(`[id="${id}"] td[data-label=Availability] button`);
        for (const state of ["unavailable", "available"]) {
          await badge.click();
          await expect
            .poll(async () => (await site.call("GET", `/doctor/${id}`)).body.availability)
            .toBe(state);
          await expect.poll(() => badge.textContent()).toMatch(new RegExp(`^${state}`, "i"));
        }
      });
    },
  ),
  ...each(
    browsers,
    (browser) =>
      `the link dialog closes after success, and the new link is at the front (${browser})`,
    async (site, browser) => {
      const url = `https://example.org/${browser}`;
      const page = await open(site, browser, "/dashboard/Links");
      await page.getByRole("link", { name: "Add Link", exact: true }).click();
      await page.locator("dialog:modal").waitFor();
      await page.locator("dialog").getByLabel("Category").selectOption("mediainsta");
      await page.locator("dialog").getByLabel("URL").fill(url);
      await page.getByRole("button", { name: "Create Link" }).click();
      await page
        .locator("#mediainsta ~ table td[data-label=URL] a")
        .filter({ hasText: url })
        .waitFor();
      expect(await dialogs(page)).toBe(0);
      const first = page.locator("#mediainsta ~ table td[data-label=URL] a").first();
      expect(await first.textContent()).toContain(url);
      const { data } = (await site.call("GET", "/social-links")).body;
      expect(data[0].url).toBe(url);
      await site.call("DELETE", `/social-links/${data[0]._id}`);
    },
  ),
  ...each(
    browsers,
    (browser) => `a delete dialog closes on Cancel (${browser})`,
    async (site, browser) => {
      await withRecord(site, link({ url: "https://example.org/cancel" }), async (id) => {
        const page = await open(site, browser, "/dashboard/Links");
        await page.locator(`[id="${id}"]`).getByRole("link", { name: "Delete" }).first().click();
        await page.locator("dialog").getByRole("link", { name: "Cancel", exact: true }).click();
        await expect.poll(() => dialogs(page)).toBe(0);
        expect(await page.locator(`[id="${id}"]`).count()).toBe(1);
      });
    },
  ),
  ...each(
    browsers.flatMap((browser) =>
      ["link", "application", "doctor"].map((kind) => ({ browser, kind })),
    ),
    ({ browser, kind }) =>
      `a ${kind} that is deleted goes, the dialog closes, and Back does not lead to it (${browser})`,
    async (site, { browser, kind }) => {
      const { path, record } = {
        link: { path: "/dashboard/Links", record: link({ url: "https://example.org/gone" }) },
        application: { path: "/dashboard/Careers?q=zqs", record: application({ name: "Zqs" }) },
        doctor: { path: "/dashboard/AddDoctor?q=zqs", record: doctor({ name: "Dr Zqs" }) },
      }[kind] ?? { path: "", record: link() };
      await withRecord(site, record, async (id) => {
        const page = await open(site, browser, path);
        await hydrate(page);
        await page
          .locator(`[id="${id}"] td[data-label=Actions]`)
          .getByRole("link", { name: "Delete" })
          .first()
          .click();
        await page.locator("dialog:modal").waitFor();
        await page.locator("dialog").getByRole("button", { name: "Delete" }).click();
        await expect.poll(() => dialogs(page)).toBe(0);
        await expect.poll(() => page.locator(`[id="${id}"]`).count()).toBe(0);
        await page.evaluate(() => history.back());
        await page.waitForTimeout(700);
        expect(await page.locator("body").textContent()).not.toContain("This is not here any more");
        expect(await dialogs(page)).toBe(0);
      });
    },
  ),
  ...each(
    browsers,
    (browser) => `a new doctor is in view after Create, also when a search hides it (${browser})`,
    async (site, browser) => {
      const page = await open(site, browser, "/dashboard/AddDoctor?q=meera");
      await page.getByRole("link", { name: "Add Doctor", exact: true }).click();
      await page.locator("dialog:modal").waitFor();
      const name = `Zzz ${browser} Last`;
      const typed = {
        name,
        specialization: "Urology",
        phone: "9800000077",
        email: "zzz@example.org",
        experience: "5",
        fees: "500",
        hospital: "Morni",
        about: "A",
        qualification: "B",
        awards: "C",
      };
      for (const [field, value] of Object.entries(typed))
        await page.fill(`dialog [name="${field}"]`, value);
      for (const summary of await page
        .locator("dialog summary", { hasText: "Half-hour slots" })
        .all()) {
        await summary.click();
      }
      for (const list of ["hospital_slots", "video_slots"]) {
        const box = page.locator(`dialog input[name="${list}"]`).first();
        if (!(await box.isVisible())) {
          await page.locator(`dialog fieldset:has(input[name="${list}"]) summary`).click();
        }
        await box.check();
      }
      await page.getByRole("button", { name: "Create", exact: true }).click();
      const row = page.locator("tr[id]").filter({ hasText: name }).first();
      await row.waitFor();
      expect(await dialogs(page)).toBe(0);
      await expect
        .poll(() =>
          row.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return top < innerHeight && bottom > 0;
          }),
        )
        .toBe(true);
      const doctors = (await site.call("GET", "/doctors")).body;
      const { _id } = doctors.find((one: { name: string }) => one.name === name);
      await site.call("DELETE", `/doctor/${_id}`);
    },
  ),
});

export const dashboard = [
  ...layout,
  ...doctorList,
  ...applicationList,
  ...linkList,
  ...transitions,
];
