import { Icon } from "#app/ui/icon.tsx";
import { useShell } from "#app/words/shell.ts";
import styles from "./open-menu.module.css";

// Browsers without popovers show the links in place of the buttons: there `:target` opens the menu.

export function OpenMenu() {
  const { menu } = useShell();
  return (
    <>
      <a href="#menu" className={styles.open}>
        <Icon name="menu" />
        {menu}
      </a>
      <button type="button" popoverTarget="menu" className={styles.open}>
        <Icon name="menu" />
        {menu}
      </button>
    </>
  );
}
