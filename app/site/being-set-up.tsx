import { href, redirect } from "react-router";
import base from "#app/base.css?inline";
import { readHospital } from "#app/hospital/hospital.server.ts";
import tokens from "#app/tokens.css?inline";
import type { Route } from "./+types/being-set-up";
import styles from "./emergency.module.css";
import ownStyles from "./emergency.module.css?inline";
import { EmergencyNumbers } from "./emergency-numbers.tsx";

export const handle = { isPublic: true, styles: [tokens, base, ownStyles].join("") };

export const meta: Route.MetaFunction = () => [
  { title: "This website is being set up" },
  { name: "robots", content: "noindex" },
];

export function loader() {
  if (!readHospital().isBeingSetUp) throw redirect(href("/"));
  return null;
}

/** All that strangers see before the hospital opens its website: nothing that nobody has said. */
export default function BeingSetUp() {
  return (
    <main id="main" className={`wrap prose ${styles.page}`}>
      <h1>This website is being set up</h1>
      <p>The hospital has not opened it yet. Please come back later.</p>
      <h2>In an emergency</h2>
      <div className={styles.numbers}>
        <EmergencyNumbers />
      </div>
      <p>
        Do you set up this website? <a href={href("/signin")}>Staff sign-in</a>
      </p>
    </main>
  );
}
