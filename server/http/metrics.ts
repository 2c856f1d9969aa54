import { resolve } from "node:path";
import { isWritableFolder } from "#db/disk/backup-folder.ts";
import { dataDirectory } from "#db/disk/data-directory.ts";
import { freeBytes } from "#db/disk/free-space.ts";
import { readBackupFailure, readLastBackup, readLastCheck } from "#db/disk/upkeep-records.ts";
import { env } from "#runtime/env.ts";

export const counts = {
  requests: [0, 0, 0, 0, 0, 0],
  wrongHosts: 0,
  workerRestarts: 0,
};

export function countRequest(status: number): void {
  const family = Math.floor(status / 100);
  counts.requests[family] = (counts.requests[family] ?? 0) + 1;
}

interface Metric {
  name: string;
  type: "counter" | "gauge";
  help: string;
  values: [labels: string, value: number][];
}

/** In the text format of Prometheus, version 0.0.4. */
export function describeMetrics(isReady: boolean): string {
  return [...readCounts(), ...readStates(isReady)].map(toText).join("");
}

function readCounts(): Metric[] {
  const requests = [1, 2, 3, 4, 5].map((digit): [string, number] => [
    `{status="${digit}xx"}`,
    counts.requests[digit] ?? 0,
  ]);
  const wrongHosts = "Requests that were refused because they name another host than ORIGIN.";
  const restarts = "How often the worker ended and was started again.";
  return [
    counter(
      "hospital_responses_total",
      "Responses since the start, without health checks.",
      requests,
    ),
    counter("hospital_wrong_hosts_total", wrongHosts, [["", counts.wrongHosts]]),
    counter("hospital_worker_restarts_total", restarts, [["", counts.workerRestarts]]),
  ];
}

function counter(name: string, help: string, values: Metric["values"]): Metric {
  return { name, type: "counter", help, values };
}

function readStates(isReady: boolean): Metric[] {
  const gauges: Metric[] = [
    gauge("hospital_ready", "1 while changes can be stored.", Number(isReady)),
    gauge("hospital_start_time_seconds", "When the server started.", startedAt),
    gauge(
      "hospital_front_memory_bytes",
      "Resident memory of the front.",
      process.memoryUsage.rss(),
    ),
    gauge("hospital_damaged", "Rows and photos that the last check found damaged.", damaged()),
    gauge("hospital_data_free_bytes", "Free on the disk of the data.", freeBytes(dataDirectory)),
  ];
  return env.BACKUP_DIR ? [...gauges, ...readBackups(resolve(env.BACKUP_DIR))] : gauges;
}

function readBackups(folder: string): Metric[] {
  const isWritable = isWritableFolder(folder);
  const madeAt = Date.parse(readLastBackup()?.made_at ?? "") / 1000 || 0;
  return [
    gauge("hospital_backup_time_seconds", "When the last backup was made; 0: never.", madeAt),
    gauge("hospital_backup_failed", "1 if the last one failed.", Number(!!readBackupFailure())),
    gauge("hospital_backup_writable", "1 if BACKUP_DIR can be written to.", Number(isWritable)),
    gauge("hospital_backup_free_bytes", "Free on its disk.", isWritable ? freeBytes(folder) : 0),
  ];
}

const startedAt = Math.round(Date.now() / 1000 - process.uptime());

function damaged(): number {
  return readLastCheck()?.damage.length ?? 0;
}

function gauge(name: string, help: string, value: number): Metric {
  return { name, type: "gauge", help, values: [["", value]] };
}

function toText({ name, type, help, values }: Metric): string {
  const lines = values.map(([labels, value]) => `${name}${labels} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}
