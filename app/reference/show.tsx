import { pageMeta } from "#app/pages/seo.ts";
import type { Route } from "./+types/show";
import { reasons } from "./operation.server.ts";
import { type Field, listReferences, type Reference } from "./reference.server.ts";
import styles from "./show.module.css";

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: "API",
      description: "The calls by which other programs work with the hospital's data.",
      path: "/api/v1",
      matches,
    }),
    { name: "robots", content: "noindex" },
  ];
}

export function loader() {
  return { groups: listReferences(), reasons };
}

export default function ShowApi({ loaderData: { groups, reasons } }: Route.ComponentProps) {
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <p className="eyebrow">For programs</p>
      <h1>API</h1>
      <div className={`prose ${styles.opening}`}>
        <p className="lead">
          What the website and the dashboard do, other programs can do too. All addresses begin with{" "}
          <code>/api/v1</code>.
        </p>
        <p>
          Bodies are JSON in UTF-8 of at most 64 KB; a doctor may also be sent as a form with a
          photo. Calls marked <Staff /> need the token that a login returns, as{" "}
          <code>Authorization: Bearer …</code>, or the cookie that it sets. A call that fails
          changes nothing and returns a <code>message</code>, and under <code>errors</code> what is
          wrong with which field.
        </p>
        <p>
          The same for machines: <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1).
        </p>
      </div>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">All calls</h2>
        {groups.map(({ heading, calls }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <ul className="plain">
              {calls.map((call) => (
                <li key={idOf(call)}>
                  <a href={`#${idOf(call)}`}>{call.summary}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {groups.map(({ heading, calls }) => (
        <section key={heading} className={styles.group}>
          <h2>{heading}</h2>
          {calls.map((call) => (
            <Call key={idOf(call)} call={call} />
          ))}
        </section>
      ))}
      <section className={styles.group}>
        <h2>Problems</h2>
        <table>
          <tbody>
            {Object.entries(reasons).map(([status, reason]) => (
              <tr key={status}>
                <th scope="row">{status}</th>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </main>
  );
}

function Call({ call }: { call: Reference }) {
  return (
    <article id={idOf(call)} className={`panel ${styles.call}`}>
      <h3>{call.summary}</h3>
      <p className={styles.line}>
        <code>
          <strong>{call.method}</strong> {call.path}
        </code>
        {call.forStaff && <Staff />}
      </p>
      {call.description && <p>{call.description}</p>}
      {call.fields.length > 0 && <Fields fields={call.fields} />}
      {call.takesForm && <p>May also be sent as a form.</p>}
      {call.sent && <Example title="Example of what is sent" text={call.sent} />}
      {call.returned && (
        <Example title={`Example of the response, status ${call.status}`} text={call.returned} />
      )}
      <p className={styles.problems}>
        {!call.returned && `Returns ${call.status} without a body. `}
        May fail with {call.problems.join(", ")}.
      </p>
    </article>
  );
}

function Fields({ fields }: { fields: Field[] }) {
  return (
    <table className={styles.fields}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Contents</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, required, description }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <span className={styles.type}>{required ? type : `${type}, optional`}</span>
              {description && <span>{description}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Example({ title, text }: { title: string; text: string }) {
  return (
    <details className={styles.example}>
      <summary>{title}</summary>
      <pre>
        <code>{text}</code>
      </pre>
    </details>
  );
}

function Staff() {
  return <span className={styles.staff}>Staff</span>;
}

function idOf({ method, path }: Reference): string {
  return (method + path)
    .replace(/[^a-z]+/gi, "-")
    .replace(/-$/, "")
    .toLowerCase();
}
