import type { RouterContextProvider } from "react-router";
import { isPreview } from "#app/auth/preview.server.ts";
import { emergencyNumber } from "#app/care/emergency-numbers.ts";
import { type Hospital, isPublicSample } from "#app/hospital/hospital.ts";
import { attemptNotices, type ShownNotice } from "#app/opd/notices.server.ts";

const preview =
  "This is a preview for staff. Visitors read that the website is being set up. What you have not filled in is a sample.";

/** What stands on top of every page today. */
export async function listNotices(
  hospital: Hospital,
  origin: string,
  context: Readonly<RouterContextProvider>,
): Promise<ShownNotice[]> {
  const notices = await attemptNotices(context);
  if (isPreview(context)) return [{ text: preview, link: "" }, ...notices];
  if (!isPublicSample(hospital, origin)) return notices;
  const warning = `This website is being set up. ${hospital.sampleLine} In an emergency call ${emergencyNumber}.`;
  return [{ text: warning, link: "" }, ...notices];
}
