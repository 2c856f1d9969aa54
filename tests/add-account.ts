import { runScript } from "./http.ts";

/** An account of an editor in this folder, made by the command line. */
export async function addAccount(
  dataDirectory: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const settings = { DATA_DIR: dataDirectory };
  const { code, output } = await runScript(
    ["commands/staff.ts", "add", email],
    settings,
    `${password}\n`,
  );
  if (code !== 0) throw new Error(output);
}
