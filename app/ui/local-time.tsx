const formats = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/**
 * A moment, told as date and time in India; `at` is UTC in ISO 8601. Browsers spell "am" and spaces
 * in their own ways, so what the server wrote may stay.
 */
export function LocalTime({ at }: { at: string }) {
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formats.format(new Date(at))}
    </time>
  );
}
