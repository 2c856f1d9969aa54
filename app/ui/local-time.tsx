const formats = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/** Date and time in India. Browsers format "am" differently, so the server's text may stay. */
export function LocalTime({ at }: { at: string }) {
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formats.format(new Date(at))}
    </time>
  );
}
