/** What a reader sees of a page, without tags, in one line. */
export function textOf(html: string): string {
  return html
    .replace(/<(style|script)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&#64;/g, "@")
    .replace(/\s+/g, " ");
}
