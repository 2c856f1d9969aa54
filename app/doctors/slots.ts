/** Half hours from 09:00 AM to 06:30 PM (specification, section 9). */
export const slots: readonly string[] = Array.from({ length: 20 }, (_, index) => {
  const minutes = 9 * 60 + index * 30;
  const hour = Math.floor(minutes / 60);
  const padded = String(hour > 12 ? hour - 12 : hour).padStart(2, "0");
  return `${padded}:${minutes % 60 === 0 ? "00" : "30"} ${hour < 12 ? "AM" : "PM"}`;
});
