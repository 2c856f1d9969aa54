/** React writes quotes in texts and values as references: outside of scripts this is an attribute. */
const scriptOrAttribute = /<script\b[\s\S]*?<\/script>| [a-z]+[A-Z]\w*="/g;

/** Writes React's names of attributes as HTML does: to browsers they are the same, and a page is some 1 % lighter. */
export function withHtmlAttributes(html: string): string {
  return html.replaceAll(scriptOrAttribute, (found) =>
    found.startsWith("<") ? found : found.toLowerCase(),
  );
}
