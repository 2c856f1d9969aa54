import { handleCalls } from "#app/api/calls.server.ts";
import { partQuery } from "#app/api/inputs.ts";
import { listCalls } from "./kind-calls.server.ts";
import { sittings } from "./kinds.server.ts";

export const reads = [partQuery];

export const loader = handleCalls(listCalls(sittings));
export const action = loader;
