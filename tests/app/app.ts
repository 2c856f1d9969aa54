import { afterAll } from "vitest";
import { type App, startApp } from "./http.ts";

/** Starts the built app with these settings for the tests of a file, and stops it after them. */
export async function startAppForFile(settings: NodeJS.ProcessEnv = {}): Promise<App> {
  const app = await startApp(settings);
  afterAll(() => app.stop());
  return app;
}
