import { articleFields, articleLabels } from "#app/article-desk/fields.ts";
import type { ReadTexts } from "#app/article-desk/staff-article.server.ts";
import { type ArticleTexts, listArticleVersions } from "#db/texts/articles.ts";
import { compareLines } from "./changed-lines.ts";
import { showInstant } from "./dates.server.ts";
import type { NameOf } from "./entry.server.ts";
import type { Difference } from "./kinds.ts";

/** How the text that comes with the program is called in addresses. */
export const builtInId = "built-in";

export interface Version {
  id: string;
  label: string;
  isNow: boolean;
  texts: ArticleTexts;
}

/**
 * All versions of an article, the newest first, and at the end the text that comes with the program. A page that was
 * added has none such.
 */
export function listVersions(
  { path, kept, builtIn, isAdded }: ReadTexts,
  nameOf: NameOf,
): Version[] {
  const stored = listArticleVersions(path).map((version) => {
    const when = showInstant(version.created_at);
    return {
      id: String(version.id),
      label: `${when}, by ${nameOf(version.staff_email)}`,
      isNow: version.id === kept.version_id,
      isBuiltIn: version.is_built_in === 1,
      texts: version,
    };
  });
  const own = stored.filter(({ isBuiltIn }) => !isBuiltIn);
  const replaced = stored
    .filter(({ isBuiltIn, texts }) => isBuiltIn && !isSame(texts, builtIn.texts))
    .map((one) => ({ ...one, label: `An earlier text of the program, replaced on ${one.label}` }));
  if (isAdded && kept.version_id !== null) return own.map(toVersion);
  const comesWith = {
    id: builtInId,
    label: isAdded ? "No text" : "The text that comes with the program",
    isNow: kept.version_id === null,
    texts: builtIn.texts,
  };
  return [...own, ...replaced, comesWith].map(toVersion);
}

function toVersion({ id, label, isNow, texts }: Version): Version {
  return { id, label, isNow, texts };
}

function isSame(one: ArticleTexts, other: ArticleTexts): boolean {
  return articleFields.every((name) => one[name] === other[name]);
}

/** Field by field, of long texts line by line, with the words marked that changed. */
export function compareTexts(before: ArticleTexts, after: ArticleTexts): Difference[] {
  return articleFields.flatMap((name) =>
    compareLines(before[name], after[name]).map(({ line, ...sides }) => ({
      label: after[name].includes("\n")
        ? `${articleLabels[name]}, line ${line}`
        : articleLabels[name],
      ...sides,
    })),
  );
}
