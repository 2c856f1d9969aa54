/** The fields of a page's forms with what they hold, as a browser would send them. */
export function formFields(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]): [string, string] => {
    const [name, value] = ["name", "value"].map((attribute) =>
      decode(new RegExp(`\\b${attribute}="([^"]*)"`).exec(tag)?.[1] ?? ""),
    );
    return [name ?? "", value ?? ""];
  });
  const areas = [...html.matchAll(/<textarea\b[^>]*\bname="(\w+)"[^>]*>\n?(.*?)<\/textarea>/gs)];
  return Object.fromEntries([
    ...inputs,
    ...areas.map(([, name = "", value = ""]) => [name, decode(value)] as const),
  ]);
}

function decode(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
