import { expect, test } from "vitest";
import { showDay } from "#app/timetable/words.ts";
import { movedMessage, tokenMessage } from "./messages.ts";

test("nobody is told to come by a time that is over", () => {
  const day = "2026-12-01";
  const queue = { doctor_name: "Dr Asha Verma", day, starts_at: 600, ends_at: 780, room: "" };
  const about = { hospital: "Morni Hospital", phone: "98140 00001", link: undefined };
  const messageAt = (day: string, minute: number, token: number) =>
    tokenMessage({ token }, queue, {
      ...about,
      minutesEach: 10,
      now: { day, minute },
      locale: "en",
    });
  expect(messageAt(day, 590, 5)).toContain("Please come by 10:40 AM.");
  expect(messageAt("2026-11-30", 720, 5)).toContain("Please come by 10:40 AM.");
  expect(messageAt(day, 720, 14)).toContain("Please come by 12:10 PM.");
  expect(messageAt(day, 720, 5)).not.toContain("come by");
  expect(messageAt("2026-12-02", 0, 5)).not.toContain("come by");
});

const locales = ["en", "hi", "pa"] as const;

test.each(locales)(
  "in %s a moved patient reads of another doctor, and of the same one once",
  (locale) => {
    const from = { doctor: "Dr Asha Verma", day: "2026-12-01", token: 4 };
    const sender = { hospital: "Morni Hospital", phone: "98140 00001", locale };
    const hours = { day: "2026-12-04", starts_at: 600, ends_at: 780 };
    const read = (doctor_name: string) =>
      movedMessage({ token: 7 }, from, { ...hours, doctor_name }, sender);
    expect(read("Dr Ravi Nair")).toMatch(/Dr Asha Verma.*Dr Ravi Nair/);
    expect(read("Dr Asha Verma").split("Dr Asha Verma")).toHaveLength(2);
  },
);

test.each(locales)(
  "in %s who is moved reads first on which day the doctor is away, then the new one",
  (locale) => {
    const [day, later] = ["2026-12-01", "2026-12-04"];
    const queue = { doctor_name: "Dr Asha Verma", day: later, starts_at: 600, ends_at: 780 };
    const from = { doctor: "Dr Asha Verma", day, token: 4 };
    const sender = { hospital: "Morni Hospital", phone: "98140 00001", locale };
    const away = { ...from, isAway: true };
    const [message, alone] = [away, from].map((one) =>
      movedMessage({ token: 7 }, one, queue, sender),
    );
    for (const text of [message, alone]) {
      const places = [day, later].map((one) => text?.indexOf(showDay(one, locale)));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one = 0, other = 0) => one - other));
    }
    expect(message).toMatch(/is away|छुट्टी|ਛੁੱਟੀ/);
    expect(alone).not.toMatch(/is away|छुट्टी|ਛੁੱਟੀ/);
  },
);
