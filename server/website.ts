import type { IncomingHttpHeaders } from "node:http";
import type { RouteTable } from "./route-table.ts";

/** What the application offers to the server in front of it. */
export interface Website {
  routes: RouteTable;
  /** The start of all paths that programs call. */
  apiPrefix: string;
  /** Responds as React Router does; `address` is the client's. */
  respond(request: Request, address: string): Promise<Response>;
  /** The request headers that public pages depend on; undefined for most visitors. */
  publicHeaders(headers: IncomingHttpHeaders): Record<string, string> | undefined;
  /** Runs before the first request. */
  prepare(): Promise<void>;
  /** Runs once the server listens; nobody waits for it. */
  runAfterStart(): Promise<void>;
}
