import { useNavigation } from "react-router";

/** What is told while doctors, or one of them, are on the way; undefined at any other time. */
export function useLoadingDoctors(): string | undefined {
  const path = useNavigation().location?.pathname ?? "";
  if (path.startsWith("/doctor/")) return "Loading doctor info...";
  return path === "/doctors" ? "Loading doctors..." : undefined;
}
