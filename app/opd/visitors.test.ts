import { afterAll, expect, test } from "vitest";
import { homeWords } from "#app/words/home.ts";
import { hashOf } from "#db/texts/words.ts";
import { doctorBody, logIn, onDatabase } from "../../tests/api/api.ts";
import { admin } from "../../tests/app/http.ts";
import { startTimedApp } from "../../tests/app/timed-app.ts";
import { lacks, structuredDataIn } from "../../tests/pages/schema-org.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { share } from "../../tests/runner/rounds.ts";

const { app, ids, setClock } = await startTimedApp("2026-11-21T10:20:00");
afterAll(() => app.stop());

async function read(path: string): Promise<string> {
  const response = await app.get(path);
  expect(response.status).toBe(200);
  return textOf(await response.text());
}

const withUnknownDays = "id NOT IN (SELECT doctor_id FROM sittings)";

/** Hides these doctors for as long as that. */
async function without<Value>(doctors: string, work: () => Promise<Value>): Promise<Value> {
  const change = (is_active: 0 | 1) =>
    onDatabase(app, (database) => {
      database.prepare(`UPDATE doctors SET is_active = ? WHERE ${doctors}`).run(is_active);
    });
  change(0);
  try {
    return await work();
  } finally {
    change(1);
  }
}

const profileOf = (name: string) => `/doctor/${ids.get(name)}`;

test("machines read on the home page when the OPD is open, once the days of all doctors are known", async () => {
  const read = async () => structuredDataIn(await (await app.get("/")).text());
  expect(JSON.stringify(await read())).not.toContain("openingHours");
  const [hospital] = await without(withUnknownDays, read);
  expect(lacks(hospital)).toEqual([]);
  expect(JSON.stringify(hospital)).toMatch(
    /"name":"OPD","url":"[^"]*\/opd","openingHours":\["Mo \d\d:\d\d-\d\d:\d\d"/,
  );
});

