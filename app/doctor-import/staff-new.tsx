import { data, href, Link, redirect } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { readFormWithFile } from "#app/forms/form.server.ts";
import { takeBytes } from "#app/forms/sent-file.server.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { maxFileBytes, maxRows } from "#app/spreadsheets/limits.ts";
import { NotSentNotice } from "#app/ui/sending/not-sent-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { countAgainst, inWords, rateLimit } from "#runtime/rate-limit.ts";
import type { Route } from "./+types/staff-new";
import { isForeign } from "./columns/mapping.ts";
import { readInThread } from "./reading.server.ts";
import { Rules } from "./rules.tsx";
import styles from "./staff-new.module.css";
import { stageUpload } from "./staged.server.ts";

const failure = "Failed to read the file";
const maxNameLength = 120;

const perHour = rateLimit(60, 60 * 60);

const fileForm = { file: "file", bytes: 16 * 1024 * 1024 };

export const reads = [fileForm];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const { file } = await readFormWithFile(request, fileForm);
  if (!file) return refuse("Choose a CSV or Excel file.");
  const wait = await countAgainst([perHour, staff.id]);
  if (wait) return refuse(`Many files were read. Please try again in ${inWords(wait)}.`);
  return orNotSent(failure, async () => {
    const bytes = await takeBytes(file, maxFileBytes + 1);
    const upload = await readInThread(bytes, staff.id);
    if ("problem" in upload) return refuse(upload.problem);
    const name = file.name.slice(0, maxNameLength);
    const id = stageUpload({ ...upload, file: name, staff_id: staff.id });
    const next = isForeign(upload.rows, upload.mapping)
      ? href("/dashboard/AddDoctor/Import/:id/columns", { id })
      : href("/dashboard/AddDoctor/Import/:id", { id });
    return redirect(next, 303);
  });
}

function refuse(reason: string) {
  return data(
    { problem: { failure: "This file cannot be imported", reason, at: Date.now() } },
    400,
  );
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function ImportDoctors({ actionData }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const problem = notSent ?? reply?.problem;
  return (
    <div className={styles.page}>
      <title>{`${problem ? "Error: " : ""}Import doctors`}</title>
      <header className="head">
        <div>
          <h1>Import doctors</h1>
          <p>Add and change many doctors with one CSV or Excel file</p>
        </div>
        <Link className="button quiet" to={href("/dashboard/AddDoctor")}>
          Back to the list
        </Link>
      </header>
      <NotSentNotice notSent={problem} />
      <ol className={styles.steps}>
        <li>
          <h2>Take a list that you have, or download one to fill in</h2>
          <p>
            All doctors as they are now, to correct them:{" "}
            <a href={href("/dashboard/AddDoctor/doctors.xlsx")}>Excel</a> or{" "}
            <a href={href("/dashboard/AddDoctor/doctors.csv")}>CSV</a>.
          </p>
          <p>
            An empty one with an example, to add new ones:{" "}
            <a href={href("/dashboard/AddDoctor/Import/template.xlsx")}>Excel</a> or{" "}
            <a href={href("/dashboard/AddDoctor/Import/template.csv")}>CSV</a>.
          </p>
          <p>
            A list of your own will do as well, with its own headings in English or Hindi: you say
            next what its columns are. OPD days and hours go into the timetable.
          </p>
          <Rules />
        </li>
        <li>
          <h2>Choose the file</h2>
          <SendForm encType="multipart/form-data" className={styles.form}>
            <label htmlFor="file">CSV or Excel file</label>
            <p id="file-hint" className={styles.hint}>
              {`At most 4 MB and ${maxRows.toLocaleString("en-IN")} doctors. Photos stay as they are.`}
            </p>
            <input
              id="file"
              name="file"
              type="file"
              accept=".csv,.xlsx,.txt"
              required
              aria-describedby="file-hint"
            />
            <SubmitButton busy="Reading...">Check the file</SubmitButton>
          </SendForm>
        </li>
        <li>
          <h2>Look at what it would do</h2>
          <p>
            The next page shows each row: new, changed, unchanged or wrong, and why. Nothing is
            saved before you confirm it there, and you can undo it afterwards.
          </p>
        </li>
      </ol>
    </div>
  );
}
