import { href } from "react-router";
import type { GroupName } from "./fields.ts";
import { groups } from "./groups.ts";

export function pathOf(name: GroupName): string {
  return href("/dashboard/Hospital/:group", { group: groups[name].title });
}

export function failureFor(name: GroupName): string {
  return `Failed to save ${groups[name].title}`;
}
