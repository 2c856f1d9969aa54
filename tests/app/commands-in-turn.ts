import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Ended } from "./http.ts";

interface Commands extends Disposable {
  /** Runs the command with these words; `typed` is what it reads from its standard input. */
  run(words: string[], typed?: string): Promise<Ended>;
}

/** Runs a command as often as wanted in one process, since a command mostly loads what it needs. */
export function commandsInTurn(file: string, settings: NodeJS.ProcessEnv): Commands {
  const { PATH, HOME } = process.env;
  const child = fork(join(import.meta.dirname, "run-in-turn.mjs"), [file], {
    cwd: join(import.meta.dirname, "../.."),
    env: { PATH, HOME, NODE_ENV: "production", ...settings },
    execArgv: [],
    stdio: ["pipe", "inherit", "inherit", "ipc"],
  });
  return {
    async run(words, typed = "") {
      child.stdin?.write(typed);
      child.send(words);
      const [ended] = await once(child, "message");
      return ended;
    },
    [Symbol.dispose]: () => void child.kill(),
  };
}
