import { Icon } from "#app/ui/icon.tsx";
import { useShell } from "#app/words/shell.ts";
import styles from "./menu.module.css";

export function CloseMenu() {
  const { close } = useShell();
  return (
    <div className={styles.close}>
      <a href="#main">
        <Icon name="close" />
        {close}
      </a>
      <button type="button" popoverTarget="menu" popoverTargetAction="hide">
        <Icon name="close" />
        {close}
      </button>
    </div>
  );
}
