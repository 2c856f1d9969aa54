import { startServer } from "../server/start.ts";
import { hospital } from "./hospital.ts";
import { cookies as ownCookies } from "./inputs.ts";
import { warnOfPlainHttp } from "./plain-http.server.ts";
import { publicHeaders } from "./rendering/lite.server.ts";

const cookies = new RegExp(`(?:^|;\\s*)(?:__Host-)?(?:${Object.keys(ownCookies).join("|")})=`);

export async function serve(): Promise<void> {
  const { phone } = hospital;
  await startServer({ apiPrefix: "/api/", phone, cookies, publicHeaders });
  warnOfPlainHttp();
}
