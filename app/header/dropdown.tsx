import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./menu.module.css";

export function Dropdown({
  id,
  title,
  small,
  children,
}: {
  id: string;
  title: string;
  small?: true;
  children: ReactNode;
}) {
  return (
    <li className={styles.menu}>
      <button type="button" popoverTarget={id} popoverTargetAction="show" {...{ interestfor: id }}>
        {title}
      </button>
      <div
        id={id}
        popover="auto"
        className={small ? `${styles.list} ${styles.small}` : styles.list}
      >
        <button type="button" popoverTarget={id} popoverTargetAction="hide">
          <Icon name="back" />
          {title}
        </button>
        {children}
      </div>
    </li>
  );
}
