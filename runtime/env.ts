import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

const origin = z
  .url({ protocol: /^https?$/, error: "must be an address such as https://hospital.example" })
  .refine((text) => URL.parse(text)?.origin === text.replace(/\/$/, ""), {
    error: "must be an address without a path, such as https://hospital.example",
  })
  .transform((text) => text.replace(/\/$/, ""));

const schema = z.object({
  PORT: z.coerce
    .number({ error: "must be a number from 0 to 65535" })
    .int({ error: "must be a whole number" })
    .min(0, { error: "must be a number from 0 to 65535" })
    .max(65535, { error: "must be a number from 0 to 65535" })
    .default(3000),
  HOST: z.string().default("0.0.0.0"),
  ORIGIN: origin.optional(),
  TRUST_PROXY: z.string().optional(),
  ADMIN_EMAIL: z.email({ error: "must be an e-mail address" }).optional(),
  ADMIN_PASSWORD: z.string().min(10, { error: "must have at least 10 characters" }).optional(),
  ADMIN_PASSWORD_FILE: z
    .string()
    .refine((file) => existsSync(file), { error: "names a file that does not exist" })
    .optional(),
  BACKUP_DIR: z.string().optional(),
  RENDER_AHEAD: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  RATE_LIMITS: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  REQUIRE_SECOND_FACTOR: z.enum(["on", "off"], { error: "must be on or off" }).default("off"),
  TRUST_CLOCK: z.enum(["on", "off"], { error: "must be on or off" }).default("off"),
  REVIEWS_WIDGET_URL: z.url({ protocol: /^https$/, error: "must be an https address" }).optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be one of fatal, error, warn, info, debug, trace, silent",
    })
    .default("info"),
});

export class SettingError extends Error {
  override name = "SettingError";
}

export function readEnvironment(source: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new SettingError(`${issue?.path.join(".")} ${issue?.message}`);
  }
  const { ADMIN_PASSWORD_FILE: file, ...settings } = result.data;
  if (file) settings.ADMIN_PASSWORD = readFileSync(file, "utf8").trim();
  return settings;
}

export const env = readEnvironment();
