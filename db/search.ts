import Database from "better-sqlite3";

export interface SearchDocument {
  path: string;
  title: string;
  link_title: string;
  synonyms: readonly string[];
  description: string;
  text: string;
}

export interface Piece {
  text: string;
  found: boolean;
}

export interface SearchHit {
  path: string;
  title: Piece[];
  synonyms: Piece[][];
  excerpt: Piece[];
}

// Characters that no text contains; FTS5 sets them around the words it found.
const start = "\u0002";
const end = "\u0003";

/** Terms are single words in lower case; each also finds the words that begin with it. */
export function createSearchIndex(documents: readonly SearchDocument[]) {
  const sqlite = new Database(":memory:");
  sqlite.exec(`
    CREATE VIRTUAL TABLE pages USING fts5 (
      path UNINDEXED, title, link_title, synonyms, description, text,
      tokenize = 'unicode61 remove_diacritics 2', prefix = '3 4'
    )`);
  const insert = sqlite.prepare(`
    INSERT INTO pages VALUES (@path, @title, @link_title, @synonyms, @description, @text)`);
  for (const { synonyms, ...document } of documents) {
    insert.run({ ...document, synonyms: synonyms.join("\n") });
  }

  const find = sqlite.prepare<
    [string, number],
    { path: string; title: string; synonyms: string; description: string; excerpt: string }
  >(`
    SELECT path,
      highlight(pages, 1, char(2), char(3)) AS title,
      highlight(pages, 3, char(2), char(3)) AS synonyms,
      highlight(pages, 4, char(2), char(3)) AS description,
      snippet(pages, 5, char(2), char(3), '…', 28) AS excerpt
    FROM pages WHERE pages MATCH ?
    ORDER BY bm25(pages, 0, 10, 8, 8, 4, 1), path LIMIT ?`);
  const count = sqlite.prepare<[string], number>("SELECT count(*) FROM pages WHERE pages MATCH ?");
  count.pluck();

  function search(expression: string, limit: number) {
    if (expression === "") return { hits: [], total: 0 };
    const rows = find.all(expression, limit);
    const hits = rows.map(
      ({ path, title, synonyms, description, excerpt }): SearchHit => ({
        path,
        title: piecesOf(title),
        synonyms: synonyms.split("\n").filter(isMarked).map(piecesOf),
        excerpt: piecesOf(isMarked(excerpt) ? excerpt : description),
      }),
    );
    return { hits, total: count.get(expression) ?? 0 };
  }

  return {
    withAll: (terms: string[], limit: number) =>
      search(terms.map(expressionFor).join(" AND "), limit),
    withAny: (terms: string[], limit: number) =>
      search(terms.map(expressionFor).join(" OR "), limit),
  };
}

function isMarked(text: string): boolean {
  return text.includes(start);
}

function piecesOf(text: string): Piece[] {
  return text
    .split(start)
    .flatMap((part, index) => {
      const [found = "", after = ""] = index === 0 ? ["", part] : part.split(end);
      return [
        { text: found, found: true },
        { text: after, found: false },
      ];
    })
    .filter((piece) => piece.text !== "");
}

function expressionFor(term: string): string {
  const quote = (word: string) => `"${word.replaceAll('"', "")}"`;
  // Two letters begin too many words: "ED" must not find "edge".
  if (term.length < 3) return quote(term);
  const beginnings = [term, ...simplerForms(term)].map((word) => `${quote(word)}*`);
  return `(${[quote(term), ...beginnings].join(" OR ")})`;
}

/** The singular, and the verb without -ing, instead of a stemmer with its surprises. */
function simplerForms(term: string): string[] {
  if (term.length < 5) return [];
  if (term.endsWith("ies")) return [`${term.slice(0, -3)}y`];
  if (/(?:s|x|z|ch|sh)es$/.test(term)) return [term.slice(0, -2)];
  if (/[^siu]s$/.test(term)) return [term.slice(0, -1)];
  if (/....ing$/.test(term)) return [term.slice(0, -3)];
  return [];
}
