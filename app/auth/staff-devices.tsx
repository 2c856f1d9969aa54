import type { SubmitEvent } from "react";
import { href, Link, useFetcher, useOutlet } from "react-router";
import { LocalTime } from "#app/ui/local-time.tsx";
import { RowActions, Table } from "#app/ui/table.tsx";
import { listSessions } from "#db/sessions.ts";
import type { Route } from "./+types/staff-devices";
import { requireStaff } from "./guard.ts";
import type { clientAction } from "./staff-device-end.ts";
import styles from "./staff-devices.module.css";

const columns = ["Device", "Kind", "Since", "Last Used", "Actions"];
const kinds = { cookie: "Browser", bearer: "API token" };

export const meta: Route.MetaFunction = () => [{ title: "Signed-in devices" }];

export function loader({ context }: Route.LoaderArgs) {
  const { id, email, sessionId } = requireStaff(context);
  const devices = listSessions(id).map(({ id, kind, device, created_at, last_seen_at }) => ({
    ...{ id, kind, device, created_at, last_seen_at },
    current: id === sessionId,
  }));
  return { email, devices };
}

export default function Devices({ loaderData }: Route.ComponentProps) {
  const { email, devices } = loaderData;
  const dialog = useOutlet();
  return (
    <>
      <div inert={dialog !== null}>
        <header className="head">
          <div>
            <h1>Signed-in devices</h1>
            <p>Where {email} is signed in</p>
          </div>
          <Link className="button quiet" to={href("/dashboard/Devices/password")}>
            Change password
          </Link>
        </header>
        <Table columns={columns}>
          {devices.map(({ id, kind, device, created_at, last_seen_at, current }) => (
            <tr key={id}>
              <td data-label="Device">
                <strong>{device}</strong>
                {current && <span className={styles.current}>This device</span>}
              </td>
              <td data-label="Kind">{kinds[kind]}</td>
              <td data-label="Since">
                <LocalTime at={created_at} />
              </td>
              <td data-label="Last Used">
                <LocalTime at={last_seen_at} />
              </td>
              <RowActions>
                {current ? "Use Logout" : <SignOut id={id} device={device} />}
              </RowActions>
            </tr>
          ))}
        </Table>
        <p className={styles.note}>
          You do not know one of these? Sign it out and change your password.
        </p>
      </div>
      {dialog}
    </>
  );
}

function SignOut({ id, device }: { id: string; device: string }) {
  const fetcher = useFetcher<typeof clientAction>();
  const busy = fetcher.state !== "idle";
  const failed = !busy && fetcher.data?.notSent;

  function sendOnce(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) fetcher.submit(event.currentTarget, { flushSync: true });
  }

  return (
    <fetcher.Form
      method="post"
      action={href("/dashboard/Devices/:id/sign-out", { id })}
      onSubmit={sendOnce}
    >
      <button type="submit" className={styles.end} aria-disabled={busy}>
        {busy ? "Signing out..." : "Sign out"}
        <span className="visually-hidden"> {device}</span>
      </button>
      {failed && (
        <p className={styles.failed} role="alert">
          {failed.failure}. {failed.reason}
        </p>
      )}
    </fetcher.Form>
  );
}
