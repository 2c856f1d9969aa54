export interface CalendarEvent {
  uid: string;
  day: string;
  starts_at: number;
  ends_at: number;
  summary: string;
  place: string;
  text: string;
  url: string;
}

const maxOctets = 75;

/** RFC 5545, with the times of Asia/Kolkata. `now` is when the file is written. */
export function writeCalendar(name: string, events: CalendarEvent[], now: number): string {
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//OPD timetable//EN",
    "METHOD:PUBLISH",
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    "X-WR-TIMEZONE:Asia/Kolkata",
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    "BEGIN:VTIMEZONE",
    "TZID:Asia/Kolkata",
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "TZOFFSETFROM:+0530",
    "TZOFFSETTO:+0530",
    "TZNAME:IST",
    "END:STANDARD",
    "END:VTIMEZONE",
    ...events.flatMap(({ uid, day, starts_at, ends_at, summary, place, text, url }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;TZID=Asia/Kolkata:${localTime(day, starts_at)}`,
      `DTEND;TZID=Asia/Kolkata:${localTime(day, ends_at)}`,
      `SUMMARY:${escapeText(summary)}`,
      `LOCATION:${escapeText(place)}`,
      `DESCRIPTION:${escapeText(text)}`,
      `URL:${url}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function localTime(day: string, minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${day.replaceAll("-", "")}T${hour}${minute}00`;
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
}

/** At most 75 octets a line; what follows begins with a blank. No letter is cut in two. */
function foldLine(line: string): string {
  let folded = "";
  let room = maxOctets;
  for (const letter of line) {
    const octets = Buffer.byteLength(letter);
    if (octets > room) {
      folded += "\r\n ";
      room = maxOctets - 1;
    }
    folded += letter;
    room -= octets;
  }
  return folded;
}
