import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { type Ended, emptyDirectory, preparedDirectory, runScript } from "../tests/app/http.ts";
import { share } from "../tests/runner/rounds.ts";

const nowhere = join(emptyDirectory(), "none");

const commands: [command: string, ...args: string[]][] = [
  ["staff", "list"],
  ["staff", "invite", "someone@example.org"],
  ["person", "find", "Nobody"],
  ["person", "erase", "someone@example.org", "--yes"],
  ["audit"],
  ["check-data"],
  ["backup", join(nowhere, "none.tar")],
  ["copy-database", join(nowhere, "none.db")],
  ["export", nowhere],
];

const isRoot = process.getuid?.() === 0;
const other = 65_534;

function giveAway(data: string): void {
  chownSync(data, other, other);
  for (const name of readdirSync(data, { recursive: true, encoding: "utf8" })) {
    chownSync(join(data, name), other, other);
  }
}

/** Returns its bytes. */
function makeForeign(data: string, version = 0): Buffer {
  const file = join(data, "hospital.db");
  const sqlite = new Database(file);
  sqlite.exec("CREATE TABLE other (id INTEGER PRIMARY KEY); INSERT INTO other VALUES (1)");
  sqlite.pragma(`user_version = ${version}`);
  sqlite.close();
  return readFileSync(file);
}

type Run = (data: string) => Promise<Ended>;

const circumstances: [what: string, check: (run: Run) => Promise<void>][] = [
  [
    "says that there is no data where it was not pointed at any, and makes none",
    async (run) => {
      const data = join(emptyDirectory(), "data");
      const { code, output } = await run(data);
      expect(code).toBe(1);
      expect(output).toBe(
        `there is no database in ${data}; set DATA_DIR to the folder with the data of the server\n`,
      );
      expect(existsSync(data)).toBe(false);
      expect(existsSync(nowhere)).toBe(false);
    },
  ],
  [
    "leaves the database of another program as it is",
    async (run) => {
      const data = emptyDirectory();
      const before = makeForeign(data);
      mkdirSync(nowhere);
      const { code, output } = await run(data);
      rmSync(nowhere, { recursive: true });
      expect(code).not.toBe(0);
      expect(output).toContain("not a hospital's");
      expect(readFileSync(join(data, "hospital.db")).equals(before)).toBe(true);
      rmSync(data, { recursive: true });
    },
  ],
  [
    "leaves the data of another user alone, and says whose it is",
    async (run) => {
      if (!isRoot) return;
      const data = preparedDirectory();
      giveAway(data);
      const before = readdirSync(data);
      const { code, output } = await run(data);
      expect(code).toBe(1);
      expect(output).toContain(`belongs to the user with the number ${other}`);
      expect(readdirSync(data)).toEqual(before);
      expect(before.every((name) => statSync(join(data, name)).uid === other)).toBe(true);
      rmSync(data, { recursive: true });
    },
  ],
];

/** One of the values, the next one at each place, so that several places have all of them. */
function inTurn<Value>(values: Value[], place: number): Value[] {
  const at = place % values.length;
  return share([...values.slice(at), ...values.slice(0, at)], values.length);
}

for (const [place, [command, ...args]] of commands.entries()) {
  describe([command, ...args].join(" "), () => {
    test.each(inTurn(circumstances, place))("%s", async (_, check) => {
      await check((data) => runScript([`commands/${command}.ts`, ...args], { DATA_DIR: data }));
    });
  });
}

test.each([0, 3, 999].map((version, place) => ({ version, place })))(
  "nothing is made of another program's database at version $version",
  async ({ version, place }) => {
    for (const command of inTurn(["migrate", "seed", "check-data"], place)) {
      const data = emptyDirectory();
      const before = makeForeign(data, version);
      const { code } = await runScript([`commands/${command}.ts`], { DATA_DIR: data });
      expect([command, code]).not.toEqual([command, 0]);
      expect(readFileSync(join(data, "hospital.db")).equals(before), command).toBe(true);
      rmSync(data, { recursive: true });
    }
  },
);

test.each(["restore", "import"])("%s makes no folder that nobody named", (command) => {
  const folder = emptyDirectory();
  const script = join(import.meta.dirname, `${command}.ts`);
  const { PATH } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [script, import.meta.dirname], {
    cwd: folder,
    env: { PATH },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^(?:set DATA_DIR to the folder|.* is missing)/);
  expect(readdirSync(folder)).toEqual([]);
});

describe.runIf(isRoot)("as root, with the data of the server's user", () => {
  test.each(["restore", "seed"])("%s touches nothing", async (command) => {
    const data = emptyDirectory();
    giveAway(data);
    const args = [`commands/${command}.ts`, import.meta.filename];
    const { code, output } = await runScript(args, { DATA_DIR: data });
    expect(code).toBe(1);
    expect(output).toContain(`sudo -u "#${other}"`);
    expect(readdirSync(data)).toEqual([]);
  });

  test("a server does not start", async () => {
    const data = preparedDirectory();
    giveAway(data);
    const settings = { DATA_DIR: data, PORT: "0", HOST: "127.0.0.1" };
    const { code, output } = await runScript(["build/server/main.js"], settings);
    expect(code).toBe(1);
    expect(output).toContain(`sudo -u "#${other}"`);
  });

  test("a database that root has left is named to the server's user", async () => {
    const data = preparedDirectory();
    giveAway(data);
    chownSync(join(data, "uploads"), 0, 0);
    chmodSync(join(data, "uploads"), 0o700);
    const { status, stderr } = spawnSync(
      "setpriv",
      [`--reuid=${other}`, "--clear-groups", process.execPath, "build/server/main.js"],
      {
        env: { DATA_DIR: data, PORT: "0", HOST: "127.0.0.1", NODE_ENV: "production" },
        encoding: "utf8",
      },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /uploads is read-only \(EACCES\): let the user of the server write to it/,
    );
  });
});

test("a copy of what is no hospital's database leaves no file behind", async () => {
  const [data, folder] = [emptyDirectory(), emptyDirectory()];
  makeForeign(data);
  const refused = await runScript(["commands/copy-database.ts", join(folder, "copy.db")], {
    DATA_DIR: data,
  });
  expect(refused.code).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});
