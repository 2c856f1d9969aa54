import styles from "./print-hint.module.css";

/** How to print the page, with a button that does it where there is script. */
export function PrintHint({ paper = "" }: { paper?: "on A4 " | "" }) {
  return (
    <>
      <button type="button" className={`button quiet ${styles.print}`} onClick={() => print()}>
        Print
      </button>
      <span>{`Print this page ${paper}with Ctrl and P. The menu is left out.`}</span>
    </>
  );
}
