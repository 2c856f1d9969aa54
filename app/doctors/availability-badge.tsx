import type { Availability } from "#db/schema.ts";

/** Says whether a doctor sees patients at present. */
export function AvailabilityBadge({ availability }: { availability: Availability }) {
  return availability === "available" ? (
    <span className="badge">Available</span>
  ) : (
    <span className="badge off">Unavailable</span>
  );
}
