import { respondInThread } from "#runtime/thread.ts";
import { compileOwn } from "./compile-own.ts";

respondInThread(compileOwn);
