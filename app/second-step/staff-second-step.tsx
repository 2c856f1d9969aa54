import { href, Link, redirect } from "react-router";
import { z } from "zod";
import { requireStaff } from "#app/auth/guard.ts";
import { beginSetUp, requiresSecondFactor } from "#app/auth/second-factor.server.ts";
import { maxPasswordLength } from "#app/forms/field-lengths.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { ButtonForm } from "#app/sign-in/button-form.tsx";
import { HospitalTime } from "#app/ui/hospital-time.tsx";
import { isLoadFailure, type LoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { countTrustedDevices } from "#db/accounts/known-devices.ts";
import { countRecoveryCodes, findSecondFactor } from "#db/accounts/second-factor.ts";
import type { Route } from "./+types/staff-second-step";
import { confirmPassword } from "./confirm-password.server.ts";
import { PasswordForm } from "./password-form.tsx";
import styles from "./staff-second-step.module.css";

const failure = "Failed to begin";

const passwordForm = { typed: { password: maxPasswordLength } };

export const reads = [passwordForm];

export const meta: Route.MetaFunction = () => [{ title: "Two-step sign-in" }];

const schema = z.object({ password: z.string({ error: "Your password is required." }) });

export function loader({ context }: Route.LoaderArgs) {
  const { id, role } = requireStaff(context);
  return orLoadFailure(() => ({
    ...stateOf(id),
    codes: countRecoveryCodes(id),
    devices: countTrustedDevices(id),
    isRequired: requiresSecondFactor(role),
  }));
}

function stateOf(staffId: string): { since?: string; isLost: boolean } {
  const factor = findSecondFactor(staffId);
  if (!factor?.confirmed_at) return { isLost: false };
  return { since: factor.confirmed_at, isLost: factor.secret === undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const input = { form: passwordForm, schema, failure, hideFields: ["password"] };
  return actOnForm(request, input, async ({ password }, { refuse }) => {
    const rejection = await confirmPassword(staff, password);
    if (rejection) return refuse({ password: [rejection.message] }, rejection.status);
    beginSetUp(staff.id);
    return redirect(href("/dashboard/SecondStep/confirm"), { status: 303 });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure, "Press the button again.");

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) {
    return (
      <div className={styles.page}>
        <h1>Two-step sign-in</h1>
        <LoadFailureNotice failure="Failed to fetch two-step sign-in" {...loaderData} />
      </div>
    );
  }
  const { since, isRequired } = loaderData;
  return (
    <div className={styles.page}>
      <h1>Two-step sign-in</h1>
      <p>
        After the password you type a code of six digits that your phone shows. Whoever learns your
        password cannot sign in without that phone.
      </p>
      {isRequired && !since && (
        <p>
          <strong>This website requires it of administrators: set it up to go on.</strong>
        </p>
      )}
      {since ? <State {...loaderData} since={since} /> : <Begin actionData={actionData} />}
    </div>
  );
}

function Begin({ actionData }: Pick<Route.ComponentProps, "actionData">) {
  const { reply, notSent } = useReply(actionData);
  const { form, fields } = formFromReply("begin", ["password"], reply?.result);
  return (
    <section className="panel">
      <title>{`${actionData ? "Error: " : ""}Two-step sign-in`}</title>
      <p className={styles.form}>
        You need a phone with an authenticator app, such as Aegis, Google Authenticator or Microsoft
        Authenticator. The app needs no connection.
      </p>
      <PasswordForm
        form={form}
        field={fields.password}
        notSent={notSent}
        button="Set up"
        busy="Checking..."
      />
    </section>
  );
}

type Loaded = Exclude<Route.ComponentProps["loaderData"], LoadFailure>;

function State({ since, isLost, codes, devices }: Loaded & { since: string }) {
  return (
    <section className={`panel ${styles.facts}`}>
      <p>
        <strong>On</strong> since <HospitalTime at={since} />
      </p>
      {isLost && (
        <p>
          <strong>Set it up again:</strong> after a restore the website cannot check the codes of
          your app any more. Switch it off with a recovery code, then set it up with your phone.
        </p>
      )}
      <p>
        <strong>{codes}</strong> recovery {codes === 1 ? "code" : "codes"} left.
        {codes < 4 && " Make new ones before you run out."}
      </p>
      {devices > 0 && (
        <>
          <p>
            <strong>{devices}</strong> {devices === 1 ? "device needs" : "devices need"} no code for
            up to 30 days.
          </p>
          <ButtonForm
            action={href("/dashboard/SecondStep/devices")}
            button="Ask on all devices again"
            busy="Changing..."
            className="button quiet"
          />
        </>
      )}
      <p className="row">
        <Link className="button quiet" to={href("/dashboard/SecondStep/codes")}>
          New recovery codes
        </Link>
        <Link className="button quiet" to={href("/dashboard/SecondStep/off")}>
          Switch off
        </Link>
      </p>
      <p>A new phone? Switch it off, then set it up with that phone.</p>
    </section>
  );
}
