export const exitCodes = { setting: 1, usage: 2, damaged: 3, inUse: 4, newer: 5 } as const;

export class CommandError extends Error {
  override name = "CommandError";
  readonly code: number;

  constructor(message: string, code: number = exitCodes.setting) {
    super(message);
    this.code = code;
  }
}

function explain(error: unknown): { line: string; code: number } {
  if (error instanceof CommandError) return { line: error.message, code: error.code };
  if (!(error instanceof Error)) return { line: String(error), code: 1 };
  if (error.name === "NewerDatabaseError") return { line: error.message, code: exitCodes.newer };
  return { line: error.message, code: 1 };
}

export async function runCommand(command: () => unknown): Promise<void> {
  process.umask(0o077);
  try {
    await command();
  } catch (error) {
    const { line, code } = explain(error);
    const text = code === exitCodes.usage ? line : line.replace(/\s*\n\s*/g, " ");
    process.stderr.write(`${text}\n`);
    process.exit(code);
  }
}
