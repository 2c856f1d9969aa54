import { onDatabase } from "../../api/api.ts";
import type { App } from "../../app/http.ts";

/** Ends all sessions, as their age would. The browsers keep their cookies. */
export function endSessions(app: App): void {
  onDatabase(app, (sqlite) => sqlite.exec("UPDATE sessions SET expires_at = created_at"));
}
