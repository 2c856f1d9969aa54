import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { startApp } from "../../tests/app/http.ts";
import { childrenOf } from "../../tests/app/process-memory.ts";

test("what was rendered ahead after the start is there while nothing can be rendered", async () => {
  await using app = await startApp({ RENDER_AHEAD: "on" });
  await expect.poll(app.log, { timeout: 100_000, interval: 500 }).toContain("rendered ahead");
  const host = { Host: new URL(app.origin).host.replace("127.0.0.1", "localhost") };
  const [worker] = childrenOf(app.process.pid as number);
  process.kill(worker as number, "SIGSTOP");
  const arrived: string[] = [];
  const read = async (path: string) => {
    expect((await app.get(path, host)).status).toBe(200);
    arrived.push(path);
  };
  const pages = ["/", "/doctors", "/Vasectomy", "/about"];
  await Promise.all(["/search?q=fever", ...pages].map(read));
  expect(arrived.toSorted()).toEqual([...pages, "/search?q=fever"].toSorted());
  expect(arrived.at(-1)).toBe("/search?q=fever");
}, 120_000);

test("a server that is stopped while it renders ahead ends without a complaint", async () => {
  const app = await startApp({ RENDER_AHEAD: "on" });
  // Rendering ahead begins three seconds after the start.
  await pause(3400);
  expect(await app.stop()).toBe(0);
  expect(app.log()).not.toMatch(/"level":[56]0/);
});
