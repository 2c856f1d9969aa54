import { DepartmentsForm } from "#app/article-desk/departments-form.tsx";
import { saveDepartmentsForm } from "#app/article-desk/save-departments.server.ts";
import { departmentsFailure } from "#app/article-desk/saved-departments.ts";
import { departmentsForm } from "#app/article-desk/staff-inputs.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { readDepartments } from "#app/library/departments.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { IfLoaded } from "#app/ui/if-loaded.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { ConflictNotice } from "#app/ui/sending/conflict-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import type { Route } from "./+types/staff-departments";
import styles from "./frame.module.css";
import { BackAndSkip, SetUpFrame } from "./frame.tsx";
import { pathAfter } from "./paths.ts";
import { listDonePages } from "./progress.server.ts";
import { requirePage } from "./steps.ts";

export const reads = [departmentsForm];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function loader() {
  return orLoadFailure(() => ({ ...readDepartments(), done: listDonePages() }));
}

export function action({ request, context }: Route.ActionArgs) {
  return saveDepartmentsForm(request, requireStaff(context), pathAfter(requirePage("departments")));
}

export const clientAction = sending<Route.ClientActionArgs>(departmentsFailure);

export default function SetUpDepartments({ loaderData, actionData }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const page = requirePage("departments");
  const stored = isLoadFailure(loaderData) ? undefined : loaderData;
  return (
    <SetUpFrame page={page} done={stored?.done ?? []} hasFailed={Boolean(reply || notSent)}>
      <ConflictNotice thing="the departments" differences={reply?.differences} button="Save" />
      <IfLoaded data={loaderData} failure="Failed to fetch articles">
        {(read) => <DepartmentsForm {...read} sent={{ reply, notSent }} />}
      </IfLoaded>
      <p className={styles.ways}>
        <BackAndSkip page={page} />
      </p>
    </SetUpFrame>
  );
}
