import { href, Link } from "react-router";
import { z } from "zod";
import { requireStaff } from "#app/auth/guard.ts";
import { mayUse } from "#app/auth/roles.ts";
import { readRupees } from "#app/forms/typed-numbers.ts";
import { formatRupees } from "#app/language/money.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { Facts } from "#app/ui/facts.tsx";
import { NumberField } from "#app/ui/fields/number-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import { ReplyForm } from "#app/ui/keeping/reply-form.tsx";
import type { LoadFailure } from "#app/ui/load-failure.ts";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { newFormKey } from "#db/form-keys.ts";
import { countCash, listOpenDrawers, readDrawer } from "#db/payments/cash-counts.ts";
import { type Note, notes } from "#db/payments/cash-notes.ts";
import type { Rights } from "#db/schema.ts";
import type { Route } from "./+types/staff-count";
import { whyNotCounted } from "./count-outcome.ts";
import { drawerOf, sentNow } from "./desk-settings.server.ts";
import { rupees, text } from "./schema.ts";
import { Screen } from "./screen.tsx";
import styles from "./staff-count.module.css";
import { countForm, drawerQuery, maxRemarkLength } from "./staff-inputs.ts";
import { modeLabels, nameCash, showSigned } from "./words.ts";

const failure = "Failed to save the cash count";

export const reads = [countForm, drawerQuery];

export const meta: Route.MetaFunction = () => [{ title: "Count cash" }];

export function loader({ url, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  return orLoadFailure(() => {
    const name = chooseDrawer(staff, readQuery(url, drawerQuery).drawer);
    const open = isAdmin(staff) ? listOpenDrawers() : [];
    const own = { drawer: drawerOf(staff), name: staff.name, rows: 0 };
    const drawers = open.some(({ drawer }) => drawer === own.drawer) ? open : [own, ...open];
    return { name, drawers, drawer: readDrawer(name), form_key: newFormKey() };
  });
}

/** Of somebody else's drawer an administrator alone. */
function chooseDrawer(staff: Rights & { id: string }, asked: string | undefined): string {
  return asked !== undefined && isAdmin(staff) ? asked : drawerOf(staff);
}

function isAdmin(staff: Rights): boolean {
  return mayUse(staff, "/dashboard/Payments/lost");
}

const fieldOf = (note: Note) => (note === "coins" ? "coins" : (`n${note}` as const));

const pieces = Object.fromEntries(
  notes.map((note) => {
    const label = note === "coins" ? "Coins" : `₹${note} notes`;
    const number: z.ZodType<number> = z
      .string()
      .default("0")
      .transform((typed) => readRupees(typed.trim()))
      .refine((typed) => /^\d{1,4}$/.test(typed), { error: `${label} must be a whole number.` })
      .transform(Number);
    return [fieldOf(note), number];
  }),
) as Record<ReturnType<typeof fieldOf>, z.ZodType<number>>;

const schema = z.object({
  ...pieces,
  kept: rupees("What stays in the drawer").default(0),
  remark: text("Remark", maxRemarkLength),
  seen_count: z.coerce.number().int().catch(-1),
  seen_sum: z.coerce.number().int().catch(0),
});

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const input = { form: countForm, schema, failure };
  return actOnForm(request, input, async (value, { form, refuse }) => {
    const { kept, remark, seen_count, seen_sum } = value;
    const counted = Object.fromEntries(notes.map((note) => [note, value[fieldOf(note)]]));
    const sent = sentNow("receipt", String(form.get("form_key") ?? ""), staff);
    const drawer = chooseDrawer(staff, String(form.get("drawer") ?? ""));
    const seen = { count: seen_count, sum: seen_sum };
    const done = countCash({ notes: counted, kept, remark, seen }, { ...sent, drawer }, staff);
    if ("refusal" in done) {
      const status = done.refusal === "more came" || done.refusal === "other content" ? 409 : 400;
      return refuse(whyNotCounted(done, seen), status);
    }
    const { id, year, number } = done.count;
    const sentence = `Cash count ${year}/${number} was saved.`;
    return redirectWithFlash(href("/dashboard/Payments/counts/:id", { id }), { sentence });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(
  failure,
  "It may or may not have been saved. Press the button again: it counts nothing twice.",
);

export { revalidateAfterRefusal as shouldRevalidate } from "#app/ui/keeping/reply-form.tsx";

/** The one drawer of all is that of the desk. */
function nameDrawer({ drawer, name }: { drawer: string; name: string | null }): string {
  if (drawer === "") return "Drawer of the desk";
  return name ? `Drawer of ${name}` : "Drawer of a deleted account";
}

const names = [...notes.map(fieldOf), "kept", "remark"] as const;

export default function CountCash({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Screen
      title="Count cash"
      back={{ to: href("/dashboard/Payments/counts"), title: "Cash counts" }}
      read={loaderData}
    >
      {(read) => <Ready {...read} actionData={actionData} />}
    </Screen>
  );
}

type Loaded = Exclude<Route.ComponentProps["loaderData"], LoadFailure>;

function Ready({
  name,
  drawers,
  drawer,
  form_key,
  actionData,
}: Loaded & Pick<Route.ComponentProps, "actionData">) {
  const sent = useReply(actionData, name);
  const { form, fields } = formFromReply("count", names, sent.reply?.result);
  const { float, cash, upi, card, claim, receipts, refunds, total } = drawer;
  return (
    <>
      {drawers.length > 1 && (
        <nav aria-label="Drawers" className="row">
          {drawers.map((one) => (
            <Link
              key={one.drawer}
              to={`${href("/dashboard/Payments/count")}?drawer=${one.drawer}`}
              aria-current={one.drawer === name ? "page" : undefined}
            >
              {`${nameDrawer(one)}, ${one.rows} not counted`}
            </Link>
          ))}
        </nav>
      )}
      <Facts
        className={styles.expected}
        facts={{
          "Left by the last count": formatRupees(float),
          [nameCash(drawer)]: showSigned(cash),
          "Should be in the drawer": <b>{showSigned(float + cash)}</b>,
          "To compare with the statements": `${modeLabels.upi} ${showSigned(upi)}, ${modeLabels.card.toLowerCase()} ${showSigned(card)}, to be claimed ${showSigned(claim)}`,
        }}
      />
      <ReplyForm
        form={form}
        sent={sent}
        form_key={form_key}
        className={styles.form}
        button="Save the count"
      >
        <input type="hidden" name="drawer" value={name} />
        <input type="hidden" name="seen_count" value={receipts + refunds} />
        <input type="hidden" name="seen_sum" value={total} />
        <fieldset className={styles.notes}>
          <legend>In the drawer</legend>
          {notes.map((note, at) => (
            <NumberField
              key={note}
              field={fields[fieldOf(note)]}
              label={note === "coins" ? "Coins, in rupees" : `₹${note} notes`}
              placeholder="0"
              autoFocus={at === 0}
            />
          ))}
        </fieldset>
        <NumberField field={fields.kept} label="What stays in the drawer, in rupees" />
        <EntryField
          field={fields.remark}
          label="Remark"
          description="Where a difference may come from"
        />
      </ReplyForm>
    </>
  );
}
