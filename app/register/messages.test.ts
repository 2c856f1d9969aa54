import { expect, test } from "vitest";
import { showDay } from "#app/timetable/words.ts";
import { movedMessage } from "./messages.ts";

test.each(["en", "hi", "pa"] as const)(
  "in %s who is moved reads first on which day the doctor is away, then the new one",
  (locale) => {
    const [day, later] = ["2026-12-01", "2026-12-04"];
    const queue = { doctor_name: "Dr Asha Verma", day: later, starts_at: 600, ends_at: 780 };
    const from = { doctor: "Dr Asha Verma", day, token: 4 };
    const sender = { hospital: "Morni Hospital", phone: "98140 00001", locale };
    const message = movedMessage({ token: 7 }, from, queue, sender);
    const places = [day, later].map((one) => message.indexOf(showDay(one, locale)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  },
);
