import type { RouterContextProvider } from "react-router";
import { isPreview } from "#app/auth/preview.server.ts";
import { type Hospital, isPublicSample } from "#app/hospital/hospital.ts";
import { englishPath, type Locale } from "#app/language/locale.ts";
import { readLinkChanges } from "#app/library/library.server.ts";
import { attemptNotices, type ShownNotice } from "#app/opd/notices.server.ts";
import { attempt } from "#app/requests/failure.server.ts";
import { shellWords } from "#app/words/shell.ts";

const preview =
  "This is a preview for staff. Visitors read that the website is being set up. What you have not filled in is a sample.";

/** What stands on top of every page today. */
export async function listNotices(
  hospital: Hospital,
  origin: string,
  context: Readonly<RouterContextProvider>,
  locale: Locale = "en",
): Promise<ShownNotice[]> {
  const notices = await withoutDeadLinks(await attemptNotices(context, locale));
  if (isPreview(context)) return [{ id: "preview", text: preview, link: "" }, ...notices];
  if (!isPublicSample(hospital, origin)) return notices;
  const words = shellWords[locale];
  const warning = [
    words.beingSetUp,
    ...(hospital.samples ? [words.samples[hospital.samples]] : []),
    words.inEmergency,
  ].join(" ");
  return [{ id: "sample", text: warning, link: "" }, ...notices];
}

/** A page to which a notice leads may have been hidden or deleted since. */
async function withoutDeadLinks(notices: ShownNotice[]): Promise<ShownNotice[]> {
  if (!notices.some(({ link }) => link.startsWith("/"))) return notices;
  const changes = (await attempt(() => readLinkChanges())) ?? {};
  const gone = Object.keys(changes).filter((path) => changes[path] === null);
  const isGone = (link: string) => {
    const path = englishPath(link.replace(/[?#].*/s, "")).toLowerCase();
    return gone.some((one) => one.toLowerCase() === path);
  };
  return notices.map((notice) => (isGone(notice.link) ? { ...notice, link: "" } : notice));
}
