import { expect, test } from "vitest";
import { doctorBody, logIn } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { storeSettings } from "../../tests/app/settings.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });

async function search(query: string) {
  const response = await app.get(`/doctors?q=${encodeURIComponent(query)}`);
  const html = await response.text();
  const names = [...html.matchAll(/<h2[^>]*>(?:<a[^>]*>)?([^<]*\(sample\))/g)];
  return { status: response.status, names: names.map(([, name = ""]) => name) };
}

const women = ["Asha Verma", "Gurpreet Kaur", "Nusrat Siddiqui"];
const bones = ["Balwinder Dhillon", "Ritu Aggarwal"];
const children = ["Anjali Mehta", "Karan Thakur"];
const kidneys = ["Alok Gupta", "Daljeet Sandhu"];
const nerves = ["Kavita Joshi", "Nitin Malhotra"];
const surgeons = ["Harjit Singh", "Pooja Bansal", "Vikram Chauhan"];
const physicians = ["Imran Qureshi", "Suresh Sharma", "सुनीता देवी"];
const cancer = ["Arvind Menon", "Meera Nair", "Rajesh Khanna", "Simran Gill"];
const punjabi = ["Balwinder Dhillon", "Daljeet Sandhu", "Gurpreet Kaur", "Harjit Singh"];

// Whoever is found for a query, and nobody else.
test.each<[string, string[]]>([
  ["asha", ["Asha Verma"]],
  ["Dr Asha", ["Asha Verma"]],
  ["dr. asha", ["Asha Verma"]],
  ["Dr.Asha", ["Asha Verma"]],
  ["doctor asha verma", ["Asha Verma"]],
  ["Verma Asha", ["Asha Verma"]],
  ["asha varma", ["Asha Verma"]],
  ["डॉ आशा वर्मा", ["Asha Verma"]],
  ["sunita devi", ["सुनीता देवी"]],
  ["डॉ. सुनीता", ["सुनीता देवी"]],
  ["dr suneeta", ["सुनीता देवी"]],
  ["gurprit kaur", ["Gurpreet Kaur"]],
  ["ਗੁਰਪ੍ਰੀਤ ਕੌਰ", ["Gurpreet Kaur"]],
  ["harjeet singh surgeon", ["Harjit Singh"]],
  ["dr suresh sharma opd", ["Suresh Sharma"]],
  ["qureshi doctor", ["Imran Qureshi"]],
  ["urologist", kidneys],
  ["kidney", kidneys],
  ["kidney specialist", kidneys],
  ["gurde ka doctor", kidneys],
  ["peshab ki problem", kidneys],
  ["prostate", kidneys],
  ["पेशाब का डॉक्टर", kidneys],
  ["ਗੁਰਦੇ ਦਾ ਡਾਕਟਰ", kidneys],
  ["gynaecologist", women],
  ["gynecologist", women],
  ["gynocologist", women],
  ["gynae", women],
  ["best gynaecologist in Panchkula", women],
  ["lady doctor", women],
  ["pregnancy doctor", women],
  ["delivery", women],
  ["mahila doctor", women],
  ["स्त्री रोग विशेषज्ञ", women],
  ["ਔਰਤਾਂ ਦੀ ਡਾਕਟਰ", women],
  ["orthopedic", bones],
  ["orthopaedics", bones],
  ["ortho", bones],
  ["bone", bones],
  ["bone specialist", bones],
  ["haddi", bones],
  ["haddi ka doctor", bones],
  ["knee pain", bones],
  ["ghutne ka dard", bones],
  ["हड्डी का डॉक्टर", bones],
  ["godde da dard", bones],
  ["pediatrics", children],
  ["paediatrician", children],
  ["pediatrition", children],
  ["child", children],
  ["child specialist", children],
  ["bacchon ka doctor", children],
  ["बच्चों के डॉक्टर", children],
  ["ਬੱਚਿਆਂ ਦਾ ਡਾਕਟਰ", children],
  ["cancer", cancer],
  ["cancer specialist", cancer],
  ["oncologist", cancer],
  ["कैंसर", cancer],
  ["cancer surgeon", ["Rajesh Khanna", "Simran Gill"]],
  ["general physician", physicians],
  ["fever", physicians],
  ["bukhar", physicians],
  ["sugar ka doctor", physicians],
  ["BP", physicians],
  ["बुखार", physicians],
  ["neurologist", nerves],
  ["nurologist", nerves],
  ["brain doctor", nerves],
  ["naso ka doctor", nerves],
  ["mirgi", nerves],
  ["दिमाग का डॉक्टर", nerves],
  ["general surgeon", surgeons],
  ["hernia operation", surgeons],
  ["bawasir ka doctor", surgeons],
  ["piles", surgeons],
  ["ਬਵਾਸੀਰ", surgeons],
  ["Punjabi speaking doctor", punjabi],
  ["doctor who speaks Punjabi", punjabi],
  ["punjabi bolne wala doctor", punjabi],
  ["पंजाबी बोलने वाले डॉक्टर", punjabi],
  ["ਪੰਜਾਬੀ ਬੋਲਣ ਵਾਲਾ ਡਾਕਟਰ", punjabi],
])("“%s” finds who is meant", async (query, expected) => {
  const { names } = await search(query);
  const found = names.map((name) => name.replace(/^(?:Dr|डॉ\.) | \(sample\)$/g, ""));
  expect(found.sort()).toEqual([...expected].sort());
});

