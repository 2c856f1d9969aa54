import { type Hospital, useHospital } from "#app/hospital/hospital.ts";
import { patientGuide } from "#app/library/menu-groups.ts";
import {
  alphabetPage,
  chargesPage,
  contactPage,
  insurancePage,
  opdPage,
  type PageLink,
  picturesPage,
} from "#app/pages/pages.ts";
import { useLinks } from "#app/pages/shown-links.ts";
import { Drawing, paths } from "#app/ui/icon.tsx";
import styles from "./tasks.module.css";

const drawings = {
  calendar: paths.calendar,
  pin: paths.pin,
  shield: "M12 3l8 3v5c0 5-3 8-8 10-5-2-8-5-8-10V6zM8.500 11.500l2.500 2.500 4.500-5",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2",
  bed: "M3 5v14M3 16h18M21 19v-6a3 3 0 0 0-3-3h-8v6",
  pulse: "M3 12h4l2-5 4 10 2.500-5H21",
};

interface Task extends PageLink {
  icon: keyof typeof drawings;
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
              <Drawing path={drawings[icon]} />
              <span>{title}</span> <small>{about}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function tasksOf({ hasCharges, beds }: Hospital): Task[] {
  const visiting: Task = {
    path: patientGuide.path,
    title: "Visiting",
    icon: "clock",
    about: "Wards and attendants",
  };
  return [
    { path: opdPage.path, title: opdPage.title, icon: "calendar", about: "Who is here, and when" },
    {
      path: insurancePage.path,
      title: "Insurance",
      icon: "shield",
      about: "Is yours on our list?",
    },
    { path: contactPage.path, title: "Directions", icon: "pin", about: "Map, bus, car" },
    ...(beds > 0 ? [visiting] : []),
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
