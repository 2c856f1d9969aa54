import { noSuchCall } from "./respond.server.ts";

export const loader = noSuchCall;

export const action = loader;
