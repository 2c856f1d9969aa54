/** Node's http without `fetch`, which an import of the module would load: 15 MB. */
export const { Agent, createServer, request } = process.getBuiltinModule("node:http");
