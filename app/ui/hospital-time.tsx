const inIndia = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/** Date and time on the hospital's clock, as all other hours are, wherever the reader is. */
export function HospitalTime({ at }: { at: string }) {
  const time = new Date(at);
  // A row that was changed by hand keeps the rest of its page readable.
  if (Number.isNaN(time.getTime())) return at;
  return (
    // Browsers write September and the space before AM differently.
    <time dateTime={at} suppressHydrationWarning>
      {inIndia.format(time).replace(/[ap]m$/, (half) => half.toUpperCase())}
    </time>
  );
}
