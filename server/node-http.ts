/**
 * Node's http module. Imported as a module, it would load the whole of `fetch`: 15 MB that nothing uses in the
 * front, and the worker not before its first page.
 */
export const { Agent, createServer, request } = process.getBuiltinModule("node:http");
