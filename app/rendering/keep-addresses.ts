const scriptsStylesAndAddresses = /<(script|style)\b[\s\S]*?<\/\1>|([\w.+-])@(?=[\w-]+\.)/g;

/** Cloudflare replaces what looks like an email address by a link that only a script of its own could read. */
export function keepAddresses(html: string): string {
  return html.replaceAll(scriptsStylesAndAddresses, (found, element, letter) =>
    element ? found : `${letter}&#64;`,
  );
}
