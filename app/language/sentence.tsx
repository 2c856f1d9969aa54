import { createElement, Fragment, type ReactNode } from "react";

export function Sentence({ text, ...places }: { text: string } & Record<string, ReactNode>) {
  const parts = text.split(/(\*\*[^*]+\*\*|\{\w+\})/);
  return createElement(Fragment, null, ...parts.map((part) => partOf(part, places)));
}

function partOf(part: string, places: Readonly<Record<string, ReactNode>>): ReactNode {
  if (part.startsWith("**")) return <b>{part.slice(2, -2)}</b>;
  return part.startsWith("{") ? places[part.slice(1, -1)] : part;
}
