import { useEffect, useRef, useState } from "react";
import { Form, href, Link, useFetcher } from "react-router";
import { maxSearchLength } from "#app/forms/field-lengths.ts";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import type { loader } from "./find.tsx";
import styles from "./menu.module.css";

const pauseBeforeLooking = 300;

/** Ctrl K leads to it from wherever one is. What it finds while somebody types stands below it. */
export function Finder() {
  const input = useRef<HTMLInputElement>(null);
  const { load, data } = useFetcher<typeof loader>();
  const [q, setQ] = useState("");
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      const menu = input.current?.form?.parentElement?.querySelector("details");
      if (menu) menu.open = true;
      event.preventDefault();
      input.current?.select();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, []);
  useEffect(() => {
    if (q.length < 2) return;
    const query = new URLSearchParams({ q, typing: "on" });
    const timer = setTimeout(() => load(`${href("/dashboard/Find")}?${query}`), pauseBeforeLooking);
    return () => clearTimeout(timer);
  }, [q, load]);
  const found = q.length < 2 || !data || isLoadFailure(data) ? undefined : data;
  return (
    <Form
      role="search"
      aria-label="Dashboard"
      action={href("/dashboard/Find")}
      className={styles.finder}
    >
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        Find
      </button>
      <input
        ref={input}
        type="search"
        name="q"
        maxLength={maxSearchLength}
        aria-label="Find a doctor, an application or a screen"
        aria-keyshortcuts="Control+K"
        placeholder="Find… (Ctrl K)"
        onChange={({ currentTarget }) => setQ(currentTarget.value.trim())}
      />
      <p className={styles.found} aria-live="polite">
        {found && (found.groups.length > 0 ? "Enter finds more" : "Nothing yet: press Enter")}
      </p>
      {found && found.groups.length > 0 && (
        <ul className={styles.found}>
          {found.groups.flatMap(({ found }) =>
            found.slice(0, 4).map(({ path, title, note }) => (
              <li key={path}>
                <Link to={path} onClick={() => setQ("")}>
                  {title} <small>{note}</small>
                </Link>
              </li>
            )),
          )}
        </ul>
      )}
    </Form>
  );
}
