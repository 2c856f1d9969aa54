import { Icon } from "#app/ui/icon.tsx";
import styles from "./phone-menu.module.css";

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

export function CloseMenu() {
  return (
    <div className={styles.close}>
      <a href="#main">
        <Icon name="close" />
        Close
      </a>
      <button type="button" popoverTarget="menu" popoverTargetAction="hide">
        <Icon name="close" />
        Close
      </button>
    </div>
  );
}
