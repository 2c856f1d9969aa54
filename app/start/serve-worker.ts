import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { findSender } from "#app/auth/api-guard.server.ts";
import { ensureFirstStaff } from "#app/auth/first-staff.server.ts";
import { knownHospital, lastKnownPhone } from "#app/hospital/hospital.server.ts";
import { sendMailWhenQueued } from "#app/news/send-waiting.server.ts";
import { tellUncheckedDaily } from "#app/news/unchecked.server.ts";
import { createLoadContext, rightUntil, sentFile, storageFault } from "#app/requests/http.ts";
import { missedSearch } from "#app/requests/missed-search.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { deleteExpiredDaily } from "#app/upkeep/delete-expired.server.ts";
import { keepDataSafe } from "#app/upkeep/upkeep.server.ts";
import { checkSecretKey } from "#db/disk/secret-key.ts";
import { addVisits, countsVisits, type Visits } from "#db/timetable/visits.ts";
import { describeRoutes } from "../../server/http/route-table.ts";
import { startWorker } from "../../server/worker/start.ts";

export function serveWorker(): Promise<void> {
  const respond = createRequestHandler(build, "production");
  const website = {
    routes: describeRoutes(build.routes),
    respond: async (request: Request, address: string) => {
      const context = createLoadContext({ address });
      const response = await respond(request, context);
      return {
        response,
        fault: context.get(storageFault),
        file: context.get(sentFile),
        until: context.get(rightUntil),
        missed: context.get(missedSearch),
      };
    },
    phone: lastKnownPhone,
    countsVisits: isCounting,
    addVisits: (visits: Visits) => addVisits(visits, readClock().day),
    findSender,
    async prepare() {
      checkSecretKey();
      knownHospital();
      await ensureFirstStaff();
    },
    runAfterStart: async () => {
      sendMailWhenQueued();
      await Promise.all([tellUncheckedDaily(), deleteExpiredDaily(), keepDataSafe()]);
    },
  };
  return startWorker(website, process.argv[2] as string);
}

// The front takes a worker that does not respond for one that is stuck.
function isCounting(): boolean {
  try {
    return countsVisits();
  } catch {
    return false;
  }
}
