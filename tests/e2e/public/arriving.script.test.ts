import { setTimeout as wait } from "node:timers/promises";
import { type Proxy as ProxyServer, passOn, startProxy } from "../support/proxy.ts";
import { countShifts } from "../support/shifts.ts";
import { expect, test } from "../support/test.ts";

/** A tenth of what a person would call restless: a line of text that centres itself may settle. */
const hardly = 0.01;

/** Cuts a page into its head, the menu in some pieces, what is on the first screen element by element, and the rest. */
function cut(page: string): string[] {
  const body = page.indexOf("<body");
  const main = page.indexOf("<main");
  const menu = page.slice(body, main).match(/[\s\S]{1,2500}/g) ?? [];
  const elements = page.slice(main).split(/(?=<(?:div|header|section|article|nav|ul|h1|h2|p)[ >])/);
  return [page.slice(0, body), ...menu, ...elements.slice(0, 24), elements.slice(24).join("")];
}

/** A way to the app on which a page comes slowly, as at the edge of a village. */
function startSlowProxy(appOrigin: string): Promise<ProxyServer> {
  return startProxy(async (incoming, outgoing) => {
    const address = appOrigin + incoming.url;
    if (!incoming.headers.accept?.startsWith("text/html")) {
      passOn(incoming, outgoing, address);
      return;
    }
    const page = await (await fetch(address)).text();
    outgoing.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    for (const piece of cut(page)) {
      outgoing.write(piece);
      // Time for the browser to paint what has come.
      await wait(40);
    }
    outgoing.end();
  });
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`nothing moves at ${width} pixels while a page for visitors comes piece by piece`, {
    tag: width > 360 ? "@long" : [],
  }, async ({ page, baseURL }) => {
    await using proxy = await startSlowProxy(baseURL as string);
    await page.setViewportSize({ width, height });
    await page.addInitScript(countShifts);
    const moved: string[] = [];
    for (const path of ["/", "/doctors", "/opd", "/Oncology"]) {
      await page.goto(proxy.origin + path);
      const shifts = await page.evaluate(() => window.shifts);
      if (shifts > hardly) moved.push(`${path} ${shifts}`);
    }
    expect(moved).toEqual([]);
  });
}
