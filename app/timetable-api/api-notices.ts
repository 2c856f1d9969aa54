import { handleCalls } from "#app/api/calls.server.ts";
import { partQuery } from "#app/api/inputs.ts";
import { listCalls } from "./kind-calls.server.ts";
import { notices } from "./kinds.server.ts";

export const reads = [partQuery];

export const loader = handleCalls(listCalls(notices));
export const action = loader;
