const numbers: Record<string, string> = { emergencyNumber: "112", ambulanceNumber: "108" };

/** The texts in a source file as people read them: whole sentences across links and bold letters, "…" for what is filled in. */
export function sourceTexts(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*?;$/gm, "")
    .replace(/\{" "\}/g, " ")
    .replace(/\$?\{(\w+)\}/g, (_, name: string) => numbers[name] ?? "…")
    .replace(/\$\{[^{}]*\}/g, "…")
    .replace(/<\/?(?:a|b|i|em|strong|span|small|Fragment|Link)\b(?:[^<>]|=>)*?>/g, "")
    .replace(/<\/?\w[^<>]*>|[{}]|["`]/g, "\n\n")
    .split(/\n{2,}/)
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter((text) => /[a-z] [a-z]/i.test(text))
    .join("\n");
}
