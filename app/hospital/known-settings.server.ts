import type { RouterContextProvider } from "react-router";
import type { Locale } from "#app/language/locale.ts";
import { keepUntil } from "#app/requests/http.ts";
import { logError } from "#app/requests/log-error.server.ts";
import type { Setting, SettingName } from "#db/setting-groups.ts";
import { sampleSettings } from "#db/settings/sample-hospital.ts";
import { readSetting } from "#db/settings/settings.ts";
import { unsaidSettings, unsaidTexts } from "#db/settings/unsaid-settings.ts";
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
    return sayUnsaid(name, settingIn(name, value, locale), locale);
  } catch (error) {
    logError(error);
    if (context) keepUntil(context, Date.now());
    return (lastValues.get(name) as Setting<Name> | undefined) ?? sampleSettings[name];
  }
}

/** The words of the program in place of those that it says in English. */
function sayUnsaid<Name extends SettingName>(
  name: Name,
  value: Setting<Name>,
  locale: Locale,
): Setting<Name> {
  if (name !== "texts" || locale === "en") return value;
  const english = new Map(Object.entries(unsaidSettings.texts ?? {}));
  const said = new Map(Object.entries(value));
  const words = Object.entries(unsaidTexts[locale]).filter(
    ([text]) => said.get(text) === english.get(text),
  );
  return { ...value, ...Object.fromEntries(words) };
}

export function isSample(name: SettingName, context?: Readonly<RouterContextProvider>): boolean {
  return knownSetting(name, context) === sampleSettings[name];
}

export function hasOwnName(context?: Readonly<RouterContextProvider>): boolean {
  return !isSample("identity", context);
}