const others: [string, string[]][] = [
  [
    "Cardiology",
    ["heart doctor", "heart", "hart specialist", "cardiac", "dil ka doctor", "दिल", "ਦਿਲ ਦਾ ਡਾਕਟਰ"],
  ],
  [
    "Oto-rhino-laryngology",
    ["ear doctor", "kaan ka doctor", "नाक, कान, गला", "ਕੰਨਾਂ ਦਾ ਡਾਕਟਰ", "ENT specialist"],
  ],
  ["Skin Specialist", ["skin doctor", "charm rog visheshagya", "चमड़ी", "ਚਮੜੀ ਦਾ ਡਾਕਟਰ", "khujli"]],
  ["Opthalmology", ["eye doctor", "aankhon ka doctor", "आंख का डॉक्टर", "ਅੱਖਾਂ ਦਾ ਡਾਕਟਰ", "chashma"]],
  ["BDS, Dental Surgeon", ["dentist", "teeth", "daant ka doctor", "दांतों का डॉक्टर", "ਦੰਦਾਂ ਦਾ ਡਾਕਟਰ"]],
  [
    "Neuropsychiatry",
    ["mental", "depression doctor", "mann ki bimari", "मन की बीमारियां", "ਮਨ ਦਾ ਡਾਕਟਰ"],
  ],
  ["Nephrology", ["dialysis doctor", "किडनी", "ਕਿਡਨੀ"]],
  ["Gastroenterology", ["liver doctor", "jigar", "पेट और जिगर", "ਢਿੱਡ ਅਤੇ ਜਿਗਰ"]],
  ["TB & Chest", ["chest doctor", "chhati ka doctor", "छाती और सांस", "ਛਾਤੀ ਦਾ ਡਾਕਟਰ", "lungs"]],
  ["Endocrinology", ["hormone doctor", "शुगर और थायराइड", "ਸ਼ੂਗਰ ਅਤੇ ਥਾਇਰਾਇਡ"]],
  ["Dietetics", ["dietician", "diet", "motapa", "खुराक", "ਖੁਰਾਕ"]],
  ["Physiotherapy", ["physio", "fizio", "kasrat", "फिजियोथेरेपी", "ਕਸਰਤ"]],
  ["Neurosurgery", ["brain surgeon", "दिमाग का ऑपरेशन", "ਦਿਮਾਗ ਦਾ ਅਪਰੇਸ਼ਨ"]],
  ["Anaesthesia", ["behoshi ka doctor", "बेहोशी", "ਬੇਹੋਸ਼ੀ"]],
  ["Radiology", ["ultrasound", "x-ray", "एक्स-रे", "ਸਕੈਨ"]],
  ["Critical Care", ["icu doctor", "आईसीयू", "ਆਈ.ਸੀ.ਯੂ."]],
  ["Plastic Surgery", ["plastic surgeon", "प्लास्टिक सर्जरी"]],
];

test("a doctor of any speciality is found by what people call it, and nobody of another one", async () => {
  const ids = await addDoctors(others.map(([specialization]) => specialization));
  for (const [at, [, queries]] of others.entries()) {
    for (const query of queries)
      expect([query, await namesFor(query)]).toEqual([query, [`Q${at} Zed`]]);
    const [first = ""] = queries;
    for (const path of ["/search", "/hi/search", "/hi/doctors", "/pa/search", "/pa/doctors"]) {
      const page = await (await app.get(`${path}?q=${encodeURIComponent(first)}`)).text();
      expect([path, first, page.includes(`Dr Q${at} Zed`)]).toEqual([path, first, true]);
    }
  }
  await removeDoctors(ids);
});

