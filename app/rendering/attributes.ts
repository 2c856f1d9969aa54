/** React writes quotes in texts and values as references: outside of scripts this is an attribute. */
const scriptOrAttribute = /<script\b[\s\S]*?<\/script>| [a-z]+[A-Z]\w*="/g;

export function withHtmlAttributes(html: string): string {
  return html.replaceAll(scriptOrAttribute, (found) =>
    found.startsWith("<") ? found : found.toLowerCase(),
  );
}
