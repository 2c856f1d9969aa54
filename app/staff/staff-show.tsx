import { href, Link, useOutlet } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { jobLabels } from "#app/auth/roles.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import { PasswordLinkFacts } from "#app/sign-in/password-link-notice.tsx";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { HospitalTime } from "#app/ui/hospital-time.tsx";
import { IfLoaded } from "#app/ui/if-loaded.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { type Account, listAccounts } from "#db/accounts/accounts.ts";
import { jobOf } from "#db/accounts/jobs.ts";
import { listSessions, type Session } from "#db/accounts/sessions.ts";
import { findPasswordLinkTo, type PasswordLink } from "#db/accounts/staff-links.ts";
import type { Route } from "./+types/staff-show";
import { type ChangeName, changes, changeTo, isDestructive, jobChanges } from "./changes.ts";
import styles from "./staff-show.module.css";
import { ownAccount } from "./words.ts";

const kinds = { cookie: "Browser", bearer: "API token" };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: isLoadFailure(loaderData) || !loaderData ? "Account" : loaderData.account.name },
];

export function loader({ params, context }: Route.LoaderArgs) {
  const { id } = requireStaff(context);
  return orLoadFailure(() => {
    const account = orNotFound(listAccounts().find((one) => one.id === params.id));
    const devices = listSessions(account.id).map(toDevice);
    const link = findPasswordLinkTo(account.id);
    return { account, devices, link, isOwn: account.id === id };
  });
}

type Device = ReturnType<typeof toDevice>;

function toDevice({ id, kind, device, address, last_seen_at }: Session) {
  return { id, kind, device, address, last_seen_at };
}

export default function StaffAccount({ loaderData }: Route.ComponentProps) {
  const dialog = useOutlet();
  return (
    <>
      <div inert={dialog !== null} className={styles.page}>
        <p>
          <Link to={href("/dashboard/Staff")}>Staff</Link>
        </p>
        <IfLoaded data={loaderData} failure="Failed to fetch accounts">
          {({ account, link, devices, isOwn }) => (
            <>
              <header>
                <h1>{account.name}</h1>
                <p>{account.email}</p>
              </header>
              <Facts account={account} />
              {link && <OpenLink link={link} />}
              <Devices devices={devices} />
              {isOwn ? <Own /> : <Change account={account} />}
            </>
          )}
        </IfLoaded>
      </div>
      {dialog}
    </>
  );
}

function Facts({ account }: { account: Account }) {
  const { disabled_at, second_factor_since, last_seen_at, created_at } = account;
  return (
    <dl className={`panel ${styles.facts}`}>
      <dt>Role</dt>
      <dd>{jobLabels[jobOf(account)]}</dd>
      {disabled_at && (
        <>
          <dt>State</dt>
          <dd className={styles.disabled}>
            Disabled since <HospitalTime at={disabled_at} />
          </dd>
        </>
      )}
      <dt>Two-step sign-in</dt>
      <dd>{second_factor_since ? "On" : "Off"}</dd>
      <dt>Last seen</dt>
      <dd>{last_seen_at ? <HospitalTime at={last_seen_at} /> : "Not in the last 90 days"}</dd>
      <dt>Account since</dt>
      <dd>
        <HospitalTime at={created_at} />
      </dd>
    </dl>
  );
}

function OpenLink({ link }: { link: PasswordLink }) {
  return (
    <section className="panel" aria-labelledby="link">
      <h2 id="link">Link for a new password</h2>
      <p>
        <PasswordLinkFacts {...link} />
      </p>
      <p className="row">
        <DialogLink
          className={`button quiet ${styles.danger}`}
          to={href("/dashboard/Staff/:id/link/withdraw", { id: link.staff_id })}
        >
          Withdraw
        </DialogLink>
      </p>
    </section>
  );
}

function Devices({ devices }: { devices: Device[] }) {
  return (
    <section className="panel" aria-labelledby="devices">
      <h2 id="devices">Signed in on</h2>
      {devices.length === 0 && <p>No device.</p>}
      <ul className={`plain ${styles.devices}`}>
        {devices.map(({ id, kind, device, address, last_seen_at }) => (
          <li key={id}>
            {device}
            <small>
              {kinds[kind]}
              {address && `, from ${address}`}, last used <HospitalTime at={last_seen_at} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Own() {
  return (
    <section className="panel" aria-labelledby="change">
      <h2 id="change">Change</h2>
      <p>{ownAccount}</p>
      <p className="row">
        <Link className="button quiet" to={href("/dashboard/Devices")}>
          Devices
        </Link>
      </p>
    </section>
  );
}

function Change({ account }: { account: Account }) {
  const { id, disabled_at, devices } = account;
  const possible: ChangeName[] = [
    ...jobChanges.filter((change) => change !== changeTo[jobOf(account)]),
    ...(devices > 0 ? (["sign-out"] as const) : []),
    disabled_at ? "enable" : "disable",
    "remove",
  ];
  return (
    <section className="panel" aria-labelledby="change">
      <h2 id="change">Change</h2>
      <div className={styles.change}>
        {!disabled_at && (
          <DialogLink className="button quiet" to={href("/dashboard/Staff/:id/link", { id })}>
            Link for a new password
          </DialogLink>
        )}
        {possible.map((change) => (
          <DialogLink
            key={change}
            className={`button quiet ${isDestructive(change) ? styles.danger : ""}`}
            to={href("/dashboard/Staff/:id/:change", { id, change })}
          >
            {changes[change].title}
          </DialogLink>
        ))}
      </div>
    </section>
  );
}
