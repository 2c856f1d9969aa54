import { inThread } from "#app/requests/in-thread.server.ts";
import type { Compiled, OwnText } from "./compile-own.ts";

/** Ten times what the longest page has. */
const outputBytes = 1_000_000;

export async function compileText(text: OwnText, person: string): Promise<Compiled> {
  const result = await inThread<OwnText, Compiled>("library/article-thread", text, {
    person,
    outputBytes,
  });
  return "output" in result ? result.output : tooMuch;
}

const tooMuch: Compiled = {
  problems: [
    {
      field: "text",
      message: "takes too long to check: make it shorter, with fewer levels of lists and quotes",
    },
  ],
};
