/** For any emergency, in all of India. */
export const emergencyNumber = "112";
/** For an ambulance, in most states. */
export const ambulanceNumber = "108";
