import { useHospital } from "#app/hospital/hospital.ts";
import { logoImage } from "#app/hospital/logo.ts";
import { linkIn } from "#app/language/translated.ts";
import { langIn } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { mark as sampleMark } from "#app/pictures/built-in.ts";
import styles from "./header.module.css";
import { Menu } from "./menu.tsx";
import { OpenMenu } from "./open-menu.tsx";
import { SmallMenu } from "./small-menu.tsx";
import { TopBar } from "./top-bar.tsx";

export function Header() {
  const { name, line, logo, mark = sampleMark } = useHospital();
  const locale = useLocale();
  return (
    <header className={styles.header}>
      <TopBar />
      <div className={`wrap ${styles.bar}`}>
        <a {...linkIn(locale, "/")} className={styles.brand}>
          <img
            {...(logo ? logoImage(logo, 44) : { src: mark, width: 44, height: 44 })}
            alt=""
            fetchPriority="low"
          />
          <span className={sizeOf(name)}>
            <span>{name}</span> {line && <small lang={langIn(locale, line)}>{line}</small>}
          </span>
        </a>
        <OpenMenu />
        {import.meta.env.SSR && locale !== "en" ? <SmallMenu /> : <Menu />}
      </div>
    </header>
  );
}

/** By letters: long names get a smaller size, and stay within the bar on two or three lines. */
function sizeOf({ length }: string): string | undefined {
  if (length > 40) return styles.longest;
  return length > 24 ? styles.long : undefined;
}
