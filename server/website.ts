import type { IncomingHttpHeaders } from "node:http";
import type { RouteTable } from "./route-table.ts";

export interface Website {
  routes: RouteTable;
  apiPrefix: string;
  respond(request: Request, address: string): Promise<Response>;
  /** The request headers that public pages depend on; undefined for most visitors. */
  publicHeaders(headers: IncomingHttpHeaders): Record<string, string> | undefined;
  prepare(): Promise<void>;
  runAfterStart(): Promise<void>;
}
