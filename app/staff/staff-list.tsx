import { href, Link } from "react-router";
import { nameOfActor } from "#app/auth/actors.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { jobLabels } from "#app/auth/roles.ts";
import { counted } from "#app/language/counted.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { HospitalTime } from "#app/ui/hospital-time.tsx";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { type Account, listAccounts } from "#db/accounts/accounts.ts";
import { jobOf } from "#db/accounts/jobs.ts";
import {
  type Invitation,
  listInvitations,
  listPasswordLinks,
  type PasswordLink,
} from "#db/accounts/staff-links.ts";
import type { Route } from "./+types/staff-list";
import styles from "./staff-list.module.css";
import { aboutRoles } from "./words.ts";

export const meta: Route.MetaFunction = () => [{ title: "Staff" }];

interface Row extends Account {
  isOwn: boolean;
}

export function loader({ context }: Route.LoaderArgs) {
  const { id } = requireStaff(context);
  return orLoadFailure(() => ({
    accounts: listAccounts().map((account): Row => ({ ...account, isOwn: account.id === id })),
    invitations: listInvitations(),
    passwordLinks: listPasswordLinks().map((link) => ({ ...link, id: link.staff_id })),
  }));
}

const columns: Column<Row>[] = [
  { label: "Name", isName: true, cell: (account) => <Name {...account} /> },
  { label: "Role", className: styles.role, cell: (account) => jobLabels[jobOf(account)] },
  {
    label: "Two-step sign-in",
    cell: ({ second_factor_since }) => (second_factor_since ? "On" : "Off"),
  },
  {
    label: "Last seen",
    cell: ({ last_seen_at: at }) => (at ? <HospitalTime at={at} /> : "Not lately"),
  },
  { label: "Signed in on", cell: ({ devices }) => countOf(devices) },
];

const invitationColumns: Column<Invitation>[] = [
  { label: "Email", isName: true, cell: ({ email }) => <strong>{email}</strong> },
  { label: "Role", className: styles.role, cell: (account) => jobLabels[jobOf(account)] },
  { label: "Invited by", cell: ({ created_by }) => nameOfActor(created_by) },
  { label: "Good until", cell: (invitation) => <Until {...invitation} /> },
];

const linkColumns: Column<PasswordLink>[] = [
  { label: "Name", isName: true, cell: (link) => <LinkFor {...link} /> },
  {
    label: "Two-step sign-in",
    cell: ({ ends_second_factor }) => (ends_second_factor ? "Switched off" : "Stays"),
  },
  { label: "Made by", cell: ({ created_by }) => nameOfActor(created_by) },
  { label: "Good until", cell: ({ expires_at }) => <HospitalTime at={expires_at} /> },
];

const heading = { title: "Staff", subtitle: "Who can sign in to this dashboard" };
const failed = { ...heading, failure: "Failed to fetch accounts" };

export default function StaffList({ loaderData }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { accounts, invitations, passwordLinks } = loaderData;
  return (
    <ListPage
      {...heading}
      action={
        <DialogLink className="button" to={href("/dashboard/Staff/invite")}>
          Invite
        </DialogLink>
      }
    >
      <Table columns={columns} rows={accounts} actions={Actions} />
      {invitations.length > 0 && (
        <section className={styles.section} aria-labelledby="invitations">
          <h2 id="invitations">Invitations</h2>
          <Table columns={invitationColumns} rows={invitations} actions={InvitationActions} />
        </section>
      )}
      {passwordLinks.length > 0 && (
        <section className={styles.section} aria-labelledby="password-links">
          <h2 id="password-links">Links for a new password</h2>
          <Table columns={linkColumns} rows={passwordLinks} actions={LinkActions} />
        </section>
      )}
      <p className={styles.note}>{aboutRoles}</p>
    </ListPage>
  );
}

function Name({ id, name, email, disabled_at, isOwn }: Row) {
  return (
    <div className={styles.person}>
      <Link className={styles.link} to={href("/dashboard/Staff/:id", { id })}>
        <strong>{name}</strong>
      </Link>
      {isOwn && " (you)"}
      <small className={styles.email}>{email}</small>
      {disabled_at && <small className={styles.disabled}>Disabled</small>}
    </div>
  );
}

function countOf(devices: number): string {
  if (devices === 0) return "No device";
  return counted(devices, "device");
}

function Until({ expires_at, isExpired }: Invitation) {
  if (!isExpired) return <HospitalTime at={expires_at} />;
  return (
    <span className={styles.disabled}>
      Expired <HospitalTime at={expires_at} />
    </span>
  );
}

function Actions({ id, name }: Row) {
  return (
    <span>
      <Link to={href("/dashboard/Staff/:id", { id })}>
        Manage<span className="visually-hidden"> {name}</span>
      </Link>
    </span>
  );
}

function InvitationActions({ id, email }: Invitation) {
  const about = <span className="visually-hidden"> for {email}</span>;
  return (
    <>
      <DialogLink to={href("/dashboard/Staff/invitation/:id/new", { id })}>
        New link{about}
      </DialogLink>
      <DialogLink to={href("/dashboard/Staff/invitation/:id/withdraw", { id })}>
        Withdraw{about}
      </DialogLink>
    </>
  );
}

function LinkFor({ name, email }: PasswordLink) {
  return (
    <div className={styles.person}>
      <strong>{name}</strong>
      <small className={styles.email}>{email}</small>
    </div>
  );
}

function LinkActions({ staff_id: id, name }: PasswordLink) {
  return (
    <span>
      <Link to={href("/dashboard/Staff/:id/link/withdraw", { id })}>
        Withdraw<span className="visually-hidden"> the link for {name}</span>
      </Link>
    </span>
  );
}
