import { data, href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { readForm } from "#app/forms/form.server.ts";
import { counted } from "#app/language/counted.ts";
import { sayBooked } from "#app/patients/booked.server.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { isWithin } from "#app/timetable/calendar.ts";
import { type Holiday, holidaysFrom, states } from "#app/timetable/holidays.ts";
import { holidaysForm } from "#app/timetable/staff-inputs.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDayAndYear } from "#app/timetable/words.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import stateStyles from "#app/ui/staff-state-links.module.css";
import { createClosures, listClosuresFrom } from "#db/timetable/closures.ts";
import type { Route } from "./+types/staff-holidays";
import { Boxes } from "./boxes.tsx";

const title = "Holidays of the State";
const failure = "Failed to close the OPD";
const query = { parameters: { state: 20 } };

export const reads = [holidaysForm, query];

export const meta: Route.MetaFunction = () => [{ title }];

/** `?state=` is the State whose holidays are listed; Haryana without it. */
export function loader({ url }: Route.LoaderArgs) {
  const state = stateIn(url);
  return orLoadFailure(() => ({ state, holidays: listOpen(url) }));
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, holidaysForm);
  const days = form.getAll("day").map(String);
  const isAll = form.has("all");
  if (days.length === 0 && !isAll)
    return data({ error: "Tick at least one holiday." }, { status: 400 });
  return orNotSent(failure, () => {
    const chosen = listOpen(url).filter(({ day }) => isAll || days.includes(day));
    createClosures(
      chosen.map(({ day, name }) => ({ name, first_day: day, last_day: day })),
      staff,
    );
    const { length } = chosen;
    const booked = chosen.map(({ day }) => sayBooked({ from: day, to: day })).filter(Boolean);
    const closed =
      length > 0
        ? `The OPD is closed on ${counted(length, "more day")}.`
        : "The OPD is closed on these days already.";
    return redirectWithFlash(href("/dashboard/Closures"), {
      sentence: [closed, ...booked.slice(0, 3)].join(" "),
      page: href("/opd"),
    });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function Holidays({ loaderData, actionData }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const errors: Record<string, string[]> = reply ? { day: [reply.error] } : {};
  const field = { id: "holidays-day", name: "day", errors: errors.day };
  return (
    <Dialog title={title} closeTo={href("/dashboard/Closures")}>
      {isLoadFailure(loaderData) ? (
        <LoadFailureNotice failure="Failed to fetch holidays" {...loaderData} />
      ) : (
        <>
          <nav className={stateStyles.states} aria-label="State">
            {states.map((one) => (
              <Link
                key={one}
                to={`?${new URLSearchParams({ state: one })}`}
                aria-current={one === loaderData.state ? "true" : undefined}
                preventScrollReset
                replace
              >
                {one}
              </Link>
            ))}
          </nav>
          {loaderData.holidays.length > 0 ? (
            <SendForm replace>
              <ErrorSummary form={{ id: "holidays", allErrors: errors }} notSent={notSent} />
              <Boxes
                field={field}
                label="On which of these days is the OPD closed?"
                description="It is open on a holiday until you close it. Where the date is expected, check it in the list that the State publishes each year."
                choices={loaderData.holidays.map(toChoice)}
                inRows
              />
              <SubmitButton className="button" busy="Saving...">
                Close the OPD on these days
              </SubmitButton>{" "}
              <button type="submit" name="all" value="yes" className="button quiet">
                On all of the list
              </button>
            </SendForm>
          ) : (
            <p>The OPD is closed on all holidays of the year from now.</p>
          )}
        </>
      )}
    </Dialog>
  );
}

function stateIn(url: URL) {
  const { state } = readQuery(url, query);
  return states.find((one) => one === state) ?? states[0];
}

/** Those on which the OPD is not closed yet. */
function listOpen(url: URL): Holiday[] {
  const { day } = readClock();
  const closures = listClosuresFrom(day);
  return holidaysFrom(day, stateIn(url)).filter(
    (holiday) => !closures.some((closure) => isWithin(holiday.day, closure)),
  );
}

function toChoice({ day, name, isExpected }: Holiday) {
  return { value: day, label: `${showDayAndYear(day)}, ${name}${isExpected ? " (expected)" : ""}` };
}
