import { startServer } from "../server/start.ts";
import { hospital } from "./hospital.ts";
import { publicHeaders } from "./rendering/lite.server.ts";

export function serve(): Promise<void> {
  return startServer({ apiPrefix: "/api/", phone: hospital.phone, publicHeaders });
}
