import { parseWithZod } from "@conform-to/zod/v4";
import { data, href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { readForm } from "#app/forms/form.server.ts";
import type { ReviewState } from "#app/library/review-state.server.ts";
import { stateOfReview } from "#app/library/review-state.server.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { readFlash, redirectWithFlash } from "#app/requests/flash.server.ts";
import { addDays, momentOf } from "#app/timetable/calendar.ts";
import { changedSince } from "#app/timetable/save.server.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { newFormKey } from "#db/form-keys.ts";
import { findLatestReview, keptReviews, listReviewsOf } from "#db/texts/article-reviews.ts";
import type { Route } from "./+types/staff-review";
import { reviewSchema } from "./form-schema.ts";
import { isNamed } from "./languages.server.ts";
import { ReviewForm } from "./review-form.tsx";
import { showYear } from "./show-year.ts";
import { readShownTexts } from "./staff-article.server.ts";
import styles from "./staff-edit.module.css";
import { reviewForm } from "./staff-inputs.ts";
import { StateBadge } from "./state-badge.tsx";

const failure = "Failed to record the check";

export const reads = [reviewForm];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

interface Row {
  id: string;
  name: string;
  registration: string;
  reviewed: string;
  due: string;
  state: ReviewState;
}

export async function loader({ request, params }: Route.LoaderArgs) {
  const changed = (await readFlash(request))?.changed;
  return orLoadFailure(async () => {
    const { path, texts, text_hash, language } = await readShownTexts(params.name);
    const { day: today } = momentOf(Date.now());
    const latest = findLatestReview();
    return {
      title: texts.title,
      path,
      language,
      text_hash,
      form_key: newFormKey(),
      typed: {
        name: latest?.name ?? "",
        qualification: latest?.qualification ?? "",
        registration: latest?.registration ?? "",
        reviewed: today,
        due: addDays(today, 365),
      },
      reviews: listReviewsOf(path).map((review): Row => {
        const { id, name, qualification, registration, reviewed, due } = review;
        return {
          id,
          name: `${name}, ${qualification}`,
          registration,
          reviewed: showYear(reviewed),
          due: showYear(due),
          state: stateOfReview(review, () => text_hash, today),
        };
      }),
      changed,
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const { name } = params;
  const form = await readForm(request, reviewForm);
  return orNotSent(failure, async () => {
    const { path, written, texts, text_hash, language } = await readShownTexts(name);
    const { day: today } = momentOf(Date.now());
    const schema = reviewSchema({ today, written, language });
    const submission = parseWithZod(form, { schema });
    const typed = { result: submission.reply(), isChanged: false, text_hash };
    if (submission.status !== "success") return data(typed, { status: 400 });
    const { value } = submission;
    if (form.get("text_hash") !== text_hash) {
      return data({ ...typed, isChanged: true }, { status: 409 });
    }
    const added = keptReviews.createOnce(
      { path, text_hash, ...value },
      form.get("form_key"),
      staff,
    );
    if (added.conflict) {
      const result = submission.reply({ formErrors: [changedSince] });
      return data({ ...typed, result }, { status: 409 });
    }
    const told = isNamed(added.after)
      ? { sentence: `“${texts.title}” now says that ${value.name} checked it.`, page: path }
      : { sentence: `The check by ${value.name} is recorded.` };
    const checks = href("/dashboard/Articles/:name/review", { name });
    return redirectWithFlash(checks, { ...told, changed: added.after.id });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

const columns: Column<Row>[] = [
  { label: "Doctor", isName: true, cell: ({ name }) => name },
  { label: "Registration number", cell: ({ registration }) => registration },
  { label: "Checked on", cell: ({ reviewed }) => reviewed },
  { label: "Next check due", cell: ({ due }) => due },
  { label: "State", cell: ({ state }) => <StateBadge state={state} /> },
];

const failed = {
  title: "Checks of a page",
  subtitle: "Which doctor has read it",
  failure: "Failed to fetch articles",
};

export default function ArticleReviews({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name } = params;
  const { reply, notSent } = useReply(actionData);
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { title, path, reviews, changed } = loaderData;
  return (
    <ListPage
      title={`Checks of “${title}”`}
      subtitle="Record it when a doctor has read the whole page. The page then says so, until its words change."
      action={
        <Link className="button quiet" to={href("/dashboard/Articles/:name/print", { name })}>
          Print sheet for the doctor
        </Link>
      }
    >
      <title>{`${actionData ? "Error: " : ""}Checks of “${title}”`}</title>
      <p className={styles.links}>
        <Link to={href("/dashboard/Articles")}>Articles</Link>
        <a href={path}>View on website</a>
        <Link to={href("/dashboard/Articles/:name/edit", { name })}>Edit</Link>
      </p>
      <h2 className={styles.heading}>Record a check</h2>
      <ReviewForm key={reviews[0]?.id} {...loaderData} reply={reply} notSent={notSent} />
      <h2 className={styles.heading}>Earlier checks</h2>
      {reviews.length > 0 ? (
        <Table
          columns={columns}
          rows={reviews}
          actions={(row) => (
            <DialogLink
              to={href("/dashboard/Articles/:name/review/:review/delete", { name, review: row.id })}
            >
              Delete<span className="visually-hidden"> the check by {row.name}</span>
            </DialogLink>
          )}
          changed={changed}
        />
      ) : (
        <p className="panel">No doctor has checked this page yet.</p>
      )}
    </ListPage>
  );
}
