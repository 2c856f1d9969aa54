import type { SubmissionResult } from "@conform-to/dom";
import type { OtherLocale } from "#app/language/locale.ts";
import { fillPlaces, pluralOf } from "#app/language/messages.ts";
import { careersWords } from "#app/words/careers.ts";
import { applicationForm } from "./inputs.ts";

type Field = keyof typeof applicationForm.typed;

export function replyIn(locale: OtherLocale, reply: SubmissionResult): SubmissionResult {
  const error = Object.fromEntries(
    Object.entries(reply.error ?? {}).map(([name, errors]) => {
      return [name, isField(name) ? errors?.map((one) => errorIn(locale, name, one)) : errors];
    }),
  );
  return { ...reply, error: error as NonNullable<SubmissionResult["error"]> };
}

/** An error of `applicationSchema`, by what it is about. */
function errorIn(locale: OtherLocale, name: Field, error: string): string {
  const { missing, bad, characters, tooLong } = careersWords[locale];
  if (error.endsWith("is required")) return missing[name];
  if (error.includes("cannot be stored")) return characters;
  if (error.includes("must be at most") || name === "name" || name === "position") {
    const count = applicationForm.typed[name].toLocaleString("en-IN");
    return fillPlaces(tooLong, { count });
  }
  return bad[name];
}

export function waitMessageIn(locale: OtherLocale, seconds: number): string {
  const { tooMany, minutes, hours } = careersWords[locale];
  const wait =
    seconds > 3600
      ? pluralOf(hours, Math.ceil(seconds / 3600))
      : pluralOf(minutes, Math.ceil(seconds / 60));
  return fillPlaces(tooMany, { wait });
}

function isField(name: string): name is Field {
  return Object.hasOwn(applicationForm.typed, name);
}
