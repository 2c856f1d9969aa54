import { handleCalls } from "#app/api/calls.server.ts";
import { recordCalls } from "./kind-calls.server.ts";
import { notices } from "./kinds.server.ts";

export const loader = handleCalls(recordCalls(notices));
export const action = loader;
