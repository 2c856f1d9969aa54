export type Kind = "hero" | "card" | "room" | "portrait";

export type Source = {
  /** Name of the files that are served; the export of `app/pictures/built-in.ts` is the same in camel case. */
  name: string;
  master: string;
  kind: Kind;
  alt: string;
};

export type Encoded = {
  key: string;
  hash: string;
  width: number;
  height: number;
  colour: string;
  widths: number[];
  quality: number;
  avif: number[];
  webp: number[];
};

const alts: Record<Kind, Record<string, string>> = {
  room: {
    "hospital-entrance":
      "Illustration: the lit entrance of the hospital at dusk, under its wide canopy",
    "ambulance-bay": "Illustration: an ambulance under the canopy of the emergency entrance",
    reception: "Illustration: the oak reception desk with a lit lattice and waiting chairs",
    corridor: "Illustration: a sunlit corridor with handrails and oak doors",
    pharmacy: "Illustration: the pharmacy counter before lit shelves of medicines",
    laboratory: "Illustration: the laboratory with its island bench and shelves of reagents",
    "operation-theatre": "Illustration: the operation theatre with lamps over a draped table",
    icu: "Illustration: two intensive care beds with monitors and a curtain",
    nicu: "Illustration: the newborn unit with an incubator and a radiant warmer",
    ward: "Illustration: three beds of the general ward in window light",
    "private-room": "Illustration: a private room with bed, monitor and a chair by the window",
    "super-deluxe-room": "Illustration: a super deluxe room with a sofa under a wide window",
    "theatre-table": "Illustration: operating lamps over a draped table with an instrument stand",
    "newborn-incubator": "Illustration: an incubator with a clear hood beside a chair for a parent",
    "intensive-bedside":
      "Illustration: an intensive care bed from its foot, a machine on wheels beside it",
    "laboratory-microscope":
      "Illustration: a microscope and a rack of capped test tubes on the bench",
    "skills-room":
      "Illustration: a practice bench with stools, a bed and a heart curve on a screen",
    "teaching-room":
      "Illustration: a long oak table with notebooks before a teal wall with a screen",
  },
  card: {
    "card-obstetrics": "Knitted baby blankets with two small booties and flowers",
    "card-medicine": "A stethoscope, a thermometer and a weekly pill box on oak",
    "card-urology": "A model of two kidneys with their vessels and the bladder",
    "card-orthopaedics": "A model of a knee joint on a wooden stand",
  },
  hero: {
    "hero-medicine": "Stethoscope, pill box and marigolds on an oak table in window light",
    "hero-urology": "Model of the urinary tract: kidneys, ureters and bladder",
    "hero-obstetrics": "Folded knitted blankets and a pair of booties in window light",
    "hero-orthopaedics": "Model of a knee with cartilage and ligaments, light from a window",
    "hero-neurology": "A nerve cell whose branches reach into the dark",
    "hero-paediatrics": "Wooden toys on a table: elephant, blocks and a ring tower",
    "hero-emergency": "A teal first-aid case with antidote vials beside it",
  },
  portrait: {
    "leader-1": "Drawn portrait: a man with grey hair and glasses in a doctor’s coat",
    "leader-2": "Drawn portrait: a woman with her hair in a knot, in a doctor’s coat",
    "leader-3": "Drawn portrait: a man with a teal turban and a beard",
    "leader-4": "Drawn portrait: a young woman with glasses and long hair",
    "doctor-neutral": "A stethoscope on its peg, in a niche with a lattice",
    "doctor-w1": "Drawn portrait: a woman doctor with a plait over her shoulder",
    "doctor-w2": "Drawn portrait: an older woman doctor with grey hair and glasses",
    "doctor-w3": "Drawn portrait: a woman doctor wearing a teal headscarf",
    "doctor-w4": "Drawn portrait: a woman doctor with shoulder-length hair, in scrubs",
    "doctor-w5": "Drawn portrait: a woman doctor with long black hair and a rose scarf",
    "doctor-w6": "Drawn portrait: a woman doctor with black hair in a knot and a mustard scarf",
    "doctor-w7": "Drawn portrait: a woman doctor with brown hair to the shoulders and glasses",
    "doctor-w8": "Drawn portrait: a woman doctor with a plait and glasses, in maroon scrubs",
    "doctor-m1": "Drawn portrait: a man with a moustache, in navy scrubs",
    "doctor-m2": "Drawn portrait: an elderly man with white hair and glasses",
    "doctor-m3": "Drawn portrait: a man with a rust-red turban and a dark beard",
    "doctor-m4": "Drawn portrait: a young man with curly black hair",
    "doctor-m5": "Drawn portrait: a man with brown hair and a short beard",
    "doctor-m6": "Drawn portrait: a man with a blue turban, grey beard, glasses",
    "doctor-m7": "Drawn portrait: a man with a mustard turban and dark beard, in green scrubs",
    "doctor-m8": "Drawn portrait: a bald man with glasses and a moustache",
  },
};

export const pictures: Source[] = (Object.keys(alts) as Kind[]).flatMap((kind) =>
  Object.entries(alts[kind]).map(([name, alt]) => {
    const ending = kind === "portrait" ? "svg" : "webp";
    return { kind, name, alt, master: `masters/${name}.${ending}` };
  }),
);

export const files: [name: string, path: string][] = [
  ["mark", "masters/mark.svg"],
  ["mark-white", "masters/mark-white.svg"],
  ["hero-video-mp4", "video/hero.mp4"],
  ["hero-video-webm", "video/hero-av1.webm"],
];

export function fileNames(name: string, { hash, widths }: Pick<Encoded, "hash" | "widths">) {
  return ["avif", "webp"].flatMap((type) =>
    widths.map((width) => `${name}-${width}.${hash}.${type}`),
  );
}

export function camelCase(name: string) {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
