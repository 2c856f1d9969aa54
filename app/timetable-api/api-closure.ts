import { handleCalls } from "#app/api/calls.server.ts";
import { recordCalls } from "./kind-calls.server.ts";
import { closures } from "./kinds.server.ts";

export const loader = handleCalls(recordCalls(closures));
export const action = loader;
