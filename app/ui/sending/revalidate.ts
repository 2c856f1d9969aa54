import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * For a route whose form goes by what its loader read, such as a version, a sum or what is offered: a refusal (4xx) may
 * be because of what somebody else did, so that is read anew.
 */
export function revalidateAfterRefusal({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return (actionStatus >= 400 && actionStatus < 500) || defaultShouldRevalidate;
}
