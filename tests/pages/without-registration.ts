import { registration } from "#app/offline/registration.ts";

/** The HTML of a page without the one line of script that every page for visitors has. */
export function withoutRegistration(html: string): string {
  return html.replace(`<script>${registration}</script>`, "");
}
