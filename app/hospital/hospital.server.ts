import type { RouterContextProvider } from "react-router";
import type { Locale } from "#app/language/locale.ts";
import { keepUntil } from "#app/requests/http.ts";
import { logError } from "#app/requests/log-error.server.ts";
import { isBeingSetUp } from "#db/accounts/set-up.ts";
import type { Setting, SettingName } from "#db/setting-groups.ts";
import { readSetting } from "#db/settings/settings.ts";
import { settingIn } from "#db/texts/words.ts";
import type { Hospital } from "./hospital.ts";
import { asDataUrl, initialsMark } from "./initials.ts";
import { hasOwnName } from "./known-settings.server.ts";
import { readCommonPictures } from "./own-pictures.server.ts";
import { type PhoneNumber, toPhoneNumber } from "./phone-number.ts";

export function readHospital(locale: Locale = "en"): Hospital {
  const { name, line } = readGroup("identity", locale);
  const { phones, profiles, email, street, city, state, postalCode, map } = readGroup(
    "contact",
    locale,
  );
  const hours = readSetting("hours").value;
  const numberFor = (use: string) => phones.find((phone) => phone.use === use)?.number;
  const emergency = numberFor("emergency");
  const instagram = profiles.find(({ network }) => network === "instagram");
  const otherProfiles = profiles.filter(({ network }) => network !== "instagram");
  const whatsapp = numberFor("whatsapp");
  const pictures = readCommonPictures();
  const hasMark = hasOwnName() && !pictures.logo;
  return {
    name,
    line,
    phone: toPhoneNumber(phones[0]?.number ?? ""),
    ...(emergency && { emergencyPhone: toPhoneNumber(emergency) }),
    ...(whatsapp && { whatsapp: toPhoneNumber(whatsapp).link.replace(/\D/g, "") }),
    email,
    street,
    city,
    state,
    postalCode,
    map: map || findOnMap([name, street, city, state, postalCode]),
    ...(instagram && { instagram: instagram.url }),
    ...(otherProfiles.length > 0 && { otherProfiles }),
    ...readSetting("figures").value,
    ...pictures,
    ...(hasMark && { mark: asDataUrl(initialsMark(name)) }),
    ...(readSetting("insurers").value.takesInsurance === false && { takesNoInsurance: true }),
    ...(hours.hasEmergency === false && { hasNoEmergency: true }),
    ...(hours.visiting !== "" && { hasVisitingHours: true }),
    ...(readSetting("charges").value.items.length > 0 && { hasCharges: true }),
    ...readSamples(),
    ...(isBeingSetUp() && { isBeingSetUp: true }),
  };
}

function findOnMap(address: string[]): string {
  const query = encodeURIComponent(address.join(", "));
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}

function readGroup<Name extends SettingName>(name: Name, locale: Locale): Setting<Name> {
  return settingIn(name, readSetting(name).value, locale);
}

function readSamples(): Pick<Hospital, "samples"> {
  if (readSetting("contact").isUnsaid) return { samples: hasOwnName() ? "contact" : "all" };
  return hasOwnName() ? {} : { samples: "name" };
}

const lastRead = new Map<Locale, Hospital>();

/** As it was last read, if it cannot be read now: phone numbers must stand there most of all when something fails. */
export function knownHospital(
  context?: Readonly<RouterContextProvider>,
  locale: Locale = "en",
): Hospital {
  try {
    const hospital = readHospital(locale);
    lastRead.set(locale, hospital);
    return hospital;
  } catch (error) {
    const last = lastRead.get(locale) ?? lastRead.get("en");
    if (!last) throw error;
    logError(error);
    if (context) keepUntil(context, Date.now());
    return last;
  }
}

/** For those who wait for no lock. Pages are rendered only after the facts were read once. */
export function lastKnownPhone(): PhoneNumber {
  return (lastRead.get("en") ?? knownHospital()).phone;
}
