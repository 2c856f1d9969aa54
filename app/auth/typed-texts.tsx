import type { Resume } from "./resume.server.ts";
import styles from "./typed-texts.module.css";

export function TypedTexts({ typed }: { typed: Resume["fields"] }) {
  return typed.map(([name, text], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a form may hold the same field twice
    <label key={index} className={styles.typed}>
      {inWords(name)}
      <textarea readOnly defaultValue={text} rows={Math.min(12, Math.ceil(text.length / 40))} />
    </label>
  ));
}

function inWords(name: string): string {
  const parts = name.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) + 1 : part));
  const words = parts.join(" ").replaceAll("_", " ").replace(/[A-Z]/g, " $&").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
