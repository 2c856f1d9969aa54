import { inThread } from "#app/requests/in-thread.server.ts";
import type { Compiled, OwnText } from "./compile-own.ts";
import type { CompiledTranslation, OwnTranslation } from "./compile-own-translation.ts";

/** Ten times what the longest page has. */
const outputBytes = 1_000_000;

export function compileText(text: OwnText, person: string): Promise<Compiled> {
  return compile("library/compile/article-thread", text, person);
}

export function compileTranslatedText(
  text: OwnTranslation,
  person: string,
): Promise<CompiledTranslation> {
  return compile("library/compile/translation-thread", text, person);
}

async function compile<Text, Result>(thread: string, text: Text, person: string) {
  const result = await inThread<Text, Result>(thread, text, { person, outputBytes });
  return "output" in result ? result.output : tooMuch;
}

const tooMuch = {
  problems: [
    {
      field: "text",
      message: "takes too long to check: make it shorter, with fewer levels of lists and quotes",
    },
  ],
} satisfies Compiled;