test("the hours of who sees no patients at present are neither on Contact and the home page nor shared", async () => {
  const set = (availability: string, where: string) =>
    onDatabase(app, (database) => {
      const change = `UPDATE doctors SET availability = ? WHERE ${where} RETURNING id`;
      const ids = database.prepare(change).pluck().all(availability);
      return `id IN (${ids.map((id) => `'${id}'`).join()})`;
    });
  const profile = profileOf("Dr Gurpreet Kaur");
  const readAll = async () => {
    const html = await (await app.get(profile)).text();
    const [shared = ""] = /wa\.me\/\?text=[^"]*/.exec(html) ?? [];
    return [await read("/contact"), await (await app.get("/")).text(), shared];
  };
  const shown = [
    /OPD [\w–, ]*Mon[^.]*\d–\d/,
    /"openingHours":\["Mo /,
    /%0AOPD%20[^%]*%20.*4–6%20PM%0A/,
  ];
  await without(withUnknownDays, async () => {
    for (const [at, text] of (await readAll()).entries()) expect(text).toMatch(shown[at] as RegExp);
    const changed = set("unavailable", "availability = 'available' AND is_active = 1");
    const texts = await readAll();
    set("available", changed);
    for (const [at, text] of texts.entries()) expect(text).not.toMatch(shown[at] as RegExp);
  });
});

test("cards say who is here now, later today, next, away, whom to call for, and the hours of who has no timetable", async () => {
  const text = await read("/doctors");
  expect(text).toMatch(
    /Dr Karan Thakur \(sample\)(?:(?!Dr ).)*OPD Ask which days: \d+:\d\d (?:AM–|–|PM–)?/,
  );
  for (const line of [
    "In OPD now, until 11:00 AM",
    "OPD Today 4:00–6:00 PM",
    "OPD Next: Tue 24 Nov, 10:00 AM",
    "OPD Away. Next: Mon 23 Nov ",
    "Unavailable. Call to ask",
  ]) {
    expect(text).toContain(line);
  }
  expect(text).not.toContain("OPD In OPD");
  const home = await read("/");
  expect(home).toContain("In OPD now, until 11:00 AM");
  expect(home).toContain("6 doctors in OPD now Who is here today, and when");
  const html = await (await app.get("/")).text();
  const [, faces = ""] =
    /<a href="\/opd"[^>]*>((?:(?!<\/a>).)*)6 doctors in OPD now/s.exec(html) ?? [];
  expect(faces.match(/<img/g)).toHaveLength(3);
  expect(await read("/search?q=harjit")).toContain("In OPD now, until 11:00 AM");
});

test("the home page in Hindi counts who is in OPD now, and shows the first six of the list", async () => {
  const doctors = async (path: string) => {
    const html = await (await app.get(path)).text();
    return [...html.matchAll(/<h2[^>]*><a[^>]*href="(\/hi\/doctor\/\w+)"/g)].map(([, one]) => one);
  };
  const list = await doctors("/hi/doctors");
  expect(list.length).toBeGreaterThan(6);
  expect(await doctors("/hi")).toEqual(list.slice(0, 6));
  expect(await read("/hi")).toContain(homeWords.hi.inOpd.other.replace("{count}", "6"));
});

test("the doctors to call for are named in Hindi as staff have written them", async () => {
  const id = ids.get("Dr Asha Verma");
  onDatabase(app, (database) => {
    const away = "UPDATE doctors SET availability = 'unavailable' WHERE id = ? RETURNING name";
    const of = hashOf(database.prepare(away).pluck().get(id) as string);
    const fields = JSON.stringify({ name: { text: "डॉ. आशा वर्मा", of } });
    database
      .prepare(
        `INSERT INTO words (id, subject, subject_id, locale, fields, created_at, updated_at)
        VALUES (?, 'doctor', ?, 'hi', ?, '', '')`,
      )
      .run(`doctor/${id}/hi`, id, fields);
  });
  const [hindi, english] = [await read("/hi/opd"), await read("/opd")];
  onDatabase(app, (database) => {
    database.prepare("UPDATE doctors SET availability = 'available' WHERE id = ?").run(id);
    database.prepare("DELETE FROM words WHERE subject_id = ?").run(id);
  });
  expect(english).toMatch(/Call to ask for [^.]*Dr Asha Verma/s);
  const [asked = ""] = /इनके बारे में फोन करके पूछें: [^।]*/.exec(hindi) ?? [];
  expect(asked).toContain("डॉ. आशा वर्मा");
  expect(asked).not.toContain("Asha Verma");
});

test("“Here today” lists those who sit now or later today", async () => {
  const html = await (await app.get("/doctors?here=today")).text();
  expect(currentChips(html)).toEqual(["Here today"]);
  expect(html).toContain('href="/opd?by=time"');
  const text = textOf(html);
  expect(text).toMatch(/10 doctors here today/);
  expect(text).toContain("Dr Asha Verma");
  expect(text).not.toContain("Dr Daljeet Sandhu");
  expect(text).not.toContain("Dr Alok Gupta");
  const set = (availability: string) =>
    onDatabase(app, (database) => {
      const id = ids.get("Dr Asha Verma");
      database.prepare("UPDATE doctors SET availability = ? WHERE id = ?").run(availability, id);
    });
  set("unavailable");
  const fewer = await read("/doctors?here=today");
  const profile = await (await app.get(profileOf("Dr Asha Verma"))).text();
  const calendar = await (await app.get(`${profileOf("Dr Asha Verma")}/opd.ics`)).text();
  set("available");
  expect(fewer).toMatch(/9 doctors here today/);
  expect(fewer).not.toContain("Dr Asha Verma");
  expect(profile).not.toContain("opd.ics");
  expect(calendar).not.toContain("VEVENT");
});

function currentChips(html: string): string[] {
  const [chips = ""] = /<nav aria-label="Speciality".*?<\/nav>/s.exec(html) ?? [];
  return [...chips.matchAll(/aria-current="page"[^>]*>([^<]*)</g)].map(([, words = ""]) => words);
}

test("a card of the home page counts who of its own doctors is here today", async () => {
  const home = await read("/");
  const counts = [...home.matchAll(/(\d+) doctors?, (\d+) here today/g)].map(
    ([, all, here]) => [Number(all), Number(here)] as const,
  );
  expect(counts.length).toBeGreaterThan(2);
  for (const [all, here] of counts) expect(here).toBeLessThanOrEqual(all);
  expect(home).toMatch(/ Urology \d doctors [A-Z]/);
  expect(home).toMatch(/ Orthopaedics 2 doctors, 1 here today /);
  setClock("2026-11-21T06:30:00");
  const early = await read("/");
  setClock("2026-11-21T10:20:00");
  expect(early).toMatch(/ Orthopaedics 2 doctors, 1 here today /);
});

test("in Hindi and Punjabi hours are said from the first to the last", async () => {
  expect(await read(`/hi${profileOf("Dr Harjit Singh")}`)).toContain("सुबह 9 से 11 बजे तक");
  expect(await read(`/pa${profileOf("Dr Harjit Singh")}`)).toContain("ਸਵੇਰੇ 9 ਤੋਂ 11 ਵਜੇ ਤੱਕ");
});

test("the first and the last day of usual hours are told in the language of the page", async () => {
  const set = (first: string | null, last: string | null) =>
    onDatabase(app, (database) => {
      const own = `doctor_id = '${ids.get("Dr Harjit Singh")}' AND starts_at = 540`;
      const change = `UPDATE sittings SET first_day = ?, last_day = ? WHERE ${own}`;
      database.prepare(change).run(first, last);
    });
  set("2026-11-30", "2026-12-20");
  const path = profileOf("Dr Harjit Singh");
  const [english, hindi, punjabi] = await Promise.all([path, `/hi${path}`, `/pa${path}`].map(read));
  set(null, null);
  expect(english).toMatch(/9–11 AM from 30 Nov until 20 Dec;/);
  expect(hindi).toMatch(/30 नवंबर से 20 दिसंबर तक/);
  expect(punjabi).toMatch(/30 ਨਵੰਬਰ ਤੋਂ 20 ਦਸੰਬਰ ਤੱਕ/);
});

test("a profile tells the next seven days, what falls away in them and usual weeks, and no slots beside them", async () => {
  const harjit = await read(profileOf("Dr Harjit Singh"));
  expect(harjit).toContain("In OPD now, until 11:00 AM Room 5. Next: Mon 23 Nov, 9:00 AM");
  expect(harjit).toMatch(
    /Today 9:00–11:00 AM Tomorrow No OPD Mon 23 Nov 9:00–11:00 AM 5:00–7:00 PM Tue 24 Nov/,
  );
  expect(harjit).toMatch(/Usual weeks: Mon–Sat 9–11 AM; .*2nd and 4th Sat 4–6 PM/);
  expect(harjit).not.toMatch(/Video hours|slots/i);
  const alok = await (await app.get(profileOf("Dr Alok Gupta"))).text();
  expect(alok).toMatch(/<s>10:00\sAM–12:00\sPM<\/s><small>Away<\/small>/);
  expect(textOf(alok)).toContain("Away Sat 21 and Sun 22 Nov. Back on Mon 23 Nov. At a congress.");
});

test("machines read opening hours, and calendars a file that RFC 5545 allows", async () => {
  const html = await (await app.get(profileOf("Dr Harjit Singh"))).text();
  const [data] = structuredDataIn(html);
  expect(data?.openingHoursSpecification).toContainEqual({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    opens: "09:00",
    closes: "11:00",
  });
  expect(data?.openingHoursSpecification).toContainEqual({
    "@type": "OpeningHoursSpecification",
    validFrom: "2026-11-28",
    validThrough: "2026-11-28",
    opens: "16:00",
    closes: "18:00",
  });
  const response = await app.get(`${profileOf("Dr Harjit Singh")}/opd.ics`);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  const file = await response.text();
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n", "")).not.toContain("\n");
  const unfolded = file.replaceAll("\r\n ", "");
  expect(unfolded).toContain("TZID:Asia/Kolkata\r\n");
  expect(unfolded).toContain(
    "DTSTART;TZID=Asia/Kolkata:20261121T090000\r\nDTEND;TZID=Asia/Kolkata:20261121T110000\r\n",
  );
  expect(unfolded).toContain("SUMMARY:OPD: Dr Harjit Singh (sample)\\, General Surgery\r\n");
  expect(unfolded).toContain("DTSTART;TZID=Asia/Kolkata:20261128T160000");
  // A calendar keeps one event of each UID, and finds it again by that.
  const uidsIn = (text: string) => text.match(/^UID:.*$/gm) ?? [];
  expect(new Set(uidsIn(unfolded)).size).toBe(file.match(/BEGIN:VEVENT/g)?.length);
  const again = await (await app.get(`${profileOf("Dr Harjit Singh")}/opd.ics`)).text();
  expect(uidsIn(again.replaceAll("\r\n ", ""))).toEqual(uidsIn(unfolded));
  expect(unfolded).toMatch(/LOCATION:Room 5\\, .*Panchkula/);
  expect(response.headers.get("Content-Disposition")).toContain('filename="OPD of Dr Harjit Singh');
});

test("signs that mean something in a calendar file stand in a note as they were typed", async () => {
  const doctor = ids.get("Dr Harjit Singh");
  const typed = "Block A\\B; lift, left: ";
  onDatabase(app, (database) =>
    database.prepare("UPDATE sittings SET note = ? || note WHERE doctor_id = ?").run(typed, doctor),
  );
  const file = await (await app.get(`${profileOf("Dr Harjit Singh")}/opd.ics`)).text();
  onDatabase(app, (database) =>
    database
      .prepare("UPDATE sittings SET note = substr(note, ?) WHERE doctor_id = ?")
      .run(typed.length + 1, doctor),
  );
  const [, description = ""] = /^DESCRIPTION:(.*)$/m.exec(file.replaceAll("\r\n ", "")) ?? [];
  const read = description.replace(/\\(.)/g, (_, sign) => (sign === "n" ? "\n" : sign));
  expect(read).toMatch(
    /^Block A\\B; lift, left: .*\nPlease call [\d ]+ before you come from far\.$/,
  );
  expect(description).not.toMatch(/(?<!\\)(?:\\\\)*[;,]/);
});

test("machines read that a doctor who leaves at noon is away from the next day on", async () => {
  const leave = (minute: number | null) =>
    onDatabase(app, (database) => {
      const own = database.prepare("UPDATE absences SET from_at = ? WHERE doctor_id = ?");
      own.run(minute, ids.get("Dr Alok Gupta"));
    });
  const readAway = async () => {
    const html = await (await app.get(profileOf("Dr Alok Gupta"))).text();
    const hours = structuredDataIn(html)[0]?.openingHoursSpecification as { closes: string }[];
    return hours.filter(({ closes }) => closes === "00:00");
  };
  const sunday = { validFrom: "2026-11-22", validThrough: "2026-11-22" };
  expect(await readAway()).toMatchObject([{ ...sunday, validFrom: "2026-11-21" }]);
  leave(12 * 60);
  expect(await readAway()).toMatchObject([sunday]);
  leave(null);
});

test("one day of a doctor is one event for a calendar, and all days are a subscription", async () => {
  const profile = profileOf("Dr Harjit Singh");
  const html = await (await app.get(profile)).text();
  const [, one = ""] = /href="([^"]*opd\.ics\?day=[^"]*)"/.exec(html) ?? [];
  expect(one).toBe(`${profile}/opd.ics?day=2026-11-21`);
  const monday = await (await app.get(`${profile}/opd.ics?day=2026-11-23`)).text();
  expect(monday.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(monday).toContain("DTSTART;TZID=Asia/Kolkata:20261123T090000");
  expect(monday.replaceAll("\r\n ", "")).toContain("Also 5:00–7:00 PM.");
  expect(html).toMatch(/href="webcal:\/\/[^"]*opd\.ics"/);
  setClock("2026-11-23T12:00:00");
  const afternoon = await (await app.get(`${profile}/opd.ics?day=2026-11-23`)).text();
  const tomorrow = await (await app.get(`${profile}/opd.ics?day=2026-11-24`)).text();
  setClock("2026-11-21T10:20:00");
  expect(afternoon).toContain("DTSTART;TZID=Asia/Kolkata:20261123T170000");
  // At noon the morning of another day is still to come.
  expect(tomorrow).toContain("DTSTART;TZID=Asia/Kolkata:20261124T090000");
  const sunday = await (await app.get(`${profile}/opd.ics?day=2026-11-22`)).text();
  expect(sunday).not.toContain("VEVENT");
  const away = await (await app.get(`${profileOf("Dr Alok Gupta")}/opd.ics`)).text();
  expect(away.match(/DTSTART;TZID=Asia\/Kolkata:(\d{8})/)?.[1]).toBe("20261123");
});

test("the page of today has departments or times, and any of the next 14 days", async () => {
  const today = await read("/opd");
  expect(today).toContain("Saturday 21 November. 6 doctors in OPD now, 4 later, 1 away.");
  expect(today).toMatch(
    /General Surgery Dr Harjit Singh \(sample\) ₹900 In OPD now until 11:00 AM · Room 5/,
  );
  expect(today).toMatch(/Dr Alok Gupta \(sample\) ₹1,000 Away next Mon 23 Nov, 4:30 PM (?!·)/);
  expect(today).toMatch(/No OPD today in .*Onco Surgery: next Tue 24 Nov, 10:00 AM/);
  expect(await read("/opd?day=2026-11-22")).toMatch(
    /No OPD on this day in .*General Surgery: next/,
  );
  expect(today).toMatch(/As of 10:2\d AM\./);
  const html = await (await app.get("/opd")).text();
  expect(html).toContain('<a href="/opd?day=2026-11-22">Tomorrow, Sun 22 Nov</a>');
  expect(html).toContain(`<a href="${profileOf("Dr Harjit Singh")}">Dr Harjit Singh (sample)</a>`);
  expect(html).toMatch(/<a href="\/opd\/week"[^>]*>The whole week, to print</);
  expect(html).toMatch(/<a href="\/opd\/board"[^>]*>Waiting-room screen</);
  const byTime = await read("/opd?by=time");
  expect(byTime.indexOf("Dr Vikram Chauhan (sample) ₹800")).toBeLessThan(
    byTime.indexOf("Dr Gurpreet Kaur (sample) ₹900"),
  );
  const tuesday = await read("/opd?day=2026-11-24");
  expect(tuesday).toContain("OPD on Tuesday 24 November | Morni Hospital");
  expect(tuesday).not.toContain("As of");
  const listed = new Set(tuesday.match(/\S+ \S+ \(sample\) ₹/g));
  expect(tuesday).toContain(`Tuesday 24 November. ${listed.size} doctors with OPD.`);
  expect(tuesday).toMatch(/Dr Gurpreet Kaur \(sample\) ₹900 4:00–6:00 PM/);
  expect(await read("/opd?day=2027-11-24")).toContain("OPD today");
  const filtered = await read("/opd?speciality=urology");
  expect(filtered).toContain("Dr Alok Gupta");
  expect(filtered).not.toContain("₹700");
});

test("another day, order or choice of the OPD page keeps what was chosen before", async () => {
  const html = await (
    await app.get("/opd?day=2026-11-24&speciality=general-surgery&by=time")
  ).text();
  const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
  const asked = [...main.matchAll(/href="\/opd\?([^"]*)"/g)].map(([, query = ""]) =>
    Object.fromEntries(new URLSearchParams(query.replaceAll("&amp;", "&"))),
  );
  const chosen = { day: "2026-11-24", speciality: "general-surgery" };
  expect(asked).toContainEqual(chosen);
  expect(asked).toContainEqual({ ...chosen, day: "2026-11-25", by: "time" });
  const byDepartment = await (
    await app.get("/opd?day=2026-11-24&speciality=general-surgery")
  ).text();
  expect(byDepartment.replaceAll("&amp;", "&")).toContain(
    `href="/opd?${new URLSearchParams({ ...chosen, by: "time" })}"`,
  );
  for (const page of [html, byDepartment]) {
    expect(page).toContain('<input type="hidden" name="day" value="2026-11-24"/>');
    expect(page).toContain('<option value="general-surgery" selected="">');
  }
});

test("a day on which only doctors who are not available would sit has no OPD", async () => {
  const chip = async () => {
    const html = await (await app.get("/opd")).text();
    return textOf(/<a href="\/opd\?day=2026-11-22"[^>]*><span>.*?<\/a>/s.exec(html)?.[0] ?? "");
  };
  const setAvailability = (availability: string, ids: string) =>
    onDatabase(app, (database) => {
      const doctors = "id IN (SELECT value FROM json_each(?))";
      database
        .prepare(`UPDATE doctors SET availability = ? WHERE ${doctors}`)
        .run(availability, ids);
    });
  const sitting = onDatabase(app, (database) =>
    database
      .prepare(
        `SELECT json_group_array(id) FROM doctors WHERE availability = 'available'
          AND id IN (SELECT doctor_id FROM sittings WHERE weekdays LIKE '%7%')`,
      )
      .pluck()
      .get(),
  ) as string;
  expect(await chip()).toBe(" Sun 22 ");
  expect(await read("/opd/week?from=2026-11-16")).toContain("Sun 22 Fee");
  setAvailability("unavailable", sitting);
  expect(await chip()).toMatch(/Sun 22 +ask/);
  expect(await read("/opd/week?from=2026-11-16")).not.toContain("Sun 22 Fee");
  setClock("2026-11-21T21:00:00");
  const evening = await read("/");
  setClock("2026-11-21T10:20:00");
  setAvailability("available", sitting);
  expect(evening).toContain("OPD opens Mon 23 Nov, 9:00 AM");
});

test("in the evening the home page says when the OPD opens, and its page begins with the next day", async () => {
  setClock("2026-11-21T21:00:00");
  expect(await read("/")).toContain("OPD opens tomorrow, 10:00 AM Who is here, and when");
  expect(await read("/hi")).toContain("ओ.पी.डी. खुलेगी: रविवार, 22 नवंबर");
  const nobody = await (await app.get("/doctors?here=today")).text();
  expect(textOf(nobody)).toContain("Nobody has OPD any more today. Show all doctors , or call us:");
  expect(currentChips(nobody)).toEqual(["Here today"]);
  const evening = await read("/opd");
  expect(evening).toMatch(/OPD on Sunday 22 November/);
  expect(evening).toMatch(/Today(?:'|&#x27;)s OPD \(Sat 21 Nov\) is over/);
  const today = await read("/opd?day=2026-11-21");
  expect(today).toContain("OPD today Saturday 21 November. OPD is over.");
  expect(today).toContain("Over 9:00–11:00 AM");
  setClock("2026-11-23T07:00:00");
  expect(await read("/")).toContain("OPD opens today, 9:00 AM");
  expect(await read("/opd")).toContain("OPD today Monday 23 November.");
  setClock("2026-11-21T10:20:00");
});

test("the gynaecologist of tomorrow afternoon is three taps from the home page", async () => {
  const home = await (await app.get("/")).text();
  expect(home).toContain('href="/opd"');
  const opd = await (await app.get("/opd")).text();
  const tuesday = /href="([^"]*day=2026-11-24[^"]*)"/.exec(opd)?.[1] as string;
  expect(await read(tuesday.replaceAll("&amp;", "&"))).toMatch(
    /Obstetrics and Gynaecology.*Dr Gurpreet Kaur \(sample\) ₹900 4:00–6:00 PM · Room 3/,
  );
});

test("the week names the rooms of its own days, and no comma for hours without a room", async () => {
  const roomsFrom = async (monday: string) =>
    / Dr Harjit Singh \(sample\) (\D*[\d, ]*?) 9–11 AM/.exec(
      await read(`/opd/week?from=${monday}`),
    )?.[1];
  const setRoom = (room: string, startsAt: number) =>
    onDatabase(app, (database) =>
      database
        .prepare("UPDATE sittings SET room = ? WHERE doctor_id = ? AND starts_at = ?")
        .run(room, ids.get("Dr Harjit Singh"), startsAt),
    );
  setRoom("", 1020);
  setRoom("Room 9", 960);
  expect(await roomsFrom("2026-11-16")).toBe("5");
  expect(await roomsFrom("2026-11-23")).toBe("5, 9");
  setRoom("Room 5", 1020);
  setRoom("Room 5", 960);
});

test("the week names each doctor who is away in it, also since before and until after", async () => {
  const doctor = ids.get("Dr Nusrat Siddiqui");
  const comeBack = () =>
    onDatabase(app, (database) =>
      database.prepare("DELETE FROM absences WHERE doctor_id = ?").run(doctor),
    );
  const away = async () =>
    /Away this week:.*?Dr Nusrat Siddiqui \(sample\), ([^;.]*)/.exec(
      await read("/opd/week?from=2026-11-16"),
    )?.[1];
  const shown = [];
  for (const [first, last] of [
    ["2026-11-09", "2026-11-15"],
    ["2026-11-12", "2026-11-16"],
    ["2026-11-12", "2026-12-01"],
    ["2026-11-21", "2026-11-30"],
    ["2026-11-23", "2026-11-30"],
  ] as const) {
    addAbsence("Dr Nusrat Siddiqui", first, last, null);
    shown.push(((await away()) ?? "not").trim());
    comeBack();
  }
  expect(shown).toEqual([
    "not",
    "Thu 12 to Mon 16 Nov",
    "Thu 12 Nov to Tue 1 Dec",
    "Sat 21 to Mon 30 Nov",
    "not",
  ]);
});

test("the week stands on one sheet, and the board renews itself without script", async () => {
  const week = await read("/opd/week");
  expect(week).toContain("Emergency: 112 0172 000 0020 to ask");
  expect(week).toMatch(/As of (?:Sat )?21 Nov\./);
  expect(week).toContain("Mon 16 Nov to Sun 22 Nov 2026");
  expect(week).toMatch(/Dr Harjit Singh \(sample\) 5 9–11 AM 5–7 PM 9–11 AM/);
  const following = await (await app.get("/opd/week?from=2026-11-23")).text();
  const next = textOf(following);
  expect(next).toMatch(/4–6 PM 2nd and 4th/);
  expect(following).toMatch(/<main[^>]*><p[^>]*><a href="\/opd">/);
  expect(following).toContain('href="/opd/week?from=2026-11-16">Week before<');
  expect(following).toContain('href="/opd/week?from=2026-11-30">Week after<');
  expect(week).toMatch(/Dr Alok Gupta \(sample\) 9 .*? 4:30–7 PM away – ₹1,000/);
  const staff = await app.as(admin);
  await staff.post("/dashboard/Closures/new", {
    name: "Christmas",
    first_day: "2026-12-25",
    last_day: "2026-12-25",
  });
  const closed = await (await app.get("/opd/week?from=2026-12-21")).text();
  expect(textOf(closed)).toContain("Closed on Fri 25 Dec: Christmas.");
  expect(textOf(closed)).toMatch(/Dr Harjit Singh \(sample\) 5 .*? closed /);
  expect(closed).not.toMatch(/closed<br\/>closed/);
  const board = await (await app.get("/opd/board")).text();
  expect(board).toContain('<meta http-equiv="refresh" content="10"');
  expect(board).not.toContain("<script");
  expect(textOf(board)).toMatch(/10:2\d AM .*In OPD now.*Dr Harjit Singh \(sample\) Room 5/);
  expect(textOf(board)).toContain("Emergency 112 Ambulance 108");
});

test("the sheet of the week says that there is no OPD on Sunday, once the days of all doctors are known and nobody sits on it", async () => {
  const readWeek = () => read("/opd/week");
  const onSunday = "name LIKE 'Dr Anjali%'";
  expect(await without(onSunday, readWeek)).not.toContain("Sunday no OPD.");
  expect(await without(withUnknownDays, readWeek)).not.toContain("Sunday no OPD.");
  const either = `${onSunday} OR ${withUnknownDays}`;
  expect(await without(either, readWeek)).toContain("Sunday no OPD.");
});

test("on Sunday the sheet of the week is that of the next", async () => {
  setClock("2026-11-22T10:20:00");
  const week = await read("/opd/week");
  setClock("2026-11-21T10:20:00");
  expect(week).toContain("Mon 23 Nov to Sun 29 Nov 2026");
  expect(week).not.toContain("Week before");
});

test("a holiday has no OPD, also where some doctors are to be asked, and its hour is that of its first day", async () => {
  setClock("2026-12-20T10:20:00");
  const staff = await app.as(admin);
  await staff.post("/dashboard/Closures/new", {
    name: "Stocktaking",
    first_day: "2026-12-28",
    last_day: "2026-12-29",
    from_at: "780",
  });
  const [first, second] = await Promise.all(
    ["2026-12-28", "2026-12-29"].map((day) => read(`/opd?day=${day}`)),
  );
  setClock("2026-11-21T10:20:00");
  expect(first).toContain("The OPD is closed: Stocktaking, from 1:00 PM.");
  expect(second).toContain("The OPD is closed: Stocktaking.");
  expect(first).toContain("Tue 29 no OPD");
});

test("the board says how long the line of a doctor is paused, in place of the end of the OPD", async () => {
  const doctor = ids.get("Dr Harjit Singh");
  onDatabase(app, (database) =>
    database.exec(`INSERT INTO queues (id, doctor_id, doctor_name, day, sitting_id, starts_at, ends_at, given, state, back_at, created_at, updated_at)
      SELECT printf('%024d', 1), doctor_id, 'Dr Harjit Singh', '2026-11-21', id, starts_at, ends_at, 9, 'paused', 640, '2026-11-21', '2026-11-21'
        FROM sittings WHERE doctor_id = '${doctor}' AND starts_at = 540`),
  );
  expect(await read("/opd/board")).toMatch(
    /Dr Harjit Singh \(sample\) Room 5 General Surgery Paused until 10:40 AM\./,
  );
  const pages = ["/opd", `/doctor/${doctor}`, "/opd/board", `/doctor/${doctor}/token`];
  for (const path of pages) {
    expect([path, await read(path)]).toEqual([path, expect.stringContaining("Paused until 10:40")]);
  }
  setClock("2026-11-21T10:40:30");
  for (const path of pages) {
    expect([path, await read(path)]).toEqual([path, expect.stringContaining("Paused.")]);
  }
  setClock("2026-11-21T10:20:00");
  onDatabase(app, (database) => database.exec("DELETE FROM queues"));
});

test("the board names everybody who is in OPD now, in turns where there are too many", async () => {
  setClock("2026-11-23T10:30:00");
  const [, count] = /(\d+) doctors in OPD now/.exec(await read("/opd")) ?? [];
  expect(Number(count)).toBeGreaterThan(6);
  const named = new Set<string>();
  for (const minute of [30, 31]) {
    setClock(`2026-11-23T10:${minute}:00`);
    const board = await (await app.get("/opd/board")).text();
    const [now = ""] = /<section.*?<\/section>/s.exec(board) ?? [];
    for (const [, name = ""] of now.matchAll(/<li><b>([^<]*)/g)) named.add(name);
  }
  setClock("2026-11-21T10:20:00");
  expect(named.size).toBe(Number(count));
});

test("the search finds the page of today by what people type", async () => {
  for (const query of ["opd", "timing", "opd timing today", "aaj kaun sa doctor hai"]) {
    const html = await (await app.get(`/search?q=${encodeURIComponent(query)}`)).text();
    expect(html.split("<main")[1]).toMatch(/href="\/opd"/);
  }
});

test("a cached page changes with the clock, without any write", async () => {
  setClock("2026-11-21T10:59:30");
  const profile = profileOf("Dr Harjit Singh");
  const paths = ["/doctors", "/", "/opd", profile];
  const before = await Promise.all(paths.map((path) => app.get(path)));
  for (const response of before) {
    expect(textOf(await response.clone().text())).toContain("until 11:00 AM");
  }
  const etag = before[0]?.headers.get("ETag") as string;
  const known = { "If-None-Match": etag };
  expect(before[0]?.headers.get("Cache-Control")).toContain("s-maxage=2,");
  setClock("2026-11-21T10:59:58.500");
  expect((await app.get("/doctors")).headers.get("Cache-Control")).toMatch(/s-maxage=[01],/);
  expect((await app.get("/doctors", known)).status).toBe(304);
  setClock("2026-11-21T11:00:01");
  expect((await app.get("/doctors", known)).status).toBe(200);
  for (const path of paths) expect(await read(path)).not.toContain("until 11:00 AM");
  expect(await read(profile)).toContain("Next: Mon 23 Nov, 9:00 AM");
  const later = (await app.get("/doctors")).headers.get("ETag") as string;
  expect((await app.get("/doctors", { "If-None-Match": later })).status).toBe(304);
});

test("a page of a clock that was wrong is gone once the clock is right", async () => {
  const paths = ["/", "/doctors", "/opd", "/opd/week", "/opd/board", profileOf("Dr Harjit Singh")];
  const shown = () => Promise.all(paths.map(async (path) => dated(await read(path))));
  setClock("2026-11-21T10:30:00");
  const right = await shown();
  const clocks = ["2027-11-20T17:00:00", "2026-11-21T10:58:00", "1970-01-01T05:30:05"];
  for (const wrong of ["2026-12-25T09:30:00", ...share(clocks, 3)]) {
    setClock(wrong);
    const misled = await shown();
    if (!wrong.startsWith("2026-11-21")) expect(misled[2]).not.toBe(right[2]);
    setClock("2026-11-21T10:30:00");
    expect([wrong, await shown()]).toEqual([wrong, right]);
  }
});

/** What of a page depends on the day and the hour, without the minute at which the board was made. */
function dated(text: string): string {
  const found = text.match(/\b(?:\d{1,2} (?:Nov|Dec|Jan)[a-z]*|until \d+:\d\d|Today \d+:\d\d)/g);
  return (found ?? []).join(" ");
}

test("midnight in India is a new day for every page with a notice", async () => {
  setClock("2026-11-22T23:59:40");
  const staff = await app.as(admin);
  await staff.post("/dashboard/Notices/new", {
    text: "OPD closed on Republic Day",
    first_day: "2026-11-23",
    last_day: "2026-11-23",
  });
  const pages = ["/Urology", "/emergency", "/nowhere-at-all", "/opd/board"];
  const shown = () =>
    Promise.all(
      pages.map(async (path) => (await (await app.get(path)).text()).includes("Republic Day")),
    );
  expect(await shown()).toEqual([false, false, false, false]);
  setClock("2026-11-23T00:00:05");
  expect(await shown()).toEqual([true, true, true, true]);
  setClock("2026-11-24T00:00:05");
  expect(await shown()).toEqual([false, false, false, false]);
});

test("a doctor who sits again today is not sent to another day, and one is back on a day with OPD", async () => {
  setClock("2026-11-28T10:20:00");
  expect(await read(profileOf("Dr Harjit Singh"))).toContain(
    "In OPD now, until 11:00 AM Room 5. Today 4:00–6:00 PM",
  );
  addAbsence("Dr Harjit Singh", "2026-12-05", "2026-12-05", null);
  setClock("2026-12-03T10:20:00");
  expect(await read(profileOf("Dr Harjit Singh"))).toContain("Away Sat 5 Dec. Back on Mon 7 Dec.");
  addAbsence("Dr Harjit Singh", "2026-12-07", "2026-12-07", null);
  setClock("2026-12-07T08:00:00");
  expect(await read("/opd/board")).toMatch(/Away today Dr Harjit Singh \(sample\) (?!,)/);
  expect((await read("/opd/board")).match(/Dr Harjit Singh/g)).toHaveLength(1);
});

test("a doctor who misses the morning alone is sent to the afternoon, and is not away on the board", async () => {
  addAbsence("Dr Harjit Singh", "2026-12-12", "2026-12-12", 16 * 60);
  setClock("2026-12-12T08:00:00");
  const path = `/opd?day=2026-12-12&doctor=${ids.get("Dr Harjit Singh")}`;
  expect(await read(path)).toMatch(/Away next Sat 12 Dec, 4:00 PM/);
  expect(await read("/opd/board")).not.toMatch(/Away today.*Dr Harjit Singh/);
});

test("tokens begin when the doctor does, and a doctor who is still seeing somebody is not “over”", async () => {
  setClock("2026-12-08T09:10:00");
  addAbsence("Dr Harjit Singh", "2026-12-08", "2026-12-08", 600);
  const doctor = ids.get("Dr Harjit Singh");
  onDatabase(app, (database) => {
    database.exec(`
      INSERT INTO queues (id, doctor_id, doctor_name, day, sitting_id, starts_at, ends_at, room, given, created_at, updated_at)
        SELECT 'f' || substr(id, 2), doctor_id, 'Dr', '2026-12-08', id, starts_at, ends_at, '', 4, updated_at, updated_at
          FROM sittings WHERE doctor_id = '${doctor}' AND starts_at = 540`);
  });
  const row = async () =>
    (await read(`/opd?day=2026-12-08&doctor=${doctor}`)).replace(/.*Showing/, "");
  expect(await row()).toMatch(/Running late 10:00–11:00 AM.*Begins at 10:00 AM\. 4 tokens given\./);
  expect(await row()).toContain("Nobody is in OPD now, 1 later.");
  expect(await read("/opd/board")).toMatch(
    /Later today.* 10:00 AM Dr Harjit Singh \(sample\) Running late/,
  );
  const late = await read(profileOf("Dr Harjit Singh"));
  expect(late).toContain("10:00–11:00 AM later than usual");
  expect(late).not.toContain("Away Tue 8 Dec");
  onDatabase(app, (database) =>
    database.exec("UPDATE queues SET called = 3, now_token = 3, passed = 3"),
  );
  setClock("2026-12-08T11:20:00");
  expect(await row()).toContain("1 doctor in OPD now");
  expect(await read(profileOf("Dr Harjit Singh"))).not.toContain("(over)");
  expect(await row()).toMatch(/Still seeing patients 10:00–11:00 AM.*Token 3 is being seen/);
  const first = async () => (await read(`/opd?doctor=${doctor}`)).replace(/.*Showing/, "");
  expect(await first()).toMatch(/Still seeing patients 10:00–11:00 AM.*Token 3 is being seen/);
  // Its pages take turns by the minute.
  setClock("2026-12-08T11:20:00");
  expect(await read("/opd/board")).toMatch(
    /In OPD now .*Dr Harjit Singh \(sample\) Room 5 General Surgery 10:00–11:00 AM Token 3/,
  );
  const profile = profileOf("Dr Harjit Singh");
  setClock("2026-12-08T12:59:50");
  expect(await read(profile)).toContain("Token 3 is being seen");
  setClock("2026-12-08T13:00:05");
  expect(await read(profile)).not.toContain("Token 3");
  expect(await read("/opd/board")).not.toContain("Harjit Singh");
  setClock("2026-12-08T14:00:00");
  expect(await first()).toContain("OPD on Wednesday 9 December");
  expect(await row()).toMatch(/Over 10:00–11:00 AM/);
  expect(await row()).not.toContain("Token 3");
});

test("the OPD of today is over where only somebody who is away would still come", async () => {
  addAbsence("Dr Nitin Malhotra", "2026-12-10", "2026-12-10", null);
  const ofNeurology = () => read("/opd?speciality=neurology");
  setClock("2026-12-10T15:00:00");
  expect(await ofNeurology()).toContain("OPD today Thursday 10 December.");
  onDatabase(app, (database) =>
    database.exec(
      `UPDATE sittings SET weekdays = '[4]' WHERE doctor_id = '${ids.get("Dr Kavita Joshi")}'`,
    ),
  );
  expect(await ofNeurology()).toMatch(/Today(?:'|&#x27;)s OPD \(Thu 10 Dec\) is over/);
});

function addAbsence(name: string, day: string, last: string, back_at: number | null): void {
  onDatabase(app, (database) =>
    database
      .prepare(
        "INSERT INTO absences (id, doctor_id, first_day, last_day, back_at, note, created_at, updated_at) VALUES (?, ?, ?, ?, ?, '', ?, ?)",
      )
      .run(
        `a${day.replaceAll("-", "")}${"0".repeat(15)}`,
        ids.get(name),
        day,
        last,
        back_at,
        `${day}T00:00:00.000Z`,
        `${day}T00:00:00.000Z`,
      ),
  );
}

test("a department's page shows who is here today before the others, and links to each of its specialities", async () => {
  setClock("2026-11-30T10:20:00");
  const { bearer } = await logIn(app);
  const added: Response[] = [];
  for (const specialization of [
    "Physician",
    "General Medicine",
    "Internal Medicine",
    "Physician",
    "Neuro Physician",
  ]) {
    const name = `Dr Aa Zed ${added.length} (sample)`;
    added.push(
      await app.send("POST", "/api/v1/doctor", { ...doctorBody, name, specialization }, bearer),
    );
  }
  for (const path of ["/GeneralMedicine", "/hi/GeneralMedicine"]) {
    const html = await (await app.get(path)).text();
    const [team = ""] = /<section[^>]*aria-labelledby="doctors">.*?<\/section>/s.exec(html) ?? [];
    const shown = [...team.matchAll(/href="(?:\/hi)?\/doctor\/(\w+)"/g)].map(([, id]) => id);
    expect(new Set(shown).size).toBe(3);
    expect(shown[0]).toBe(ids.get("Dr Suresh Sharma"));
    expect(shown).toContain(ids.get("डॉ. सुनीता देवी"));
    const links = [...team.matchAll(/\?speciality=([^"]*)"/g)].map(([, slug]) => slug);
    expect(links).toEqual(["general-medicine", "internal-medicine", "physician"]);
  }
  for (const one of added) {
    await app.send("DELETE", `/api/v1/doctor/${(await one.json()).id}`, undefined, bearer);
  }
});

test("a hospital without any timetable shows the times of the slots, as before", async () => {
  const staff = await app.as(admin);
  const last = "SELECT doctor_id, id FROM sittings LIMIT 1";
  const all = "DELETE FROM sittings WHERE id <> (SELECT id FROM sittings LIMIT 1)";
  const { doctor_id, id } = onDatabase(app, (database) => {
    database.exec(all);
    return database.prepare(last).get();
  }) as { doctor_id: string; id: string };
  await staff.post(`/dashboard/AddDoctor/${doctor_id}/OPD/${id}/delete`, {});
  const text = await read("/doctors");
  expect(text).toContain("OPD 9:00 AM–12:00 PM");
  expect(text).not.toContain("Here today");
  expect(await read(profileOf("Dr Harjit Singh"))).not.toContain("Tomorrow");
  expect(await read("/opd")).toContain("Please call us to ask who is here");
});
