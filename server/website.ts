import type { IncomingHttpHeaders } from "node:http";
import type { StorageFault } from "#db/storage-fault.ts";
import type { RouteFacts } from "./route-table.ts";

export interface Phone {
  shown: string;
  link: string;
}

/** What the worker tells the front when it is ready; without the routes again at each beat of its heart. */
export interface WorkerMessage {
  routes?: RouteFacts[];
  phone: Phone;
}

/** What the front, which meets the visitors, knows of the website. */
export interface Site {
  apiPrefix: string;
  /** Of the hospital: for pages that say what to do when nothing else works. */
  phone(): Phone;
  /** The website's own cookies in a Cookie header: what is sent to whoever has one is for nobody else. */
  cookies: RegExp;
  /** The request headers that public pages depend on; undefined for most visitors. */
  publicHeaders(headers: IncomingHttpHeaders): Record<string, string> | undefined;
}

/** Of the staff, by the session that a request carries. */
export interface Sender {
  account: string;
  /** If not, the session has ended in the last days. */
  isSignedIn: boolean;
}

/** What the worker, which renders and writes, knows of it. */
export interface Website {
  routes: RouteFacts[];
  /** As it was last read. */
  phone(): Phone;
  /**
   * `fault`: the storage failed, and the response does not say so. `file`: what the response is read from.
   * `until`: the instant from which the response would be another, although nothing was written.
   */
  respond(
    request: Request,
    address: string,
  ): Promise<{
    response: Response;
    fault: StorageFault | null;
    file: string | null;
    until: number;
  }>;
  findSender(request: Request): Promise<Sender | undefined>;
  prepare(): Promise<void>;
  runAfterStart(): Promise<void>;
}
