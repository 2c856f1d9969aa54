import { callsByRole } from "./api-guard.server.ts";

/** Around all calls of the API. */
export const middleware = [callsByRole];
