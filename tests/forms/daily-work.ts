import { setTimeout as pause } from "node:timers/promises";
import type { App, Visitor } from "../app/http.ts";

const applicant = {
  position: "Nurse",
  email: "asha@example.org",
  phone: "9876543210",
  resume_link: "https://example.org/cv",
};

export function startDailyWork(app: App, staff: Visitor) {
  let isOver = false;
  const statuses: Record<string, number> = {};
  const waits: number[] = [];

  async function repeat(what: string, send: () => Promise<Response>): Promise<void> {
    while (!isOver) {
      const begin = performance.now();
      const { status } = await send();
      waits.push(performance.now() - begin);
      statuses[`${what} ${status}`] = (statuses[`${what} ${status}`] ?? 0) + 1;
      await pause(100);
    }
  }

  const all = Promise.all([
    repeat("search", () => app.get(`/search?q=fever${performance.now()}`)),
    repeat("application", () =>
      app.post("/careers", { ...applicant, name: `Asha ${performance.now()}` }),
    ),
    repeat("dashboard", () => staff.get("/dashboard/AddDoctor")),
  ]);
  return {
    /** Returns how often each status came, and how long each response took in milliseconds. */
    async stop() {
      isOver = true;
      await all;
      return { statuses, waits };
    },
  };
}
