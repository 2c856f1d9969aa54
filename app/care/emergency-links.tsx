import { ambulanceNumber, emergencyNumber } from "./emergency-numbers.ts";

export const emergencyLinks = {
  emergency: <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>,
  ambulance: <a href={`tel:${ambulanceNumber}`}>{ambulanceNumber}</a>,
};
