import { type Hospital, useHospital } from "#app/hospital/hospital.ts";
import { linkIn } from "#app/language/translated.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { patientGuide } from "#app/library/menu-groups.ts";
import {
  alphabetPage,
  chargesPage,
  contactPage,
  insurancePage,
  opdPage,
  picturesPage,
} from "#app/pages/pages.ts";
import { useLinks } from "#app/pages/shown-links.ts";
import { Drawing, paths } from "#app/ui/icon.tsx";
import { homeWords } from "#app/words/home.ts";
import styles from "./tasks.module.css";

const drawings = {
  calendar: paths.calendar,
  pin: paths.pin,
  shield: "M12 3l8 3v5c0 5-3 8-8 10-5-2-8-5-8-10V6zM8.500 11.500l2.500 2.500 4.500-5",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2",
  bed: "M3 5v14M3 16h18M21 19v-6a3 3 0 0 0-3-3h-8v6",
  picture: "M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 5",
  pulse: "M3 12h4l2-5 4 10 2.500-5H21",
};

type TaskWords = (typeof homeWords)["en"]["tasks"];

interface Task {
  path: `/${string}`;
  icon: keyof typeof drawings;
  title: string;
  about: string;
}

/** What people open the website for most often. */
export function Tasks() {
  const locale = useLocale();
  const words = homeWords[locale].tasks;
  const tasks = useLinks(tasksOf(useHospital(), words));
  return (
    <nav aria-label={words.label} className={styles.strip}>
      <ul className={`plain wrap ${styles.tasks}`}>
        {tasks.map(({ path, title, icon, about }) => (
          <li key={path}>
            <a {...linkIn(locale, path)}>
              <Drawing path={drawings[icon]} />
              <span>{title}</span> <small>{about}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function tasksOf({ hasCharges, hasVisitingHours, beds }: Hospital, words: TaskWords): Task[] {
  const { title, about } = words.visiting;
  const visiting: Task = {
    title,
    about: hasVisitingHours ? about : words.askForHours,
    path: patientGuide.path,
    icon: "clock",
  };
  return [
    { ...words.opd, path: opdPage.path, icon: "calendar" },
    { ...words.insurance, path: insurancePage.path, icon: "shield" },
    { ...words.directions, path: contactPage.path, icon: "pin" },
    ...(beds > 0 ? [visiting] : []),
    hasCharges
      ? { ...words.charges, path: chargesPage.path, icon: "bed" }
      : { ...words.pictures, path: picturesPage.path, icon: "picture" },
    { ...words.topics, path: alphabetPage.path, icon: "pulse" },
  ];
}
