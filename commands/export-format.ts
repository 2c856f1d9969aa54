import type { MovedTableName } from "#db/moving/moved-tables.ts";
import { photoKeyPattern } from "#db/photo-key.ts";

export const markName = "export.json";

/** Another number where what this program writes could not be read by an older one. */
export const formatNumber = 1;

export const product = "hospital-website";

export const photosFolder = "photos";

const pictureFile = new RegExp(
  `^(${photoKeyPattern})-(?:\\d{2,4}\\.(?:avif|webp|png)|card\\.jpg|film\\.(?:mp4|webm))$`,
);

export function keyOf(name: string): string | undefined {
  return pictureFile.exec(name)?.[1];
}

export function tableFile(table: string): string {
  return `${table}.json`;
}

const files: Record<MovedTableName, string> = {
  settings:
    "  settings.json       what the hospital says of itself: name, numbers, hours, insurers, texts",
  pictures: "  pictures.json       the hospital's own pictures, by their places on the website",
  own_pages:
    "  own_pages.json      the departments and pages that the hospital has added, and their places in menus",
  article_versions: `  article_versions.json, articles/
                      the articles as the hospital has written them, each version; the texts are in Markdown`,
  articles: "  articles.json       which version stands on the website",
  article_links:
    "  article_links.json  which articles are hidden, or have another name in the menus",
  article_reviews: "  article_reviews.json  which doctor has read which article",
  doctors: "  doctors.json        the doctors, those who are not on the website too",
  sittings: "  sittings.json       when they have OPD",
  absences: "  absences.json       when they are away",
  closures: "  closures.json       holidays",
  notices: "  notices.json        notices on top of the pages",
  words: "  words.json          the texts of the hospital in Hindi and Punjabi",
  links: "  links.json          links to Instagram",
  applications: "  applications.json   job applications, with the state and the notes of staff",
};

export const readme = `An export of the hospital's website
===================================

Everything that the website shows, and the applications that came, in files that people and programs can read.
The same content gives the same files, byte for byte, so they can be kept in git.

  export.json         says that this is a whole export, and of which kind
${Object.values(files).join("\n")}
  photos/             all photos, pictures and films, in the sizes and formats of the website
  doctors.csv         the doctors again, for a spreadsheet; the dashboard can import this file
  applications.csv    the applications again, for a spreadsheet

npm run import -- FOLDER takes the files in JSON and Markdown and the photos into an empty box; the files in CSV are not read.

Not here: patients, appointments and payments, the accounts of staff, their passwords and devices, the record of who
changed what, and what is in the Trash. A backup (npm run backup) has all of that.

This folder holds personal data: telephone numbers and email addresses of doctors, and everything that applicants
have told. Keep it where nobody else can read it, and not in a public repository.
`;
