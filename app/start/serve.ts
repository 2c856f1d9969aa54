import { publicHeaders } from "#app/rendering/lite.server.ts";
import { cookies as ownCookies } from "#app/requests/cookies.ts";
import { warnOfMissingOrigin } from "../../server/http/origin.ts";
import type { Beginning } from "../../server/process/begin.ts";
import { startServer } from "../../server/process/start.ts";
import { warnOfPlainHttp } from "./plain-http.server.ts";

const cookies = new RegExp(`(?:^|;\\s*)(?:__Host-)?(?:${Object.keys(ownCookies).join("|")})=`);

export async function serve(beginning: Beginning): Promise<void> {
  await startServer(beginning, { apiPrefix: "/api/", cookies, publicHeaders });
  warnOfPlainHttp();
  warnOfMissingOrigin();
}
