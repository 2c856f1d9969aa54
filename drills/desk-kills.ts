import { randomInt } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import {
  admin,
  emptyDirectory,
  preparedDirectory,
  runScript,
  startApp,
} from "../tests/app/http.ts";
import { formFields } from "../tests/forms/form-fields.ts";
import { call, type Desk, giveBack, giveToken, listAll, openDesk, takeFee } from "./desk-clerk.ts";
import type { Drill } from "./drill.ts";
import { repeat } from "./repeat.ts";
import { killAll } from "./storage-kills.ts";

const clerks = 6;
const lost = "/dashboard/Payments/lost";

/** What somebody was told of. */
interface Paper {
  tokens: string[];
  serials: string[];
}

/** Kills both processes while tokens, receipts and refunds are made; then again on a backup that is older than the paper. */
export const deskKills: Drill = async ({ isLong }) => {
  const rounds = isLong ? 50 : 3;
  const data = preparedDirectory();
  const before = await killOften(data, rounds);
  const archive = join(emptyDirectory(), "desk.tar.gz");
  const made = await runScript(["commands/backup.ts", archive], { DATA_DIR: data });
  const paper = both(before, await killOften(data, 1));
  const whole = await readBooks(data);
  const older = emptyDirectory();
  const restored = await runScript(["commands/restore.ts", archive], { DATA_DIR: older });
  const declared = await declareLost(older, paper);
  const later = await killOften(older, rounds);
  const after = await readBooks(older);
  for (const folder of [data, older]) rmSync(folder, { recursive: true, force: true });
  const twice = later.serials.filter((serial) => paper.serials.includes(serial));
  return [
    {
      what: `${rounds + 1} kills: ${paper.tokens.length} tokens, ${paper.serials.length} receipts and refunds that somebody was told of`,
      goal: "0 lost, 0 twice, no gap",
      seen: told(paper, whole),
      holds: isWhole(paper, whole, 0),
    },
    {
      what: "the first receipt on an older backup",
      goal: "is refused until somebody says what is the last on paper",
      seen: `${made.code}, ${restored.code}, ${declared.refused}`,
      holds: declared.refused.startsWith("400 Older data was put back"),
    },
    {
      what: `${rounds} kills after that, with ${declared.gaps} numbers declared as lost: ${later.serials.length} receipts and refunds`,
      goal: "0 lost, none that is on paper already, no other gap",
      seen: `${told(later, after)}, ${twice.length} on paper already`,
      holds: twice.length === 0 && isWhole(both(before, later), after, declared.gaps),
    },
  ];
};

async function killOften(data: string, rounds: number): Promise<Paper> {
  const paper: Paper = { tokens: [], serials: [] };
  for (let round = 0; round < rounds; round += 1) {
    const app = await startApp({ RATE_LIMITS: "off" }, data);
    const desk = await openDesk(app);
    const working = repeat(() => serve(desk, paper), clerks);
    await pause(1000 + randomInt(1500));
    await killAll(app);
    await working.stop();
  }
  return paper;
}

async function serve(desk: Desk, paper: Paper): Promise<void> {
  const token = await giveToken(desk);
  if (token.status !== 201) return;
  paper.tokens.push(token.body.id);
  const receipt = await takeFee(desk, token.body.id);
  if (receipt.status !== 201) return;
  paper.serials.push(receipt.body.serial);
  const refund = await giveBack(desk, receipt.body.id);
  if (refund.status === 201) paper.serials.push(refund.body.serial);
}

type Books = Awaited<ReturnType<typeof readBooks>>;

async function readBooks(data: string) {
  await using app = await startApp({ RATE_LIMITS: "off" }, data);
  const desk = await openDesk(app);
  const { body } = await call(desk, "GET", "appointments/by-date");
  type Row = { id: string; token: number };
  const sittings = body.sittings as { given: number; appointments: Row[] }[];
  return {
    tokens: sittings.flatMap(({ appointments }) => appointments.map(({ id }) => id)),
    isCounted: sittings.every(({ given, appointments }) => {
      const tokens = new Set(appointments.map(({ token }) => token));
      const isOnce = tokens.size === appointments.length;
      return isOnce && tokens.size === given && Math.max(0, ...tokens) <= given;
    }),
    payments: await listAll(desk),
  };
}

async function declareLost(data: string, paper: Paper) {
  await using app = await startApp({ RATE_LIMITS: "off" }, data);
  const desk = await openDesk(app);
  const { body } = await giveToken(desk);
  const { status, body: refused } = await takeFee(desk, body.id);
  const staff = await app.as(admin);
  const fields = formFields(await (await staff.get(lost)).text());
  const numberOf = (serial: string) => Number(serial.split("/").at(-1));
  const last = (prefix: string) =>
    Math.max(0, ...paper.serials.filter((one) => one.startsWith(prefix)).map(numberOf));
  const [receipt, refund] = [last("R/"), last("V/")];
  const declared = { receipt: `${receipt}`, refund: `${refund}`, reason: "Drill" };
  await staff.post(lost, { ...fields, ...declared });
  const gaps = receipt - Number(fields.receipt) + refund - Number(fields.refund);
  return { refused: `${status} ${refused.message}`, gaps };
}

function isWhole(paper: Paper, books: Books, gaps: number): boolean {
  const holes = ["receipt", "refund"].map((kind) => {
    const numbers = books.payments.filter((one) => one.kind === kind).map(({ number }) => number);
    return Math.max(0, ...numbers) - new Set(numbers).size;
  });
  const isOnce = new Set(paper.serials).size === paper.serials.length;
  const { receipts, tokens } = missing(paper, books);
  const found = holes.reduce((sum, one) => sum + one, 0);
  return isOnce && books.isCounted && receipts + tokens === 0 && found === gaps;
}

function both(one: Paper, other: Paper): Paper {
  const tokens = [...one.tokens, ...other.tokens];
  return { tokens, serials: [...one.serials, ...other.serials] };
}

function missing(paper: Paper, { payments, tokens }: Books) {
  const [stored, given] = [new Set(payments.map(({ serial }) => serial)), new Set(tokens)];
  return {
    receipts: paper.serials.filter((serial) => !stored.has(serial)).length,
    tokens: paper.tokens.filter((id) => !given.has(id)).length,
  };
}

function told(paper: Paper, books: Books): string {
  const { receipts, tokens } = missing(paper, books);
  return `${tokens} tokens and ${receipts} receipts lost, ${paper.serials.length - new Set(paper.serials).size} twice`;
}
