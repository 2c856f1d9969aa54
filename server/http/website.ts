import type { IncomingHttpHeaders } from "node:http";
import type { StorageFault } from "#db/disk/storage-fault.ts";
import type { Visits } from "#db/timetable/visits.ts";
import type { RouteFacts } from "./route-table.ts";

export interface Phone {
  shown: string;
  link: string;
}

export interface WorkerMessage {
  routes?: RouteFacts[];
  phone: Phone;
  countsVisits: boolean;
}

export interface Site {
  apiPrefix: string;
  phone(): Phone;
  cookies: RegExp;
  publicHeaders(headers: IncomingHttpHeaders): Record<string, string> | undefined;
}

export interface Sender {
  account: string;
  isSignedIn: boolean;
}

export interface Website {
  routes: RouteFacts[];
  phone(): Phone;
  respond(
    request: Request,
    address: string,
  ): Promise<{
    response: Response;
    fault: StorageFault | null;
    file: string | null;
    until: number;
    missed: string | null;
  }>;
  countsVisits(): boolean;
  addVisits(visits: Visits): void;
  findSender(request: Request): Promise<Sender | undefined>;
  prepare(): Promise<void>;
  runAfterStart(): Promise<void>;
}
