import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes HTML, which browsers read alike.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "void-style": "off",
    "tel-non-breaking": "off",
    // Fields of a row are named with dots, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // The film of the hero: muted, and for less than five seconds.
    "no-autoplay": ["error", { include: ["audio"] }],
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
    "long-title": ["error", { maxlength: 80 }],
  },
});

export async function htmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results
    .flatMap((result) => result.messages)
    .map(({ line, ruleId, message }) => `${line}: ${ruleId}: ${message}`);
}
