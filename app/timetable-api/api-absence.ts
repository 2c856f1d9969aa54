import { handleCalls } from "#app/api/calls.server.ts";
import { recordCalls } from "./kind-calls.server.ts";
import { absences } from "./kinds.server.ts";

export const loader = handleCalls(recordCalls(absences));
export const action = loader;
