import { href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { needsCode } from "#app/auth/second-factor.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { ButtonForm } from "#app/sign-in/button-form.tsx";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { HospitalTime } from "#app/ui/hospital-time.tsx";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { listSessions, type Session } from "#db/accounts/sessions.ts";
import type { Route } from "./+types/staff-devices";
import styles from "./staff-devices.module.css";

const kinds = { cookie: "Browser", bearer: "API token" };

export const meta: Route.MetaFunction = () => [{ title: "My account" }];

export function loader({ context }: Route.LoaderArgs) {
  const { id, email, sessionId } = requireStaff(context);
  return orLoadFailure(() => ({
    email,
    devices: listSessions(id).map((session) => toDevice(session, sessionId)),
    isTwoStep: needsCode(id),
  }));
}

type Device = ReturnType<typeof toDevice>;

function toDevice(session: Session, sessionId: string) {
  const { id, kind, device, address, created_at, last_seen_at } = session;
  return { id, kind, device, address, created_at, last_seen_at, current: id === sessionId };
}

const columns: Column<Device>[] = [
  { label: "Device", cell: (device) => <Name device={device} /> },
  { label: "Kind", cell: ({ kind }) => kinds[kind] },
  { label: "Address", cell: ({ address }) => address || "Not known" },
  { label: "Since", cell: ({ created_at }) => <HospitalTime at={created_at} /> },
  { label: "Last Used", cell: ({ last_seen_at }) => <HospitalTime at={last_seen_at} /> },
];

const failed = {
  title: "My account",
  subtitle: "Password, second step and devices",
  failure: "Failed to fetch devices",
};

export default function Devices({ loaderData }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { email, devices, isTwoStep } = loaderData;
  return (
    <ListPage title="My account" subtitle={email} action={null}>
      <dl className={styles.account}>
        <dt>Password</dt>
        <dd>
          <DialogLink className="button quiet" to={href("/dashboard/Devices/password")}>
            Change password
          </DialogLink>
        </dd>
        <dt>
          Two-step sign-in is <strong>{isTwoStep ? "on" : "off"}</strong>
        </dt>
        <dd>
          <Link className="button quiet" to={href("/dashboard/SecondStep")}>
            {isTwoStep ? "See recovery codes, change it" : "Turn on two-step sign-in"}
          </Link>
        </dd>
      </dl>
      <h2>Signed-in devices</h2>
      <Table columns={columns} rows={devices} actions={Actions} />
      <p className={styles.note}>
        If you do not recognise a device, sign it out and change your password.
      </p>
    </ListPage>
  );
}

function Name({ device: { device, current } }: { device: Device }) {
  return (
    <>
      <strong>{device}</strong>
      {current && <span className={styles.current}>This device</span>}
    </>
  );
}

function Actions({ id, device, current }: Device) {
  if (current) return "Use Logout";
  return (
    <ButtonForm
      action={href("/dashboard/Devices/:id/sign-out", { id })}
      button="Sign out"
      busy="Signing out..."
      className={styles.end}
    >
      <span className="visually-hidden"> {device}</span>
    </ButtonForm>
  );
}
