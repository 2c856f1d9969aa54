import { callsByRole } from "./api-guard.server.ts";

export const middleware = [callsByRole];
