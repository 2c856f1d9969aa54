import type { Availability } from "#db/schema.ts";

export function AvailabilityBadge({ availability }: { availability: Availability }) {
  return availability === "available" ? (
    <span className="badge">Available</span>
  ) : (
    <span className="badge off">Unavailable</span>
  );
}
