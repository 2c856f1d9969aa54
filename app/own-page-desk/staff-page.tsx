import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { deskNameOf } from "#app/library/desk-name.ts";
import { listOwnSpecialities } from "#app/library/specialists.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { notFound } from "#app/requests/http.ts";
import { RecordDialog } from "#app/timetable-desk/record-dialog.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { EntryField, TextField } from "#app/ui/fields/text-field.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { send } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { newFormKey } from "#db/form-keys.ts";
import { keptOwnPages, type OwnPageFields } from "#db/texts/own-pages.ts";
import type { Route } from "./+types/staff-page";
import { kindLabels, ownPageLabels as labels } from "./fields.ts";
import { heroLabels } from "./heroes.ts";
import { listOfferedPlaces } from "./places.server.ts";
import { saveOwnPage } from "./save.server.ts";
import { ownPageForm } from "./staff-inputs.ts";

export const reads = [ownPageForm];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

const blank = {
  // Nobody should add a page where a department was meant.
  kind: "",
  name: "",
  path: "",
  place: "",
  position: 0,
  specialities: "",
  hero: "medicine",
  is_general: 0,
};

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const stored = params.id ? keptOwnPages.find(params.id) : undefined;
    if (params.id && !stored) throw notFound();
    const page: Record<keyof OwnPageFields, string | number> & { version?: number } =
      stored ?? blank;
    return {
      page: {
        ...page,
        position: page.position === 0 ? "" : String(page.position),
        is_general: page.is_general === 1 ? "on" : "",
      },
      places: listOfferedPlaces(stored),
      known: listOwnSpecialities(),
      form_key: newFormKey(),
    };
  });
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { id } = params;
  return saveOwnPage(request, requireStaff(context), {
    id,
    failure: failureFor(id),
    lead: (saved) =>
      id === undefined
        ? redirectWithFlash(
            href("/dashboard/Articles/:name/edit", { name: deskNameOf(saved.path) }),
            { sentence: `“${saved.name}” is added. It has its page once you save its text.` },
          )
        : redirectWithFlash(`${href("/dashboard/Pages")}#${saved.id}`, {
            sentence: `“${saved.name}” is saved.`,
            changed: saved.id,
          }),
  });
}

export function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failureFor(params.id));
}

const names = Object.keys(labels) as (keyof typeof labels)[];
const kinds = Object.entries({ "": "Choose", ...kindLabels }).map(([value, label]) => ({
  value,
  label,
}));
const heroes = Object.entries(heroLabels).map(([value, label]) => ({ value, label }));
const maxShown = 8;

export default function EditOwnPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const sent = useReply(actionData);
  const read = isLoadFailure(loaderData) ? undefined : loaderData;
  const { form, fields } = formFromReply("own-page", names, sent.reply?.result, read?.page);
  return (
    <RecordDialog
      key={params.id}
      title={params.id ? "Place of a page" : "Add page"}
      closeTo={href("/dashboard/Pages")}
      thing="this page"
      add="Add and write its text"
      failure="Failed to fetch pages"
      loaderData={loaderData}
      version={read?.page.version}
      form={form}
      sent={sent}
    >
      <SelectField
        field={fields.kind}
        label={labels.kind}
        description="A department, such as Eye care, is in the Speciality menu. A page, such as Cataract surgery, is about one thing, and has its place under a department or in another menu."
        data={kinds}
        autoFocus={!sent.reply}
      />
      <TextField
        field={fields.name}
        label={labels.name}
        description="As menus have it, such as Cataract surgery."
      />
      {params.id ? (
        <p>
          {labels.path}: {read?.page.path}. It stays, so that links to it stay right.
        </p>
      ) : (
        <EntryField
          field={fields.path}
          label={`${labels.path} (optional)`}
          description="In Latin letters, such as cataract-surgery. It follows from the name if you leave it empty, and cannot be changed later."
        />
      )}
      <SelectField
        field={fields.place}
        label={labels.place}
        description="Of a page. A department is always under Speciality."
        data={read?.places ?? []}
      />
      <EntryField
        field={fields.position}
        label={`${labels.position} (optional)`}
        description="A number. Smaller numbers come first."
        inputMode="numeric"
      />
      <EntryField
        field={fields.specialities}
        label={`${labels.specialities} (optional)`}
        description={`The page shows doctors whose speciality begins with or contains these words, with commas between them.${knownOf(read?.known)}`}
      />
      <SelectField
        field={fields.hero}
        label={labels.hero}
        description="An illustration behind the title, or none, until there is a photo of your own: add it under Pictures, Own pages."
        data={heroes}
      />
      <CheckboxField
        field={fields.is_general}
        label="This page gives no medical advice"
        description="Such as parking or the canteen: then it does not end with who has checked it, sources, and that it is no diagnosis."
      />
    </RecordDialog>
  );
}

function knownOf(known: readonly string[] = []): string {
  if (known.length === 0) return "";
  const more = known.length > maxShown ? " and others" : "";
  return ` Your doctors have: ${known.slice(0, maxShown).join(", ")}${more}.`;
}

function failureFor(id: string | undefined): string {
  return id ? "Failed to save the page" : "Failed to add the page";
}
