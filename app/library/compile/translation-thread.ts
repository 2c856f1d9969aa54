import { respondInThread } from "#runtime/thread.ts";
import { compileOwnTranslation } from "./compile-own-translation.ts";

await respondInThread(compileOwnTranslation);
