import type { RouterContextProvider } from "react-router";
import { emergencyNumber } from "#app/care/emergency-numbers.ts";
import { type Hospital, isPublicSample } from "#app/hospital/hospital.ts";
import { attemptNotices, type ShownNotice } from "#app/opd/notices.server.ts";

/** What stands on top of every page today. */
export async function listNotices(
  hospital: Hospital,
  origin: string,
  context: Readonly<RouterContextProvider>,
): Promise<ShownNotice[]> {
  const notices = await attemptNotices(context);
  if (!isPublicSample(hospital, origin)) return notices;
  const warning = `This website is being set up. ${hospital.sampleLine} In an emergency call ${emergencyNumber}.`;
  return [{ text: warning, link: "" }, ...notices];
}
