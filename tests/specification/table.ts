import { articles } from "./articles.ts";
import { calls } from "./calls.ts";
import { careers } from "./careers.ts";
import { dashboard } from "./dashboard.ts";
import { doctors } from "./doctors.ts";
import { entities } from "./entities.ts";
import { errors } from "./errors.ts";
import { home } from "./home.ts";
import { layout } from "./layout.ts";
import { limits } from "./limits.ts";
import { media } from "./media.ts";
import { roles } from "./roles.ts";
import { routes } from "./routes.ts";
import { rules } from "./rules.ts";
import { signIn } from "./sign-in.ts";
import type { Statement } from "./statement.ts";
import { states } from "./states.ts";

export const all: Statement[] = [
  ...layout,
  ...routes,
  ...home,
  ...media,
  ...doctors,
  ...articles,
  ...careers,
  ...signIn,
  ...dashboard,
  ...entities,
  ...states,
  ...rules,
  ...roles,
  ...calls,
  ...errors,
  ...limits,
];

/** Firefox and Chromium run beside each other, each with an app of its own; Firefox in `npm run test:all` alone. */
export const inFirefox = all.filter(({ text }) => /\bFirefox\b/.test(text));
export const elsewhere = all.filter((statement) => !inFirefox.includes(statement));

export const checkedCount = process.env.JOURNEYS === "all" ? all.length : elsewhere.length;
