import { href } from "react-router";
import { useHospital } from "#app/hospital.ts";
import { mark } from "#app/pictures.ts";
import styles from "./header.module.css";
import { Menu } from "./menu.tsx";
import { OpenMenu } from "./open-menu.tsx";
import { TopBar } from "./top-bar.tsx";

export function Header() {
  const hospital = useHospital();
  return (
    <header className={styles.header}>
      <TopBar />
      <div className={`wrap ${styles.bar}`}>
        <a href={href("/")} className={styles.brand}>
          <img src={mark} alt="" width={44} height={44} fetchPriority="low" />
          <span>
            {hospital.name} {hospital.line && <small>{hospital.line}</small>}
          </span>
        </a>
        <OpenMenu />
        <Menu />
      </div>
    </header>
  );
}
