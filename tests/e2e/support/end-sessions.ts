import { onDatabase } from "../../api.ts";
import type { App } from "../../http.ts";

/** Ends all sessions, as their age would. The browsers keep their cookies. */
export function endSessions(app: App): void {
  onDatabase(app, (sqlite) => sqlite.exec("UPDATE sessions SET expires_at = created_at"));
}
