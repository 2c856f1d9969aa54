import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * For a route that sends along what its loader read, such as a version or a sum: after a refusal because of
 * what somebody else did, it reads that anew, so that the button can be pressed again.
 */
export function revalidateAfterConflict({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}
