import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Block {
  file: string;
  line: number;
  text: string;
}

export function readBlocks(file: string): Block[] {
  const text = readFileSync(join(import.meta.dirname, "..", file), "utf8");
  return [...text.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm)].map(
    ({ 1: indent = "", 2: commands = "", index }) => ({
      file,
      line: text.slice(0, index).split("\n").length + 1,
      text: commands.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    }),
  );
}
