import { existsSync } from "node:fs";
import { join } from "node:path";
import type { RouterContextProvider, ServerBuild } from "react-router";
import { CommandError } from "#runtime/command-error.ts";
import { createPathSpelling } from "./canonical-path.ts";

/** What the built website offers to the server that carries it. */
export interface Website {
  /** Answers a request as React Router does; `address` is the visitor's. */
  answer(request: Request, address: string): Promise<Response>;
  /** A path as the routes spell it: one page has one, however it is asked for. */
  canonicalPath(path: string): string;
  /** Makes the first staff account when there is none. */
  ensureFirstStaff(): Promise<void>;
  /** Removes what an earlier run left behind. */
  cleanUp(): Promise<void>;
  closeDatabase(): void;
}

/** The exports of `app/entry.server.tsx` that this server uses. */
interface Entry extends Omit<Website, "answer" | "canonicalPath"> {
  createRequestHandler(
    build: ServerBuild,
    mode: string,
  ): (request: Request, context: RouterContextProvider) => Promise<Response>;
  createLoadContext(client: { address: string }): RouterContextProvider;
}

const file = join(import.meta.dirname, "../build/server/index.js");

/** Loads the website that `npm run build` has made. */
export async function loadWebsite(): Promise<Website> {
  if (!existsSync(file)) {
    throw new CommandError('the website is not built yet; run "npm run build" first');
  }
  const build: ServerBuild = await import(file);
  const entry = build.entry.module as unknown as Entry;
  const handle = entry.createRequestHandler(build, "production");
  return {
    answer: (request, address) => handle(request, entry.createLoadContext({ address })),
    canonicalPath: createPathSpelling(build.routes),
    ensureFirstStaff: entry.ensureFirstStaff,
    cleanUp: entry.cleanUp,
    closeDatabase: entry.closeDatabase,
  };
}
