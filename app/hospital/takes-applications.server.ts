import { readSetting } from "#db/settings/settings.ts";
import { unsaidSettings } from "#db/settings/unsaid-settings.ts";

/** The first sentence is saved with all other texts, so only another sentence says something. */
export function takesApplications(): boolean {
  const { isUnsaid, value } = readSetting("texts");
  if (isUnsaid) return readSetting("identity").isUnsaid;
  const hasText =
    value.careersText !== "" || value.careersLead !== unsaidSettings.texts?.careersLead;
  return value.takesApplications ?? hasText;
}
