import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

// There is another lock file further up where the copy lies.
const here = dirname(fileURLToPath(import.meta.url));

export default { turbopack: { root: here }, outputFileTracingRoot: here };
