import type { CDPSession, Page } from "@playwright/test";

// A cheap phone on a slow line: 400 kbit/s, 400 ms to the server and back, a quarter of the speed.
const bytesPerSecond = 400_000 / 8;
const line = {
  offline: false,
  latency: 400,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
};

/** Slows a page's line and processor down, in Chromium; nothing comes from the cache of an earlier page. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return session;
}
