import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "#db/connection.server.ts";
import { logIn } from "../tests/api/api.ts";
import { type App, admin, emptyDirectory, preparedDirectory, startApp } from "../tests/app/http.ts";
import { logQueries } from "../tests/app/logged-queries.ts";
import type { Drill, Figure } from "./drill.ts";
import { addMany } from "./many-rows.ts";
import { inMilliseconds, percentile } from "./percentile.ts";
import { timeScreens } from "./screens.ts";
import { readBesideWrites } from "./writes.ts";

const maxQuery = 20;
const rounds = 3;

const ofVisitors = [
  "/",
  "/doctors",
  "/doctors?page=2",
  "/doctors?page=205",
  "/doctors?q=a",
  "/doctors?q=sharma",
  "/doctors?q=gynocologist",
  "/doctors?q=सुनीता",
  "/doctors?speciality=urology&page=3",
  "/doctors?here=today",
  "/opd",
  "/opd?by=time&page=2",
  "/opd?speciality=urology",
  "/opd/board",
  "/search?q=urologist",
  "/Urology",
  "/sitemap.xml",
  "/sitemap.xml?part=0",
  "/sitemap.xml?part=20",
];
const ofPrograms = [
  "/api/v1/doctors",
  "/api/v1/doctors?q=sharma",
  "/api/v1/doctors?page=390&per=25",
  "/api/v1/available-doctors",
  "/api/v1/available-doctors?limit=100",
  "/api/v1/careers",
  "/api/v1/careers?q=sharma",
  "/api/v1/careers?page=7000",
  "/api/v1/careers?q=sharma&state=hired",
  "/api/v1/social-links",
];
const ofStaff = [
  "/dashboard",
  "/dashboard/AddDoctor",
  "/dashboard/AddDoctor?page=400",
  "/dashboard/AddDoctor?q=sharma",
  "/dashboard/AddDoctor?q=urologist",
  "/dashboard/AddDoctor?q=a",
  "/dashboard/AddDoctor?q=zzzz",
  "/dashboard/AddDoctor?sort=-fees",
  "/dashboard/AddDoctor?sort=hospital&availability=available&website=shown",
  "/dashboard/Careers",
  "/dashboard/Careers?page=8000",
  "/dashboard/Careers?state=new&page=2000",
  "/dashboard/Careers?state=hired",
  "/dashboard/Careers?q=sharma&state=rejected",
  "/dashboard/Careers?q=sharma&state=hired",
  "/dashboard/Careers?q=applicant19999&state=new",
  "/dashboard/Careers?q=sharma",
  "/dashboard/Careers?q=example.org",
  "/dashboard/Careers?q=applicant19999",
  "/dashboard/Careers?q=ra",
  "/dashboard/Careers?q=a",
  "/dashboard/Careers?q=x",
  "/dashboard/Careers?q=ਸਿੰ",
  "/dashboard/Careers/Unchecked",
  "/dashboard/Links",
  `/dashboard/Careers/2${"0".repeat(23)}/delete`,
  `/dashboard/AddDoctor/1${"0".repeat(23)}/edit`,
];

/** What 10,000 doctors and 200,000 applications cost in queries, and in the time of each screen. */
export const many: Drill = async () => {
  const data = preparedDirectory();
  const sqlite = openDatabase(join(data, "hospital.db"));
  addMany(sqlite, { doctors: 10_000, applications: 200_000 });
  sqlite.close();
  const copy = emptyDirectory();
  cpSync(data, copy, { recursive: true });
  try {
    const log = logQueries();
    const settings = { RATE_LIMITS: "off", TRUST_CLOCK: "off" };
    return [
      ...(await withApp({ ...settings, ...log.settings }, data, (app) => listQueries(app, log))),
      ...(await withApp(settings, data, (app) => measure(app, copy))),
    ];
  } finally {
    for (const folder of [data, copy]) rmSync(folder, { recursive: true, force: true });
  }
};

async function withApp(
  settings: NodeJS.ProcessEnv,
  data: string,
  work: (app: App) => Promise<Figure[]>,
): Promise<Figure[]> {
  await using app = await startApp(settings, data);
  await pause(20_000);
  return await work(app);
}

async function listQueries(app: App, log: ReturnType<typeof logQueries>): Promise<Figure[]> {
  const { bearer } = await logIn(app);
  const staff = await app.as(admin);
  const slowest = new Map<string, number>();
  for (const path of [...ofVisitors, ...ofPrograms, ...ofStaff]) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      log.forget();
      await (path.startsWith("/dashboard") ? staff.get(path) : app.get(path, bearer));
      times.push(Math.max(0, ...log.read().map(({ ms }) => ms)));
    }
    slowest.set(path, percentile(times, 0.5));
  }
  const all = [...slowest].sort(([, one], [, other]) => other - one);
  return all.slice(0, 5).map(([path, ms]) => ({
    what: `the slowest query of ${path}, median of ${rounds}`,
    goal: `at most ${maxQuery} ms of processor time`,
    seen: inMilliseconds(ms),
    holds: ms <= maxQuery,
  }));
}

async function measure(app: App, copy: string): Promise<Figure[]> {
  const staff = await app.as(admin);
  const screens = await timeScreens(app, staff, ofStaff);
  const begin = performance.now();
  const exported = await (await staff.get("/dashboard/Careers/export.csv")).text();
  const taken = inMilliseconds(performance.now() - begin);
  return [
    ...screens,
    {
      what: "all applications as CSV",
      goal: "complete",
      seen: `${(exported.length / 1e6).toFixed(1)} MB in ${taken}`,
      holds: exported.split("\r\n").length > 200_000,
    },
    ...(await readBesideWrites(app, copy)),
  ];
}