test.each<[string, string[], string[]]>([
  ["Nephrologist", ["kidney specialist", "gurde ka doctor", "ਗੁਰਦੇ ਦਾ ਡਾਕਟਰ"], kidneys],
  ["Gastroenterologist", ["stomach doctor", "pet ka doctor"], physicians],
  ["Diabetologist", ["sugar ka doctor"], physicians],
  ["Neurosurgeon", ["brain doctor", "dimag"], nerves],
  ["Rheumatology", ["gathiya"], bones],
])(
  "a doctor of %s is found beside those who were found before",
  async (specialization, queries, before) => {
    const ids = await addDoctors([specialization]);
    for (const query of queries) {
      expect([query, await namesFor(query)]).toEqual([query, [...before, "Q0 Zed"].sort()]);
    }
    await removeDoctors(ids);
  },
);

async function namesFor(query: string): Promise<string[]> {
  const { names } = await search(query);
  return names.map((name) => name.replace(/^(?:Dr|डॉ\.) | \(sample\)$/g, "")).sort();
}

async function addDoctors(specializations: string[]): Promise<string[]> {
  const { bearer } = await logIn(app);
  const ids: string[] = [];
  for (const [at, specialization] of specializations.entries()) {
    const doctor = {
      ...doctorBody,
      name: `Dr Q${at} Zed (sample)`,
      specialization,
      languages: "Tamil",
    };
    ids.push((await (await app.send("POST", "/api/v1/doctor", doctor, bearer)).json()).id);
  }
  return ids;
}

async function removeDoctors(ids: string[]): Promise<void> {
  const { bearer } = await logIn(app);
  for (const id of ids) await app.send("DELETE", `/api/v1/doctor/${id}`, undefined, bearer);
}

test("everything that contains the text is found beside what it describes", async () => {
  expect((await search("sector 20")).names).toHaveLength(21);
  expect((await search("dr")).names).toHaveLength(21);
  expect((await search("gen")).names).toHaveLength(6);
});

test("a name is found in both scripts, whichever of them was typed", async () => {
  const { bearer } = await logIn(app);
  const doctor = { ...doctorBody, name: "Dr Sunita Bhatia (sample)" };
  const added = await app.send("POST", "/api/v1/doctor", doctor, bearer);
  const both = ["Dr Sunita Bhatia (sample)", "डॉ. सुनीता देवी (sample)"];
  for (const query of ["sunita", "dr sunita", "सुनीता", "ਸੁਨੀਤਾ"]) {
    expect((await search(query)).names.sort(), query).toEqual(both);
  }
  await app.send("DELETE", `/api/v1/doctor/${(await added.json()).id}`, undefined, bearer);
});

test("of those who share a name only whoever has both is found, however it is spelt", async () => {
  const { bearer } = await logIn(app);
  const doctor = { ...doctorBody, name: "Dr Manpreet Kaur (sample)" };
  const added = await app.send("POST", "/api/v1/doctor", doctor, bearer);
  for (const query of ["Gurpreet Kaur", "gurprit kour"]) {
    expect((await search(query)).names, query).toEqual(["Dr Gurpreet Kaur (sample)"]);
  }
  await app.send("DELETE", `/api/v1/doctor/${(await added.json()).id}`, undefined, bearer);
});

test("those who are meant come before those whose speciality only contains the letters", async () => {
  const { names } = await search("urology");
  expect(names.slice(0, 2).join()).toContain("Alok Gupta");
  expect(names.slice(2).join()).toContain("Kavita Joshi");
  expect(names).toHaveLength(4);
});

test("a word for every doctor lists all of them, and nonsense none", async () => {
  expect((await search("doctor")).names).toHaveLength(21);
  expect((await search("xyzzy")).names).toHaveLength(0);
  expect((await search("?!")).names).toHaveLength(0);
});

test("in a hospital that has the name of a doctor this doctor is still found by it", async () => {
  storeSettings(app, { identity: { name: "Sharma Hospital" } });
  const physician = "Dr Suresh Sharma (sample)";
  for (const query of ["sharma", "dr sharma", "Dr. Suresh Sharma"]) {
    expect([query, (await search(query)).names]).toEqual([query, [physician]]);
  }
  const found = await (await app.get("/search?q=sharma")).text();
  expect(found).toContain(physician);
  const urologists = (await search("Sharma hospital urologist")).names;
  expect(urologists).toHaveLength(2);
  expect((await search("sharma hospital doctors")).names).toHaveLength(21);
  storeSettings(app, { identity: {} });
});

test.each(["dentist", "heart", "eye", "skin", "ent", "astrologer"])(
  "“%s” finds nobody, for nobody here does that",
  async (query) => {
    expect((await search(query)).names).toEqual([]);
  },
);

test.each([
  ["quotes", '"'.repeat(2000)],
  ["wildcards", "%_*".repeat(600)],
  ["NULs", "\0".repeat(2000)],
  ["misspelt words", "orthopidik gynikolojist ".repeat(80)],
])("2,000 %s are an ordinary search", async (_, query) => {
  expect((await search(query)).status).toBe(200);
});
