import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import styles from "./day-head.module.css";

export function DayTitle({
  title,
  before,
  after,
  children,
}: {
  title: string;
  before: string;
  after: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.date}>
      <Link to={before} aria-label="The day before">
        ‹
      </Link>
      <h1>{title}</h1>
      <Link to={after} aria-label="The day after">
        ›
      </Link>
      {children}
    </div>
  );
}

export function FindForm({
  q,
  label,
  isWide,
  accessKey,
  children,
}: {
  q: string;
  label: string;
  isWide?: true;
  accessKey?: string;
  children?: ReactNode;
}) {
  return (
    <Form method="get" role="search" className={styles.find}>
      {children}
      <input
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        className={isWide ? styles.wide : undefined}
        // biome-ignore lint/a11y/noAccessKey: the desk searches a hundred times a day
        accessKey={accessKey}
        maxLength={60}
        aria-label={label}
        placeholder={label}
      />
      <button type="submit" className="button quiet">
        Find
      </button>
    </Form>
  );
}

interface Figure {
  to: string;
  isCurrent: boolean;
  figure: string | number;
  text: string;
}

export function Figures({
  label,
  figures,
  children,
}: {
  label: string;
  figures: readonly Figure[];
  children?: ReactNode;
}) {
  return (
    <nav className={styles.figures} aria-label={label}>
      {figures.map(({ to, isCurrent, figure, text }) => (
        <Link key={text} to={to} aria-current={isCurrent ? "true" : undefined}>
          <b>{figure}</b> {text}
        </Link>
      ))}
      {children}
    </nav>
  );
}
