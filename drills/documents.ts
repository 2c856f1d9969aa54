import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireProgram } from "./cache-servers.ts";
import type { Drill, Figure } from "./drill.ts";

const root = join(import.meta.dirname, "..");
const maxTime = 30 * 60_000;
const authorities = "root/authorities.pem";
const waitForServer = waitFor("http://127.0.0.1:3000/readyz");
const documents = ["docs/deployment.md", "docs/operation.md"];

/** What the text between the commands tells to do, or what only a machine in the internet has; before a block that contains the first word. */
const before: [word: string, commands: string][] = [
  ["useradd", "echo '127.0.0.1 localhost hospital.example' >> /etc/hosts"],
  [
    "staff invite",
    `echo 'river lotus candle' | hospital staff add first@hospital.example
echo 'river lotus candle' | hospital staff add someone@hospital.example`,
  ],
  ["reload nginx", "systemctl stop caddy; systemctl start nginx || true"],
  [
    "curl --fail",
    "systemctl stop nginx; systemctl restart caddy; sleep 5; cp /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt /usr/local/share/ca-certificates/caddy.crt; update-ca-certificates",
  ],
];
const after: [word: string, commands: string][] = [
  // No authority gives a certificate to a name that is not in the internet.
  [
    "restart caddy",
    "sed -i '1i { \\n\\tlocal_certs\\n}' /etc/caddy/Caddyfile; systemctl restart caddy",
  ],
  ["enable --now hospital", waitForServer],
  ["reload nginx", waitFor("http://hospital.example/readyz")],
  ["mv /srv/hospital-next", waitForServer],
];

/** Runs what the documents print, in their order, on a new Debian that has booted: as root, with systemd, apt, npm and git. */
export const readDocuments: Drill = async () => {
  const programs = [
    requireProgram("mmdebstrap", "mmdebstrap"),
    requireProgram("systemd-nspawn", "systemd-container"),
  ] as const;
  using folder = mkdtempDisposableSync(join(tmpdir(), "morni-machine-"));
  return await runIn(folder.path, ...programs);
};

async function runIn(folder: string, mmdebstrap: string, nspawn: string): Promise<Figure[]> {
  const machine = join(folder, "machine");
  const packages = "--include=systemd-sysv,dbus,ca-certificates";
  execFileSync(mmdebstrap, ["--variant=minbase", packages, "trixie", machine], { stdio: "ignore" });
  execFileSync("git", ["clone", "-q", "--bare", root, join(machine, "source.git")]);
  const blocks = documents.flatMap(readBlocks);
  const run = blocks.filter(({ text }) => !/docker|container\.env/.test(text));
  writeFileSync(join(machine, "root/documents.sh"), toScript(run));
  chmodSync(join(machine, "root/documents.sh"), 0o755);
  takeAuthorities(machine);
  installUnit(machine);
  const arguments_ = ["-q", "-D", machine, "-b", "--register=no", "--keep-unit"];
  const child = spawn(nspawn, [...arguments_, "--resolv-conf=copy-host"], {
    stdio: "ignore",
    timeout: maxTime,
  });
  await once(child, "close");
  const said = readFileSync(join(machine, "root/said"), "utf8");
  writeFileSync(join(tmpdir(), "morni-documents.log"), said);
  return run.map(({ file, line, text }) => {
    const holds = said.includes(`\nDONE ${file}:${line}\n`);
    const what = `${file}, line ${line}: ${text.split("\n").length - 1} commands`;
    return { what, goal: "all end with 0", seen: holds ? "they did" : "they did not", holds };
  });
}

interface Block {
  file: string;
  line: number;
  text: string;
}

function readBlocks(file: string): Block[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm)].map(
    ({ 1: indent = "", 2: commands = "", index }) => ({
      file,
      line: text.slice(0, index).split("\n").length + 1,
      text: commands.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    }),
  );
}

function waitFor(address: string): string {
  return `for second in $(seq 30); do curl -sf ${address} && break; sleep 1; done; test $second -lt 30`;
}

function toScript(blocks: Block[]): string {
  const lines = blocks.map(({ file, line, text }) => {
    const extra = (list: typeof before) =>
      list.filter(([word]) => text.includes(word)).map(([, commands]) => `${commands}\n`);
    const own = text.replaceAll("SOURCE", "/source.git");
    const name = `${file}:${line}`;
    return `${extra(before).join("")}set -x\n${own}set +x\n${extra(after).join("")}echo; echo "DONE ${name}"\n`;
  });
  const why = "trap 'systemctl --failed --no-legend; journalctl -b -o cat -n 60' ERR";
  return `#!/bin/bash\nset -e\n${why}\nexport DEBIAN_FRONTEND=noninteractive HOME=/root NODE_EXTRA_CA_CERTS=/${authorities}\n${lines.join("\n")}`;
}

function takeAuthorities(machine: string): void {
  const own = process.env.NODE_EXTRA_CA_CERTS;
  if (own) copyFileSync(own, join(machine, authorities));
  else writeFileSync(join(machine, authorities), "");
}

function installUnit(machine: string): void {
  const units = join(machine, "etc/systemd/system");
  const unit = `[Unit]
Wants=network-online.target
After=multi-user.target
[Service]
Type=oneshot
ExecStart=/bin/bash -c '/root/documents.sh > /root/said 2>&1; systemctl --no-block poweroff'
TimeoutStartSec=infinity
[Install]
WantedBy=default.target
`;
  writeFileSync(join(units, "documents.service"), unit);
  mkdirSync(join(units, "default.target.wants"), { recursive: true });
  symlinkSync("../documents.service", join(units, "default.target.wants/documents.service"));
}
