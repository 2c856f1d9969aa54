import { redirect } from "react-router";
import { readHospital } from "#app/hospital/hospital.server.ts";
import { initialsMark } from "#app/hospital/initials.ts";
import { type iconSizes, logoIcon } from "#app/hospital/logo.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import type { Route } from "./+types/icon";

interface Icon {
  /** Of the sample. */
  file: string;
  /** Of the icon of a logo. */
  size: (typeof iconSizes)[number];
}

const small: Icon = { file: "/icon.ico", size: 32 };

const others = lookupTable<Icon>({
  "/favicon.svg": { file: "/icon.svg", size: 192 },
  "/apple-touch-icon.png": { file: "/icon-180.png", size: 192 },
});

/** For programs that ask for the icon without having read a page, which names it. */
export function loader({ url }: Route.LoaderArgs) {
  const { logo, mark, name } = readHospital();
  const { file, size } = others[url.pathname] ?? small;
  const headers = { "Cache-Control": "no-cache" };
  if (mark) {
    const type = { "Content-Type": "image/svg+xml" };
    return new Response(initialsMark(name), { headers: { ...headers, ...type } });
  }
  return redirect(logo ? logoIcon(logo, size) : file, { headers });
}
