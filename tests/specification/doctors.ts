import { expect } from "vitest";
import { doctorBody } from "../api/api.ts";
import { share } from "../runner/rounds.ts";
import { textOf } from "./document.ts";
import { holdBack } from "./hold-back.ts";
import { hydrate } from "./hydrate.ts";
import type { Site } from "./site.ts";
import { each, statements } from "./statement.ts";

type Doctor = typeof doctorBody & { _id: string };

const long = {
  about: `${"word ".repeat(29)}endsat150 and more words follow here, which are shown on request alone.`,
  awards: `${"prize ".repeat(16)}ends and more prizes follow here, which are shown on request alone.`,
};

async function withDoctor<Result>(
  { call }: Site,
  change: object,
  work: (doctor: Doctor) => Promise<Result>,
): Promise<Result> {
  const { body } = await call("POST", "/doctor", { ...doctorBody, ...change });
  try {
    return await work(body);
  } finally {
    await call("DELETE", `/doctor/${body._id}`);
  }
}

const cards = async (site: Site, query = "") =>
  (await site.fresh(`/doctors${query}`)).all("main article");

const list = statements("2.7 Doctor list", {
  "has a search box with the placeholder 'Name, Specialist'": async ({ page }) => {
    const box = (await page("/doctors")).one('main input[type="search"]');
    expect(box.getAttribute("placeholder")).toBe("Name, Specialist");
  },
  ...each(
    ["name", "hospital", "specialization"] as const,
    (field) => `the search finds by ${field}, in any letter case`,
    async (site, field) => {
      const change = { [field]: `Zq${field} Statement` };
      await withDoctor(site, change, async ({ _id }) => {
        for (const q of [`zq${field}`, `ZQ${field.toUpperCase()} STATE`]) {
          const found = await cards(site, `?q=${encodeURIComponent(q)}`);
          const links = found.map((card) => card.querySelector("a")?.getAttribute("href"));
          expect(links).toContain(`/doctor/${_id}`);
        }
      });
    },
  ),
  "the search leaves out who does not match": async (site) => {
    await withDoctor(site, { name: "Dr Zqx Statement" }, async () => {
      expect(await cards(site, "?q=zqx")).toHaveLength(1);
    });
  },
  "shows all that are active and not deleted": async (site) => {
    const { body } = await site.call("GET", "/available-doctors");
    expect(await cards(site)).toHaveLength(body.length);
  },
  "does not show a doctor that is not active": async (site) => {
    await withDoctor(site, { name: "Dr Zqy", isActive: false }, async () => {
      expect(await cards(site, "?q=zqy")).toEqual([]);
    });
  },
  "does not show a doctor that is deleted": async (site) => {
    await withDoctor(site, { name: "Dr Zqz" }, async () => {
      expect(await cards(site, "?q=zqz")).toHaveLength(1);
    });
    expect(await cards(site, "?q=zqz")).toEqual([]);
  },
  "a card without a photo has the default image": async (site) => {
    await withDoctor(site, { name: "Dr Zqd" }, async () => {
      const [card] = await cards(site, "?q=zqd");
      expect(card?.querySelector("img")?.getAttribute("src")).toBe("/default.jpg");
    });
  },
  ...each(
    [
      ["name", { name: "Dr Zqe Name" }, "Dr Zqe Name"],
      ["hospital", { hospital: "Zqe House" }, "Zqe House"],
      ["specialization", { specialization: "Zqe Medicine" }, "Zqe Medicine"],
      ["experience in years", { experience: 17 }, "17 years"],
      ["fees with the rupee sign", { fees: 1250 }, "₹1,250"],
    ] as const,
    ([what]) => `a card shows ${what}`,
    async (site, [, change, shown]) => {
      await withDoctor(site, { name: "Dr Zqe", ...change }, async () => {
        const [card] = await cards(site, "?q=zqe");
        expect(card && textOf(card)).toContain(shown);
      });
    },
  ),
  ...each(
    ["View Full Profile", "Check Availability"],
    (button) => `a card has ‘${button}’, which leads to /doctor/{id}`,
    async ({ page }, button) => {
      for (const card of (await page("/doctors")).all("main article")) {
        const [profile] = card.querySelectorAll("a").map((link) => link.getAttribute("href"));
        const link = card.querySelectorAll("a.button").find((one) => textOf(one) === button);
        expect(link?.getAttribute("href")?.split("#")[0]).toBe(profile);
        expect(profile).toMatch(/^\/doctor\/[0-9a-f]{24}$/);
      }
    },
  ),
  ...each(
    [1280, 1440],
    (width) => `the grid has three columns at ${width} pixels`,
    async ({ view }, width) => {
      const page = await view("/doctors", { width });
      const lefts = await page
        .locator("main li:has(article)")
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(3);
    },
  ),
  "'Loading doctors...' shows while it loads": async ({ newView }) => {
    const page = await newView("/");
    await hydrate(page);
    const goOn = await holdBack(page, "**/doctors.data*");
    await page.getByRole("link", { name: "View all doctors" }).click();
    await page.getByText("Loading doctors...").first().waitFor();
    goOn();
    await page.close();
  },
});

