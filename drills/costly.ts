import { setTimeout as pause } from "node:timers/promises";
import { costlyMarks, costlyText, costlyUploads } from "../tests/costly-inputs.ts";
import { startDailyWork } from "../tests/daily-work.ts";
import { formFields } from "../tests/form-fields.ts";
import { type App, admin, startApp, type Visitor } from "../tests/http.ts";
import { childrenOf, residentMemoryOf } from "../tests/process-memory.ts";
import { openSetting } from "../tests/setting-form.ts";
import type { Drill, Figure } from "./drill.ts";
import { inMilliseconds, percentile } from "./percentile.ts";

const mebibyte = 1024 * 1024;
const article = "/dashboard/Articles/Dengue/edit";
const texts = "/dashboard/Hospital/Texts";
interface Sent {
  what: string;
  send(): Promise<Response>;
  kept?: string;
}

/** Staff send files and texts that take long to read, one after the other and two at once, beside visitors. */
export const costly: Drill = async ({ isLong }) => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  const staff = await app.as(admin);
  const other = await app.as(admin);
  await pause(isLong ? 10_000 : 1000);
  const [worker] = childrenOf(app.process.pid as number);
  // Made before anything is measured.
  const all = [...uploads(staff), ...(await settings(staff, isLong)), ...(await articles(staff))];
  const replies: string[] = [];
  const work = startDailyWork(app, await app.as(admin));
  const memory = watchMemory(app);
  for (const sent of all) replies.push(...(await reply([sent])));
  const [first, second] = [await articles(staff), await articles(other)];
  for (const [at, sent] of first.entries()) {
    replies.push(...(await reply([sent, second.at(-1 - at) as Sent])));
  }
  const wrong = replies.filter((reply) => !/: (?:400|503)$/.test(reply));
  const { statuses, waits } = await work.stop();
  const most = Math.round(memory.stop() / mebibyte);
  const workers = childrenOf(app.process.pid as number);
  const failed = Object.entries(statuses).filter(([key]) => !/ (?:200|303)$/.test(key));
  return [
    {
      what: `${replies.length} files and texts that take long to read`,
      goal: "each is refused with a message, and comes back with what was typed",
      seen: wrong.length > 0 ? wrong.join("; ") : "each was",
      holds: wrong.length === 0,
    },
    {
      what: "the worker meanwhile",
      goal: "the same process",
      seen: workers.length === 1 && workers[0] === worker ? "the same" : "another",
      holds: workers.length === 1 && workers[0] === worker,
    },
    figureOfVisitors(waits, failed),
    {
      what: "memory of both processes with the thread at the most",
      goal: "at most 400 MiB",
      seen: `${most} MiB`,
      holds: most <= 400,
    },
  ];
};

function figureOfVisitors(waits: number[], failed: [string, number][]): Figure {
  const [middle, late] = [percentile(waits, 0.5), percentile(waits, 0.99)];
  return {
    what: `${waits.length} searches, applications and pages of the dashboard beside them`,
    goal: "all are served, 99 of 100 within 1 s",
    seen: `${failed.map(([key, count]) => `${count} × ${key}, `).join("")}p50 ${inMilliseconds(middle)}, p99 ${inMilliseconds(late)}`,
    holds: waits.length > 100 && failed.length === 0 && late < 1000,
  };
}

function uploads(staff: Visitor): Sent[] {
  return Object.entries(costlyUploads).map(([what, make]) => {
    const form = new FormData();
    form.append("file", new File([Buffer.from(make())], "doctors.xlsx"));
    return { what, send: () => staff.post("/dashboard/AddDoctor/Import", form) };
  });
}

async function settings(staff: Visitor, isLong: boolean): Promise<Sent[]> {
  const fields = await openSetting(staff, "Texts");
  return costlyMarks.slice(0, isLong ? undefined : 5).flatMap((mark) => {
    const about = costlyText(mark, 19_900);
    const buttons: Record<string, string>[] = [{ preview: "on" }, {}];
    return buttons.map((button) => ({
      what: `the page about the hospital of ${JSON.stringify(mark)}`,
      send: () => staff.post(texts, { ...fields, about, ...button }),
      kept: about.slice(0, 30).trim(),
    }));
  });
}

async function articles(staff: Visitor): Promise<Sent[]> {
  const fields = formFields(await (await staff.get(article)).text());
  return ["1) ", ">", "> - "].map((mark) => {
    const text = costlyText(mark, 28_800);
    const form = new FormData();
    const typed = { ...fields, text, preview: "yes" };
    for (const [name, value] of Object.entries(typed)) form.append(name, value);
    return {
      what: `an article of ${JSON.stringify(mark)}`,
      send: () => staff.post(article, form),
      kept: text.slice(0, 30).trim(),
    };
  });
}

async function reply(sent: Sent[]): Promise<string[]> {
  return Promise.all(
    sent.map(async ({ what, send, kept = "" }) => {
      const response = await send();
      const page = (await response.text()).replaceAll("&gt;", ">").replaceAll("&lt;", "<");
      return `${what}: ${page.includes(kept) ? response.status : "lost"}`;
    }),
  );
}

function watchMemory(app: App) {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, residentMemoryOf(app.process.pid as number));
  }, 50);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
