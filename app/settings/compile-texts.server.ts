import type { MarkdownProblem } from "#app/markdown/corrections.ts";
import { readPasted } from "#app/markdown/pasted.ts";
import { inThread } from "#app/requests/in-thread.server.ts";
import type { Setting } from "#db/setting-groups.ts";
import type { compileSections } from "./markdown.ts";
import type { Checked } from "./schema.ts";

export interface CheckedText {
  text: string;
  problems: MarkdownProblem[];
}

type Compiled = ReturnType<typeof compileSections>;

/** Several times what the longest text becomes. */
const outputBytes = 500_000;

/** The texts with the page about the hospital compiled, as a person of the staff has written it. */
export async function compileTexts(
  texts: Setting<"texts">,
  person: string,
): Promise<Checked<"texts"> & { about?: CheckedText }> {
  const about = readPasted(texts.about);
  const result = await inThread<string, Compiled>("settings/sections-thread", about, {
    person,
    outputBytes,
  });
  if (!("output" in result)) return { errors: { about: [tooMuch] } };
  const { sections, problems } = result.output;
  if (problems.length > 0)
    return { errors: { about: [inWords(problems)] }, about: { text: about, problems } };
  return { value: { ...texts, about, aboutSections: sections } };
}

function inWords(problems: readonly MarkdownProblem[]): string {
  const sentences = problems.map(({ line, message }) => `line ${line}: ${message}`);
  return `The page, ${sentences.join("; ")}.`;
}

const tooMuch =
  "The page takes too long to check: make it shorter, with fewer levels of lists and quotes.";
