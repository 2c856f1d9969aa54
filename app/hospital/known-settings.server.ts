import type { RouterContextProvider } from "react-router";
import type { Locale } from "#app/language/locale.ts";
import { keepUntil } from "#app/requests/http.ts";
import { logError } from "#app/requests/log-error.server.ts";
import type { Setting, SettingName } from "#db/setting-groups.ts";
import { sampleSettings } from "#db/settings/sample-hospital.ts";
import { readSetting } from "#db/settings/settings.ts";
import { settingIn } from "#db/texts/words.ts";

const lastValues = new Map<SettingName, unknown>();

/** As it was last read, or the sample, if it cannot be read now. */
export function knownSetting<Name extends SettingName>(
  name: Name,
  context?: Readonly<RouterContextProvider>,
  locale: Locale = "en",
): Setting<Name> {
  try {
    const { value } = readSetting(name);
    lastValues.set(name, value);
    return settingIn(name, value, locale);
  } catch (error) {
    logError(error);
    if (context) keepUntil(context, Date.now());
    return (lastValues.get(name) as Setting<Name> | undefined) ?? sampleSettings[name];
  }
}

export function isSample(name: SettingName, context?: Readonly<RouterContextProvider>): boolean {
  return knownSetting(name, context) === sampleSettings[name];
}

export function hasOwnName(context?: Readonly<RouterContextProvider>): boolean {
  return !isSample("identity", context);
}
