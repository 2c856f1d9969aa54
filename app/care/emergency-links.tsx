import { ambulanceNumber, emergencyNumber } from "./emergency-numbers.ts";

/** For the places `{emergency}` and `{ambulance}` of a sentence. */
export const emergencyLinks = {
  emergency: <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>,
  ambulance: <a href={`tel:${ambulanceNumber}`}>{ambulanceNumber}</a>,
};
