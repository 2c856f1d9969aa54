import { startServer } from "../server/start.ts";
import { hospital } from "./hospital.ts";
import { warnOfPlainHttp } from "./plain-http.server.ts";
import { publicHeaders } from "./rendering/lite.server.ts";

export async function serve(): Promise<void> {
  await startServer({ apiPrefix: "/api/", phone: hospital.phone, publicHeaders });
  warnOfPlainHttp();
}
