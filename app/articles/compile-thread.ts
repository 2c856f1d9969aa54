import { parentPort, workerData } from "node:worker_threads";
import { compileOwn } from "./compile-own.ts";

parentPort?.postMessage(compileOwn(workerData));
