import { respondInThread } from "#runtime/thread.ts";
import { compileOwn } from "./compile-own.ts";

await respondInThread(compileOwn);
