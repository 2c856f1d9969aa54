const inline = /<\/?(?:a|b|cite|em|mark|small|span|strong|time)(?:\s[^>]*)?>/g;
const link = /<a\s[^>]*?href="tel:([^"]*)"[^>]*>(.*?)<\/a>/gs;
const numbers = [
  /(?<!\d)(?:112|108)(?!\d)/,
  /\d(?:[\s()-]{0,2}\d){9,}/,
  /\b(?:call|dial|phone|ring)(?:\s+[a-z' ]+\son)?\s+\d{3,}/i,
];

/** Numbers in the HTML outside a link that dials them, with their lines, and links that dial another number than they show. */
export function telephoneProblems(html: string): string[] {
  const problems: string[] = [];
  const text = html
    .replace(/<(head|script|style|svg)[\s>].*?<\/\1>|<!--.*?-->/gs, "")
    .replace(link, (_, dialled: string, content: string) => {
      const shown = content.replace(/<[^>]*>|\D/g, "").replace(/^0/, "+91");
      if (shown !== "" && shown !== dialled) problems.push(`"${content}" dials ${dialled}`);
      return content.replace(/\d/g, "#");
    })
    .replace(inline, "")
    .replace(/<[^>]*>/g, "\n");
  const lines = text.split("\n").filter((line) => numbers.some((number) => number.test(line)));
  return [...problems, ...lines];
}
