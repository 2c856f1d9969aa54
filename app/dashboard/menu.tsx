import { Form, href, NavLink, useLocation } from "react-router";
import { mayUse } from "#app/auth/roles.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { logoIcon } from "#app/hospital/logo.ts";
import { forgetDraftsOf } from "#app/ui/keeping/drafts.ts";
import type { Rights } from "#db/schema.ts";
import { Finder } from "./finder.tsx";
import styles from "./menu.module.css";
import { type MenuGroup, menuFor } from "./menu-links.ts";

/** Beside every screen; `fresh` counts the applications that nobody has looked at. */
export function Menu({
  account,
  name,
  rights,
  hasDesk,
  fresh = 0,
}: {
  account?: string;
  name: string;
  rights: Rights;
  hasDesk: boolean;
  fresh?: number;
}) {
  const hospital = useHospital();
  const { pathname } = useLocation();
  const isUnnamed = hospital.isBeingSetUp && /all|name/.test(hospital.samples ?? "");
  return (
    <header className={styles.sidebar}>
      <a className={styles.brand} href="/">
        {hospital.logo && <img src={logoIcon(hospital.logo, 192)} alt="" width={40} height={40} />}
        {!isUnnamed && hospital.name}
        <small>Staff dashboard</small>
      </a>
      <details key={`menu ${pathname}`} className={styles.menu}>
        <summary>Menu</summary>
      </details>
      {mayUse(rights, href("/dashboard/Find")) && <Finder key={`finder ${pathname}`} />}
      <nav aria-label="Dashboard">
        {menuFor({ rights, hasDesk }).map(({ title, links }) => (
          <Group key={title} title={title} links={links} fresh={fresh} />
        ))}
      </nav>
      <Form
        method="post"
        action={href("/signout")}
        reloadDocument
        onSubmit={() => forgetDraftsOf(account)}
        className={styles.logout}
      >
        <span>{name}</span>
        <button type="submit">Logout</button>
      </Form>
    </header>
  );
}

function Group({ title, links, fresh }: MenuGroup & { fresh: number }) {
  return (
    <ul aria-label={title}>
      <li aria-hidden="true" className={styles.title}>
        {title}
      </li>
      {links.map(({ path, title, note }) => (
        <li key={path}>
          <NavLink to={path} end={path === href("/dashboard")}>
            {title}
            {path === href("/dashboard/Careers") && fresh > 0 && (
              <b className={styles.fresh}>
                {fresh.toLocaleString("en-IN")}
                <span className="visually-hidden"> new</span>
              </b>
            )}{" "}
            <small>{note}</small>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
