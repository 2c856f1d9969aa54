import { data, Form, href, Link, redirect } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { maxNumberLength } from "#app/forms/field-lengths.ts";
import { readForm } from "#app/forms/form.server.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { orNotFound, readQuery } from "#app/requests/http.ts";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { Themed } from "#app/ui/theme.tsx";
import type { Route } from "./+types/staff-columns";
import { readChoice, showColumns } from "./columns.server.ts";
import { ColumnsFields } from "./columns-fields.tsx";
import { DefaultsFields } from "./defaults-fields.tsx";
import { Gone } from "./gone.tsx";
import styles from "./staff-columns.module.css";
import { columnsForm } from "./staff-inputs.ts";
import { findStaged, stageMapping } from "./staged.server.ts";

const failure = "Failed to save the columns";
const query = { parameters: { row: maxNumberLength } };

export const reads = [columnsForm, query];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function loader({ params, url, context }: Route.LoaderArgs) {
  const staged = findStaged(params.id, requireStaff(context).id);
  if (!staged) return data({ gone: true } as const, { status: 404 });
  const row = Number.parseInt(readQuery(url, query).row ?? "", 10);
  return orLoadFailure(() => ({
    file: staged.file,
    ...showColumns(staged, Number.isNaN(row) ? undefined : row),
  }));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, columnsForm);
  return orNotSent(failure, async () => {
    const staged = orNotFound(findStaged(params.id, staff.id));
    const chosen = readChoice(staged, form);
    if (Object.keys(chosen.errors).length > 0) return data(chosen, { status: 400 });
    stageMapping(params.id, staged, chosen.mapping);
    return redirect(href("/dashboard/AddDoctor/Import/:id", params), 303);
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function Columns({ loaderData, actionData }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  return (
    <>
      <title>{`${reply ? "Error: " : ""}Columns of the list`}</title>
      <header className="head">
        <div>
          <h1>Columns of the list</h1>
          <p>{"file" in loaderData ? loaderData.file : "Nothing is saved yet"}</p>
        </div>
        <Link className="button quiet" to={href("/dashboard/AddDoctor/Import")}>
          Choose another file
        </Link>
      </header>
      {"gone" in loaderData ? (
        <Gone />
      ) : isLoadFailure(loaderData) ? (
        <LoadFailureNotice failure="Failed to read the file" {...loaderData} />
      ) : (
        <>
          <HeadingRow row={loaderData.row} titles={loaderData.titles} />
          <SendForm className={styles.form} key={loaderData.row}>
            <ErrorSummary
              form={{ id: "columns", allErrors: reply?.errors ?? {} }}
              notSent={notSent}
            />
            <input type="hidden" name="row" value={loaderData.row} />
            <ColumnsFields
              choices={loaderData.choices}
              columns={loaderData.columns}
              chosen={reply?.mapping.targets}
            />
            <Themed>
              <DefaultsFields
                fields={loaderData.fields}
                targets={loaderData.columns.map(({ target }) => target)}
                typed={reply?.mapping.defaults ?? loaderData.defaults}
                errors={reply?.errors ?? {}}
              />
            </Themed>
            <SubmitButton busy="Saving...">Show what it would do</SubmitButton>
          </SendForm>
        </>
      )}
    </>
  );
}

function HeadingRow({ row, titles }: { row: number; titles: { number: number; text: string }[] }) {
  return (
    <Form className={styles.heading} key={row}>
      <label htmlFor="columns-row">The headings are in</label>
      <select id="columns-row" name="row" defaultValue={row}>
        <option value={0}>No row: the list has no headings</option>
        {titles.map(({ number, text }) => (
          <option key={number} value={number}>
            {`Row ${number}: ${text}`}
          </option>
        ))}
      </select>
      <button type="submit" className="button quiet">
        Use this row
      </button>
    </Form>
  );
}
