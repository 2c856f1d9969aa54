import { untilOpen } from "./preview.server.ts";

export const middleware = [untilOpen];
