import { useHospital } from "#app/hospital/hospital.ts";
import { patientGuide } from "#app/library/menu-groups.ts";
import { useLinks } from "#app/library/shown-links.ts";
import {
  alphabetPage,
  chargesPage,
  contactPage,
  insurancePage,
  opdPage,
  type PageLink,
  picturesPage,
} from "#app/pages/pages.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./tasks.module.css";

interface Task extends PageLink {
  icon: Parameters<typeof Icon>[0]["name"];
  about: string;
}

/** What people open the website for most often. */
export function Tasks() {
  const tasks = useLinks(tasksOf(useHospital()));
  return (
    <nav aria-label="Often needed" className={styles.strip}>
      <ul className={`plain wrap ${styles.tasks}`}>
        {tasks.map(({ path, title, icon, about }) => (
          <li key={path}>
            <a href={path}>
              <Icon name={icon} />
              <span>{title}</span> <small>{about}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function tasksOf({ hasCharges }: { hasCharges?: true }): Task[] {
  return [
    { path: opdPage.path, title: opdPage.title, icon: "calendar", about: "Who is here, and when" },
    {
      path: insurancePage.path,
      title: "Insurance",
      icon: "shield",
      about: "Is yours on our list?",
    },
    { path: contactPage.path, title: "Directions", icon: "pin", about: "Map, bus, car" },
    { path: patientGuide.path, title: "Visiting", icon: "clock", about: "Wards and attendants" },
    hasCharges
      ? { path: chargesPage.path, title: "Rooms", icon: "bed", about: "What they cost" }
      : { path: picturesPage.path, title: "Rooms", icon: "bed", about: "See them in pictures" },
    {
      path: alphabetPage.path,
      title: "Health topics",
      icon: "pulse",
      about: "Symptoms from A to Z",
    },
  ];
}
