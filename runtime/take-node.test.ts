import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const own = `node-linux-${process.arch}/bin/node`;
let folder: string;

/** A project that needs a newer Node than the one that runs this. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "morni-node-"));
  mkdirSync(join(folder, "runtime"));
  for (const name of ["need-node.cjs", "take-node.cjs"]) {
    copyFileSync(join(import.meta.dirname, name), join(folder, "runtime", name));
  }
  writeFileSync(join(folder, "package.json"), '{"engines":{"node":">=99"}}');
  writeFileSync(join(folder, "command.js"), "console.log('ran')");
});
afterEach(() => rmSync(folder, { recursive: true }));

function installNode(program: string): void {
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  mkdirSync(join(folder, "node_modules", own, ".."), { recursive: true });
  writeFileSync(join(folder, "node_modules", own), program, { mode: 0o755 });
}

const command = ["-r", "./runtime/take-node.cjs", "command.js", "--all", "a b"];

test("a command that an old Node starts runs with the Node of the project, whose link is made again", () => {
  installNode('#!/bin/sh\nprintf "%s|" "$@"');
  const output = execFileSync(process.execPath, command, { cwd: folder, encoding: "utf8" });
  expect(output).toBe(`-r|./runtime/take-node.cjs|${join(folder, "command.js")}|--all|a b|`);
  expect(readlinkSync(join(folder, "node_modules/.bin/node"))).toBe(`../${own}`);
});

test("a command that fails in the Node of the project fails", () => {
  installNode("#!/bin/sh\nexit 3");
  expect(spawnSync(process.execPath, command, { cwd: folder }).status).toBe(3);
});

test("an old Node is refused in one line where the project has none", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: "utf8",
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/^this needs Node 99 or newer, and was started with v.*\n$/);
});
