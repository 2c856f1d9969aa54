import { linkForm } from "./staff-inputs.ts";

export const linkCall = { fields: linkForm.typed };
