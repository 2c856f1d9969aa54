/** How people run a command here: by npm if that runs this process, otherwise as a service and a container do. */
export function commandLine(name: string, args = ""): string {
  if (process.env.npm_lifecycle_event === undefined) return `hospital ${name} ${args}`.trim();
  return args === "" ? `npm run ${name}` : `npm run ${name} -- ${args}`;
}
