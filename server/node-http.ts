/**
 * Node's http module. Imported as a module, it would load the whole of `fetch` into the front: 15 MB that
 * nothing there uses.
 */
export const { Agent, createServer, request } = process.getBuiltinModule("node:http");
