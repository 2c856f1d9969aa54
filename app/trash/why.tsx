import { HospitalTime } from "#app/ui/hospital-time.tsx";
import type { Refusal } from "#db/history/undo.ts";
import { sentenceName } from "./names.ts";

type Since = Extract<Refusal, { reason: "changed" }>["since"];

const done: Record<Since["action"], string> = {
  create: "added",
  update: "changed",
  delete: "deleted",
  restore: "put back",
};

/** Why a change cannot be undone. The front desk has no Trash. */
export function Why({ refusal, hasTrash }: { refusal: Refusal; hasTrash: boolean }) {
  if (refusal.reason === "notYours") {
    const other = hasTrash
      ? ", and put back what is in the Trash; pages and checks are put back by administrators"
      : "";
    return <p>{`You can undo what you did yourself within the last 24 hours${other}.`}</p>;
  }
  const name = sentenceName(refusal.subject, refusal.thing);
  if (refusal.reason === "changed") return <Changed name={name} since={refusal.since} />;
  if (refusal.reason === "erased") {
    return <p>{`${name} was deleted for good: nothing is left to put back.`}</p>;
  }
  if (refusal.reason === "needed") {
    return (
      <p>{`${name} stays: visitors of the open website would read a sample. Change it instead.`}</p>
    );
  }
  if (refusal.reason === "noDoctor") {
    return <p>{`${name} belongs to a doctor who is deleted. Put the doctor back first.`}</p>;
  }
  if (refusal.reason === "pagesUnder") {
    const pages = refusal.pages.map((page) => `“${page}”`).join(", ");
    return (
      <p>
        {`${name} stays a department while these pages are under it: ${pages}. Give them another place first.`}
      </p>
    );
  }
  return <p>{`${name} cannot be set back: what it was before was not kept.`}</p>;
}

function Changed({
  name,
  since: { action, by, isOwn, at, fields },
}: {
  name: string;
  since: Since;
}) {
  return (
    <>
      <p>
        {`${name} was ${done[action]} since by ${isOwn ? "you" : by}, `}
        <HospitalTime at={at} />
        {fields.length > 0 && ` (${fields.map((field) => field.replaceAll("_", " ")).join(", ")})`}.
      </p>
      <p>Everything stays as it is now, so that nothing of that is lost.</p>
    </>
  );
}