/** They go the same way: one of them with each seed. */
const someFaults = share(["cut", "500"], 2);

const red = (colour: string) => {
  const [r = 0, g = 255, b = 255] = (colour.match(/\d+/g) ?? []).map(Number);
  return r > 130 && g < 80 && b < 80;
};

const profile = statements("2.8 Doctor profile", {
  ...each(
    [
      ["the name", { name: "Dr Zqf Profile" }, "Dr Zqf Profile"],
      ["the specialization", { specialization: "Zqf Medicine" }, "Zqf Medicine"],
      ["the hospital", { hospital: "Zqf House" }, "Zqf House"],
      ["the experience in years", { experience: 23 }, "23 years"],
      ["the fee in rupees", { fees: 2250 }, "₹2,250"],
      ["the about text", { about: "Zqf explains." }, "Zqf explains."],
      ["the qualification under Education", { qualification: "MBBS, Zqf" }, "EducationMBBS, Zqf"],
      ["the awards under Achievements", { awards: "Prize of Zqf" }, "AchievementsPrize of Zqf"],
    ] as const,
    ([what]) => `shows ${what}`,
    async (site, [, change, shown]) => {
      await withDoctor(site, change, async ({ _id }) => {
        expect((await site.fresh(`/doctor/${_id}`)).text).toContain(shown);
      });
    },
  ),
  "shows the default photo where there is none": async (site) => {
    await withDoctor(site, {}, async ({ _id }) => {
      expect((await site.fresh(`/doctor/${_id}`)).attributes("main img", "src")).toEqual([
        "/default.jpg",
      ]);
    });
  },
  ...each(
    [
      ["about", 150],
      ["awards", 100],
    ] as const,
    ([field, length]) =>
      `${field} is collapsed to ${length} characters, with Read More and Read Less`,
    async (site, [field, length]) => {
      await withDoctor(site, { [field]: long[field] }, async ({ _id }) => {
        const page = await site.fresh(`/doctor/${_id}`);
        const more = page.one("main details:has(summary > span:first-child)");
        const [shown = ""] = (more.querySelector("summary > span")?.innerHTML ?? "").split("<");
        expect(long[field].startsWith(shown)).toBe(true);
        expect(shown.length).toBeLessThanOrEqual(length);
        expect(shown.length).toBeGreaterThan(length - 15);
        expect(textOf(more)).toContain("Read More");
        expect(textOf(more)).toContain("Read Less");
      });
    },
  ),
  ...each(
    [
      ["about", 150],
      ["awards", 100],
    ] as const,
    ([field, length]) => `${field} of ${length} characters is shown whole`,
    async (site, [field, length]) => {
      await withDoctor(site, { [field]: "x".repeat(length) }, async ({ _id }) => {
        expect((await site.fresh(`/doctor/${_id}`)).text).not.toContain("Read More");
      });
    },
  ),
  "Read More shows the rest, and Read Less hides it": async (site) => {
    await withDoctor(site, { about: long.about }, async ({ _id }) => {
      const page = await site.newView(`/doctor/${_id}`);
      const rest = page.getByText("more words follow here");
      expect(await rest.isVisible()).toBe(false);
      await page.getByText("Read More").click();
      expect(await rest.isVisible()).toBe(true);
      await page.getByText("Read Less").click();
      expect(await rest.isVisible()).toBe(false);
      await page.close();
    });
  },
  "the availability panel has a tile for each of the videoSlots": async (site) => {
    const videoSlots = ["09:30 AM", "05:00 PM", "06:30 PM"];
    await withDoctor(site, { videoSlots, hospitalSlots: ["11:00 AM"] }, async ({ _id }) => {
      const tiles = (await site.fresh(`/doctor/${_id}`)).texts("#times li");
      for (const slot of videoSlots) expect(tiles).toContain(slot);
    });
  },
  "the tiles are display only": async (site) => {
    await withDoctor(site, {}, async ({ _id }) => {
      const { all } = await site.fresh(`/doctor/${_id}`);
      expect(all("#times li").length).toBeGreaterThan(0);
      expect(all("#times li :is(a, button, input), #times form")).toEqual([]);
    });
  },
  "'Loading doctor info...' shows when it opens from /doctors": async ({ newView }) => {
    const page = await newView("/doctors");
    await hydrate(page);
    const goOn = await holdBack(page, "**/doctor/*.data*");
    await page.locator("main article a").first().click();
    await page.getByText("Loading doctor info...").waitFor();
    goOn();
    await page.close();
  },
  "'Loading doctor info...' shows when it opens from home": async ({ newView }) => {
    const page = await newView("/");
    await hydrate(page);
    await page.locator("#team").scrollIntoViewIfNeeded();
    await page.locator('section[aria-label="Doctors"] p[role=status]').waitFor();
    const goOn = await holdBack(page, "**/doctor/*.data*");
    await page.locator('section[aria-label="Doctors"] article a').first().click();
    await page.getByText("Loading doctor info...").waitFor();
    goOn();
    await page.close();
  },
  ...each(
    ["/doctors", "/"].flatMap((from) => someFaults.map((fault) => ({ from, fault }))),
    ({ from, fault }) => `opened from ${from}, a failure (${fault}) shows the error in red`,
    async ({ newView }, { from, fault }) => {
      const page = await newView(from);
      await hydrate(page);
      await page.locator("main article").first().scrollIntoViewIfNeeded();
      if (from === "/") {
        await page.locator("#team").scrollIntoViewIfNeeded();
        await page.locator('section[aria-label="Doctors"] p[role=status]').waitFor();
      }
      await page.route("**/doctor/*.data*", (route) =>
        fault === "cut" ? route.abort() : route.fulfill({ status: 500, body: "" }),
      );
      await page.locator('main article a[href^="/doctor/"]').first().click();
      const alert = page.getByRole("alert").filter({ hasText: "Failed to fetch doctor" });
      await alert.waitFor();
      expect(red(await alert.evaluate((text) => getComputedStyle(text).color))).toBe(true);
      await page.close();
    },
  ),
  ...each(
    ["of a doctor that is deleted", "of a doctor that is not active", "that never was"],
    (which) => `the profile ${which} is not found`,
    async (site, which) => {
      const never = "0".repeat(24);
      const hidden = { isActive: !which.includes("not active") };
      const id = await withDoctor(site, hidden, async ({ _id }) => {
        if (which.includes("not active"))
          expect((await site.fresh(`/doctor/${_id}`)).status).toBe(404);
        return which === "that never was" ? never : _id;
      });
      expect((await site.fresh(`/doctor/${id}`)).status).toBe(404);
    },
  ),
});

export const doctors = [...list, ...profile];
