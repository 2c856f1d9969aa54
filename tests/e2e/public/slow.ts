import type { CDPSession, Page } from "@playwright/test";

// A cheap phone on a slow line: 400 kbit/s, 400 ms to the server and back.
const bytesPerSecond = 400_000 / 8;
const line = {
  offline: false,
  latency: 400,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
};

// The browser slows a page's processor down by keeping it busy.
export const slowProcessor = 4;
const usual = process.env.JOURNEYS === "all" ? slowProcessor : 1;

/** Slows a page's line and processor down, in Chromium; nothing comes from the cache of an earlier page. */
export async function slowDown(page: Page, rate = usual): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  return session;
}
