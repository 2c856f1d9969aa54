import type { Nodes, Parents, PhrasingContent, Root } from "mdast";
import type { ContainerDirective, TextDirective } from "mdast-util-directive";
import { replaceNode } from "#app/markdown/correct-node.ts";
import type { MarkdownProblem } from "#app/markdown/corrections.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import { isLabel, isPartHeading } from "./card-parts.ts";
import type { ArticlePath } from "./groups.ts";
import { type Level, levelOfCard, type Symptom, symptoms } from "./triage.ts";

type Phrase = Extract<Parents, { children: PhrasingContent[] }>;

const table = lookupTable<Symptom>(symptoms);
const named = /\{([\w-]+)\}/g;
// "(with fever, call 112)" may name a more urgent symptom.
const escalation = /\([^()]*\b(?:112|108)\b[^()]*\)/g;
const softening =
  /\b(?:unless|except|only (?:if|when)|if it lasts|for more than|can wait|wait (?:a|until)|mild(?:ly)?|slight(?:ly)?|no need)\b/i;

const cardOf = {
  emergency: "a card for emergencies (:::emergency)",
  urgent: "a card for the same day (:::urgent)",
  soon: "a card for the next visit (:::nonurgent)",
} satisfies Record<Level, string>;

export function writeTriageLines(tree: Root, path: ArticlePath, source = ""): MarkdownProblem[] {
  const problems: MarkdownProblem[] = [];
  for (const card of tree.children) {
    if (card.type !== "containerDirective") continue;
    const level = levelOfCard[card.name];
    for (const phrase of phrasesOf(card)) {
      const line = phrase.position?.start.line ?? 1;
      if (level) {
        const found = isHeading(phrase)
          ? checkHeading(phrase, level, path)
          : checkLine(phrase, level, path, { heading: headingOf(card), source });
        problems.push(...found.map((problem) => ({ line, ...problem })));
      }
      writeNames(phrase, (name) => table[name]?.wording);
    }
  }
  return problems;
}

type Found = Omit<MarkdownProblem, "line">;

function checkLine(
  phrase: Phrase,
  level: Level,
  path: ArticlePath,
  { heading, source }: { heading: string; source: string },
): Found[] {
  const advice = sourceOf(phrase).replace(escalation, "");
  const names = [...advice.matchAll(named)].map(([, name = ""]) => name);
  const rest = advice.replace(named, "");
  const found = symptomsIn(rest, path);
  // Else the line says more than the one symptom.
  const isAlone = found.length === 1 && rest === sourceOf(phrase);
  return [
    ...names.flatMap((name) => checkName(name, level, path, heading)),
    ...(names.length > 0 && softening.test(rest)
      ? [{ message: `“${rest.trim()}” makes a danger sign sound less urgent: leave it out` }]
      : []),
    ...found
      .filter(([, symptom]) => symptom.level !== level || !symptom.explainedOn?.includes(path))
      .map(([name, symptom]) => {
        const start = `“${rest.trim()}” is on our list as “${symptom.wording}”`;
        if (symptom.level !== level) {
          return { message: `${start}, which belongs in ${cardOf[symptom.level]}` };
        }
        const correction = isAlone ? replaceNode(phrase, source, () => `:${name}`) : undefined;
        return { message: `${start}: use these words, so that all pages say the same`, correction };
      }),
  ];
}

function checkName(name: string, level: Level, path: ArticlePath, heading: string): Found[] {
  const symptom = table[name];
  if (!symptom) return [{ message: `the list of symptoms has no “:${name}”` }];
  const { wording } = symptom;
  if (!isFor(symptom, path)) return [{ message: `“${wording}” is not for this page` }];
  if (symptom.level !== level) {
    return [{ message: `“${wording}” belongs in ${cardOf[symptom.level]}` }];
  }
  if (symptom.now && !/\bnow\b/i.test(heading)) {
    return [{ message: `“${wording}” needs a card whose heading says “now, by day or night”` }];
  }
  return [];
}

function checkHeading(phrase: Phrase, level: Level, path: ArticlePath): Found[] {
  return symptomsIn(sourceOf(phrase), path)
    .filter(([, { level: own, explainedOn }]) => own !== level && !explainedOn?.includes(path))
    .map(([, symptom]) => ({
      message: `the heading has “${symptom.wording}”, which belongs in ${cardOf[symptom.level]}`,
    }));
}

function symptomsIn(text: string, path: ArticlePath): [string, Symptom][] {
  return Object.entries(table).filter(
    ([, symptom]) => isFor(symptom, path) && symptom.pattern.test(text),
  );
}

function isFor({ on, notOn }: Symptom, path: ArticlePath): boolean {
  return (!on || on.includes(path)) && !notOn?.includes(path);
}

export function writeSigns(tree: Root, wordingOf: (name: string) => string | undefined) {
  for (const card of tree.children) {
    if (card.type !== "containerDirective") continue;
    for (const phrase of phrasesOf(card)) writeNames(phrase, wordingOf);
  }
}

function writeNames(phrase: Phrase, wordingOf: (name: string) => string | undefined) {
  phrase.children = phrase.children.map((child) => {
    if (child.type !== "textDirective") return child;
    const wording = isPlain(child) ? wordingOf(child.name) : undefined;
    return wording ? { type: "text", value: wording, position: child.position } : child;
  });
}

/** The words of a node, with a name in braces for each symptom. */
export function sourceOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "textDirective" && isPlain(node)) return `{${node.name}}`;
  return "children" in node ? node.children.map(sourceOf).join("") : "";
}

function isPlain({ children, attributes }: TextDirective): boolean {
  return children.length === 0 && Object.keys(attributes ?? {}).length === 0;
}

export function phrasesOf(node: Nodes): Phrase[] {
  if (node.type === "paragraph") return [node];
  return "children" in node ? node.children.flatMap(phrasesOf) : [];
}

export function headingOf(card: ContainerDirective): string {
  const [label] = card.children;
  return isLabel(label) ? sourceOf(label) : "";
}

export function isHeading(phrase: Phrase): boolean {
  return isLabel(phrase) || isPartHeading(phrase);
}
