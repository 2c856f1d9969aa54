import { parseWithZod } from "@conform-to/zod/v4";
import { useEffect, useRef } from "react";
import { data, href, Link } from "react-router";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { staffFieldsSchema } from "#app/careers/schema.ts";
import { applicationsQuery, notesForm } from "#app/careers/staff-inputs.ts";
import { stateLabels } from "#app/careers/states.ts";
import { readForm } from "#app/forms/form.server.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orNotFound, withQuery } from "#app/requests/http.ts";
import { differencesOf } from "#app/timetable/compare.ts";
import { useKeptSearch } from "#app/ui/dialog-link.tsx";
import { EmailLink } from "#app/ui/email-link.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { IfLoaded } from "#app/ui/if-loaded.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LocalTime } from "#app/ui/local-time.tsx";
import { sending } from "#app/ui/sending/send.ts";
import {
  listApplicationChanges,
  type StaffFields,
  updateApplication,
} from "#db/applications/application-states.ts";
import { type Application, findApplication } from "#db/applications/applications.ts";
import type { ApplicationState } from "#db/schema.ts";
import type { Route } from "./+types/staff-show";
import { Resume } from "./application-table.tsx";
import { History } from "./history.tsx";
import { StaffForm, stateFieldset } from "./staff-form.tsx";
import styles from "./staff-show.module.css";

const failure = "Failed to update the application";
const labels = { state: "State", notes: "Notes" };

export const reads = [notesForm, applicationsQuery];

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: isLoadFailure(loaderData) || !loaderData ? "Application" : loaderData.application.name },
];

export function loader({ params, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  return orLoadFailure(() => {
    const application = orNotFound(findApplication(params.id));
    recordFrom(context, { kind: "application viewed", staff, subjectId: application.id });
    return { application, changes: listApplicationChanges(application.id) };
  });
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, notesForm);
  const submission = parseWithZod(form, { schema: staffFieldsSchema });
  const version = Number(form.get("version"));
  const typed = () => ({ result: submission.reply(), version });
  if (submission.status !== "success") return data(typed(), { status: 400 });
  // An empty field is no value to Conform.
  const notes = form.has("notes") ? (submission.value.notes ?? "") : undefined;
  const { state } = submission.value;
  const fields = { ...(state && { state }), ...(notes !== undefined && { notes }) };
  return orNotSent(
    failure,
    async () => {
      const saved = orNotFound(updateApplication(params.id, version, fields, staff));
      if (!saved.conflict) {
        const place = href("/dashboard/Careers/:id", { id: params.id });
        return redirectWithFlash(withQuery(place, url, applicationsQuery), {
          sentence: sayChanged(saved.before, saved.after, state),
        });
      }
      const { current } = saved;
      const reply = { ...typed(), version: current.version, state: current.state };
      const yours = inWords({ ...current, ...fields });
      const differences = differencesOf(labels, inWords(current), yours);
      return data({ ...reply, differences }, { status: 409 });
    },
    typed,
  );
}

function inWords({ state, notes }: StaffFields): typeof labels {
  return { state: stateLabels[state], notes };
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function StaffApplication({ loaderData, actionData }: Route.ComponentProps) {
  const list = useKeptSearch(href("/dashboard/Careers"));
  const version = isLoadFailure(loaderData) ? undefined : loaderData.application.version;
  const shown = useRef(version);
  // The button that was pressed is not there any more.
  useEffect(() => {
    if (shown.current !== version) document.getElementById(stateFieldset)?.focus();
    shown.current = version;
  }, [version]);
  return (
    <>
      <p>
        <Link to={list}>Career Applications</Link>
      </p>
      <IfLoaded data={loaderData} failure="Failed to fetch careers">
        {({ application, changes }) => (
          <>
            <Head application={application} />
            <StaffForm key={version} application={application} actionData={actionData} />
            <History changes={changes} />
          </>
        )}
      </IfLoaded>
    </>
  );
}

function Head({ application }: { application: Application }) {
  const { id, name, position, email, phone, created_at } = application;
  return (
    <>
      <header className="head">
        <div>
          <h1>{name}</h1>
          <p>{position}</p>
        </div>
        <Link
          className="button quiet"
          to={useKeptSearch(href("/dashboard/Careers/:id/delete", { id }))}
        >
          Delete
        </Link>
      </header>
      <Facts
        className={styles.facts}
        facts={{
          Phone: <a href={`tel:+91${phone}`}>{phone}</a>,
          Email: <EmailLink email={email} />,
          Resume: <Resume application={application} />,
          "Created At": <LocalTime at={created_at} />,
        }}
      />
    </>
  );
}

/** The same again where a form comes a second time. */
function sayChanged(before: Application, after: Application, state?: ApplicationState): string {
  const saved = "The notes were saved.";
  if (!state) return saved;
  const sentence = `The application of ${after.name} is now “${stateLabels[state]}”.`;
  return before.notes === after.notes ? sentence : `${sentence} ${saved}`;
}
