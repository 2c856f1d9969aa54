const scriptsStylesAndAddresses = /<(script|style)\b[\s\S]*?<\/\1>|([\w.+-])@(?=[\w-]+\.)/g;

/**
 * Writes the sign in email addresses as a reference, which browsers read as the same. Cloudflare replaces what looks like
 * an address, unless told otherwise, by a link that only a script of its own could read.
 */
export function keepAddresses(html: string): string {
  return html.replaceAll(scriptsStylesAndAddresses, (found, element, letter) =>
    element ? found : `${letter}&#64;`,
  );
}
