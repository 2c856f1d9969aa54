import { requireStaff } from "#app/auth/guard.ts";
import { addFromForm, readNewDoctor } from "#app/doctor-desk/add.server.ts";
import { DoctorForm } from "#app/doctor-desk/form.tsx";
import { newDoctorForm } from "#app/doctors/staff-inputs.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { makeFormKey } from "#app/ui/fields/form-key.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import type { Route } from "./+types/staff-doctor";
import styles from "./frame.module.css";
import { BackAndSkip, SetUpFrame } from "./frame.tsx";
import { pathAfter } from "./paths.ts";
import { listDonePages } from "./progress.server.ts";
import { requirePage } from "./steps.ts";

export const reads = [newDoctorForm];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

const failure = "Failed to create doctor";

export function loader() {
  return orLoadFailure(() => ({ ...readNewDoctor(), done: listDonePages() }));
}

export function action({ request, context }: Route.ActionArgs) {
  return addFromForm(request, requireStaff(context), {
    input: newDoctorForm,
    failure,
    placeOf: () => pathAfter(requirePage("doctor")),
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function SetUpDoctor({ loaderData, actionData }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const read = isLoadFailure(loaderData) ? undefined : loaderData;
  return (
    <SetUpFrame
      page={requirePage("doctor")}
      done={read?.done ?? []}
      hasFailed={Boolean(reply || notSent)}
    >
      <DoctorForm
        form_key={read?.form_key ?? makeFormKey()}
        departments={read?.departments}
        reply={reply}
        notSent={notSent}
        submit="Create"
        busy="Creating..."
      />
      <p className={styles.ways}>
        <BackAndSkip page={requirePage("doctor")} />
      </p>
    </SetUpFrame>
  );
}
