import { href } from "react-router";
import { useHospital } from "#app/hospital/hospital.ts";
import { logoImage } from "#app/hospital/logo.ts";
import { mark as sampleMark } from "#app/pictures/built-in.ts";
import styles from "./header.module.css";
import { Menu } from "./menu.tsx";
import { OpenMenu } from "./open-menu.tsx";
import { TopBar } from "./top-bar.tsx";

export function Header() {
  const { name, line, logo, mark = sampleMark } = useHospital();
  return (
    <header className={styles.header}>
      <TopBar />
      <div className={`wrap ${styles.bar}`}>
        <a href={href("/")} className={styles.brand}>
          <img
            {...(logo ? logoImage(logo, 44) : { src: mark, width: 44, height: 44 })}
            alt=""
            fetchPriority="low"
          />
          <span className={sizeOf(name)}>
            <span>{name}</span> {line && <small>{line}</small>}
          </span>
        </a>
        <OpenMenu />
        <Menu />
      </div>
    </header>
  );
}

/** By letters: long names get a smaller size, and stay within the bar on two or three lines. */
function sizeOf({ length }: string): string | undefined {
  if (length > 40) return styles.longest;
  return length > 24 ? styles.long : undefined;
}
