import { href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { countDoctors } from "#db/doctors.ts";
import type { Route } from "./+types/overview";
import styles from "./overview.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { name } = requireStaff(context);
  return { name, doctors: countDoctors() };
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { name, doctors } = loaderData;
  const list = href("/dashboard/AddDoctor");
  return (
    <>
      <h1>Welcome, {name}</h1>
      <p>Here you keep the hospital's website up to date.</p>
      <ul className={styles.figures}>
        <li>
          <Link to={list}>
            <b>{doctors.visible}</b> doctors shown on the website
          </Link>
        </li>
        <li>
          <Link to={list}>
            <b>{doctors.unavailable}</b> of them unavailable
          </Link>
        </li>
      </ul>
      <p>
        <Link className="button" to={`${list}/new`}>
          Add Doctor
        </Link>
      </p>
    </>
  );
}
