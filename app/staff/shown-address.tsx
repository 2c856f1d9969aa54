import styles from "./shown-address.module.css";

/** A long address that is shown once, to be copied. */
export function ShownAddress({ id, children }: { id: string; children: string }) {
  return (
    <code id={id} className={styles.address}>
      {children}
    </code>
  );
}
