import { existsSync, readFileSync } from "node:fs";

export class SettingError extends Error {
  override name = "SettingError";
}

const email = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

// Plain functions, since loading zod would delay the start.
const readers = {
  PORT: readPort,
  METRICS_PORT: readPort,
  HOST: asItIs,
  ORIGIN(text: string): string {
    const url = URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol)) {
      return refuse("must be an address such as https://hospital.example");
    }
    return url.href === `${url.origin}/`
      ? url.origin
      : refuse("must be an address without a path, such as https://hospital.example");
  },
  TRUST_PROXY: asItIs,
  ADMIN_EMAIL: (text: string) => (email.test(text) ? text : refuse("must be an email address")),
  ADMIN_PASSWORD: readPassword,
  ADMIN_PASSWORD_FILE: (file: string) =>
    existsSync(file)
      ? readPassword(readFileSync(file, "utf8"))
      : refuse("names a file that does not exist"),
  BACKUP_DIR: asItIs,
  RENDER_AHEAD: oneOf("on", "off"),
  RATE_LIMITS: oneOf("on", "off"),
  REQUIRE_SECOND_FACTOR: oneOf("on", "off"),
  HSTS: oneOf("host", "subdomains", "off"),
  TRUST_CLOCK: oneOf("on", "off"),
  REVIEWS_WIDGET_URL: (text: string) =>
    URL.parse(text)?.protocol === "https:" ? text : refuse("must be an https address"),
  LOG_LEVEL: oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent"),
};

const defaults = {
  PORT: 3000,
  HOST: "0.0.0.0",
  RENDER_AHEAD: "on",
  RATE_LIMITS: "on",
  REQUIRE_SECOND_FACTOR: "off",
  HSTS: "host",
  TRUST_CLOCK: "off",
  LOG_LEVEL: "info",
} satisfies Partial<Settings>;

type Settings = { [Name in keyof typeof readers]: ReturnType<(typeof readers)[Name]> };
type Environment = Partial<Settings> & Pick<Settings, keyof typeof defaults>;

function readPort(text: string): number {
  const port = Number(text);
  const isPort = Number.isInteger(port) && port >= 0 && port <= 65535;
  return isPort ? port : refuse("must be a number from 0 to 65535");
}

/** Trimmed, as what is typed at the sign-in is. */
function readPassword(text: string): string {
  const password = text.trim();
  return password.length >= 10 ? password : refuse("must have at least 10 characters");
}

function asItIs(text: string): string {
  return text;
}

function oneOf<Choice extends string>(...choices: Choice[]): (text: string) => Choice {
  const error =
    choices.length > 2 ? `must be one of ${choices.join(", ")}` : `must be ${choices.join(" or ")}`;
  return (text) => choices.find((choice) => choice === text) ?? refuse(error);
}

function refuse(error: string): never {
  throw new SettingError(error);
}

export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const given = Object.entries(readers).flatMap(([name, read]) => {
    const text = source[name];
    return text ? [[name, readAs(name, read, text)]] : [];
  });
  const { ADMIN_PASSWORD_FILE: fromFile, ...settings }: Environment = {
    ...defaults,
    ...Object.fromEntries(given),
  };
  if (fromFile) settings.ADMIN_PASSWORD = fromFile;
  return settings;
}

function readAs(name: string, read: (text: string) => unknown, text: string): unknown {
  try {
    return read(text);
  } catch (error) {
    throw new SettingError(`${name} ${(error as Error).message}`);
  }
}

const { ADMIN_PASSWORD: _, ADMIN_PASSWORD_FILE: __, ...others } = process.env;

export const env = readEnvironment(others);

/** Of the first account. Apart, as a website that has accounts starts also where this is wrong, or its file gone. */
export function readFirstPassword(): string | undefined {
  return readEnvironment().ADMIN_PASSWORD;
}
