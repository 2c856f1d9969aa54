import { respondInThread } from "#runtime/thread.ts";
import { compileSections } from "./markdown.ts";

await respondInThread(compileSections);
