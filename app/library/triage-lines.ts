import type { Nodes, Parents, PhrasingContent, Root } from "mdast";
import type { ContainerDirective, TextDirective } from "mdast-util-directive";
import { lookupTable } from "#runtime/lookup-table.ts";
import { isPartHeading } from "./card-parts.ts";
import type { ArticlePath } from "./groups.ts";
import { type Level, levelOfCard, type Symptom, symptoms } from "./triage.ts";

type Phrase = Extract<Parents, { children: PhrasingContent[] }>;

const table = lookupTable<Symptom>(symptoms);
const named = /\{([\w-]+)\}/g;
// "(with fever, call 112)" may name a more urgent symptom.
const escalation = /\([^()]*\b(?:112|108)\b[^()]*\)/g;
const softening =
  /\b(?:unless|except|only (?:if|when)|if it lasts|for more than|can wait|wait (?:a|until)|mild(?:ly)?|slight(?:ly)?|no need)\b/i;

/** Replaces names such as ":chest-pain". Returns a problem for a wrong level, or a symptom in other words. */
export function writeTriageLines(tree: Root, path: ArticlePath) {
  const problems: { line: number; message: string }[] = [];
  for (const card of tree.children) {
    if (card.type !== "containerDirective") continue;
    const level = levelOfCard[card.name];
    for (const phrase of phrasesOf(card)) {
      const line = phrase.position?.start.line ?? 1;
      if (level) {
        const messages = isHeading(phrase)
          ? checkHeading(phrase, level, path)
          : checkLine(phrase, level, path, headingOf(card));
        problems.push(...messages.map((message) => ({ line, message })));
      }
      writeNames(phrase);
    }
  }
  return problems;
}

function checkLine(phrase: Phrase, level: Level, path: ArticlePath, heading: string): string[] {
  const advice = sourceOf(phrase).replace(escalation, "");
  const names = [...advice.matchAll(named)].map(([, name = ""]) => name);
  const rest = advice.replace(named, "");
  return [
    ...names.flatMap((name) => checkName(name, level, path, heading)),
    ...(names.length > 0 && softening.test(rest)
      ? [`"${rest.trim()}" softens a line of triage.ts`]
      : []),
    ...symptomsIn(rest, path)
      .filter(([, symptom]) => symptom.level !== level || !symptom.explainedOn?.includes(path))
      .map(([name, symptom]) => {
        return `"${rest.trim()}" has ${name} (${symptom.level}) in other words; write :${name}`;
      }),
  ];
}

function checkName(name: string, level: Level, path: ArticlePath, heading: string): string[] {
  const symptom = table[name];
  if (!symptom) return [`triage.ts has no symptom ${name}`];
  if (!isFor(symptom, path)) return [`${name} is not for this page`];
  if (symptom.level !== level) return [`${name} is ${symptom.level}, and this card is ${level}`];
  if (symptom.now && !/\bnow\b/i.test(heading)) {
    return [`${name} needs a card whose heading says "now, by day or night"`];
  }
  return [];
}

function checkHeading(phrase: Phrase, level: Level, path: ArticlePath): string[] {
  return symptomsIn(sourceOf(phrase), path)
    .filter(([, { level: own, explainedOn }]) => own !== level && !explainedOn?.includes(path))
    .map(([name, symptom]) => `the heading names ${name}, which is ${symptom.level}`);
}

function symptomsIn(text: string, path: ArticlePath): [string, Symptom][] {
  return Object.entries(table).filter(
    ([, symptom]) => isFor(symptom, path) && symptom.pattern.test(text),
  );
}

function isFor({ on, notOn }: Symptom, path: ArticlePath): boolean {
  return (!on || on.includes(path)) && !notOn?.includes(path);
}

function writeNames(phrase: Phrase) {
  phrase.children = phrase.children.map((child) => {
    if (child.type !== "textDirective") return child;
    const wording = isPlain(child) ? table[child.name]?.wording : undefined;
    return wording ? { type: "text", value: wording, position: child.position } : child;
  });
}

function sourceOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "textDirective" && isPlain(node)) return `{${node.name}}`;
  return "children" in node ? node.children.map(sourceOf).join("") : "";
}

function isPlain({ children, attributes }: TextDirective): boolean {
  return children.length === 0 && Object.keys(attributes ?? {}).length === 0;
}

function phrasesOf(node: Nodes): Phrase[] {
  if (node.type === "paragraph") return [node];
  return "children" in node ? node.children.flatMap(phrasesOf) : [];
}

function headingOf(card: ContainerDirective): string {
  const [label] = card.children;
  return label && isLabel(label) ? sourceOf(label) : "";
}

function isHeading(phrase: Phrase): boolean {
  return isLabel(phrase) || isPartHeading(phrase);
}

function isLabel(node: Nodes): boolean {
  return node.type === "paragraph" && node.data?.directiveLabel === true;
}
