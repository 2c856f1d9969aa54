import { setTimeout } from "node:timers/promises";
import type { App } from "./http.ts";

/** The code of the set-up link in the log of a new app; a line may be logged after the app listens. */
export async function readSetUpCode(app: App): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [, code] = /\/setup\?code=([\w-]+)/.exec(app.log()) ?? [];
    if (code) return code;
    await setTimeout(50);
  }
  throw new Error(`No set-up link was logged: ${app.log()}`);
}
