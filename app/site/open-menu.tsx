import { Icon } from "#app/ui/icon.tsx";
import styles from "./open-menu.module.css";

// Browsers without popovers show the links in place of the buttons: there `:target` opens the menu.

export function OpenMenu() {
  return (
    <>
      <a href="#menu" className={styles.open}>
        <Icon name="menu" />
        Menu
      </a>
      <button type="button" popoverTarget="menu" className={styles.open}>
        <Icon name="menu" />
        Menu
      </button>
    </>
  );
}
