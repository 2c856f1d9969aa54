import { handleCalls } from "#app/api/calls.server.ts";
import { recordCalls } from "./kind-calls.server.ts";
import { sittings } from "./kinds.server.ts";

export const loader = handleCalls(recordCalls(sittings));
export const action = loader;
