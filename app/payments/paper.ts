import styles from "./paper.module.css";

/** The millimetres of a roll for which there is a page. */
export const rollHeights = [120, 150, 200, 280] as const;

export type Paper = "a5" | `roll${(typeof rollHeights)[number]}`;

/** The class of a sheet that is printed on this paper. */
export function sheetOn(paper: Paper | "a4"): string {
  return `${styles.sheet} ${styles[paper]}`;
}
