/** How a picture is used: decides the widths that are served, the quality and the byte budget. */
export type Kind = "hero" | "card" | "room" | "portrait";

export type Source = {
  /** Name of the files that are served; the export of `app/pictures.ts` is the same in camel case. */
  name: string;
  /** Path in `media/`. */
  master: string;
  kind: Kind;
  /** What is shown, for somebody who cannot see it. */
  alt: string;
  /** Keeps the right-hand part of a wide master, in this proportion of width to height. */
  right?: number;
};

/** What `encode.ts` notes in `encoded.json` about the files it has made of one picture. */
export type Encoded = {
  /** Changes when the master, the recipe or the encoder does. */
  key: string;
  hash: string;
  width: number;
  height: number;
  colour: string;
  widths: number[];
  quality: number;
  /** Bytes, in the order of the widths. */
  avif: number[];
  webp: number[];
};

const room = (name: string, alt: string, master = name): Source => ({
  name,
  master: `masters/${master}.webp`,
  kind: "room",
  alt,
});
const card = (name: string, alt: string): Source => ({
  name,
  master: `masters/${name}.webp`,
  kind: "card",
  alt,
});
const hero = (name: string, alt: string): Source => ({
  name,
  master: `masters/${name}.webp`,
  kind: "hero",
  alt,
});
const portrait = (name: string, alt: string, master = name): Source => ({
  name,
  master: `masters/${master}.svg`,
  kind: "portrait",
  alt,
});

export const pictures: Source[] = [
  // Gallery, in the order of a walk through the house
  room(
    "hospital-entrance",
    "Illustration: the lit entrance of the hospital at dusk, under its wide canopy",
    "exterior-dusk",
  ),
  room("ambulance-bay", "Illustration: an ambulance under the canopy of the emergency entrance"),
  room("reception", "Illustration: the oak reception desk with a lit lattice and waiting chairs"),
  room("corridor", "Illustration: a sunlit corridor with handrails and oak doors"),
  room("pharmacy", "Illustration: the pharmacy counter before lit shelves of medicines"),
  room("laboratory", "Illustration: the laboratory with its island bench and shelves of reagents"),
  room("operation-theatre", "Illustration: the operation theatre with lamps over a draped table"),
  room("icu", "Illustration: two intensive care beds with ventilator, monitors and curtain"),
  room("nicu", "Illustration: the newborn unit with an incubator and a radiant warmer"),
  room("ward", "Illustration: three beds of the general ward in window light"),
  room("private-room", "Illustration: a private room with bed, monitor and a chair by the window"),
  room("super-deluxe-room", "Illustration: a super deluxe room with a sofa under a wide window"),

  // Facilities, other views than those of the gallery
  room(
    "theatre-table",
    "Illustration: operating lamps over a draped table with an instrument stand",
  ),
  room(
    "newborn-incubator",
    "Illustration: an incubator with a clear hood beside a chair for a parent",
  ),
  room(
    "intensive-bedside",
    "Illustration: an intensive care bed from its foot, a ventilator beside it",
  ),
  room(
    "laboratory-microscope",
    "Illustration: a microscope and a rack of capped test tubes on the bench",
  ),

  // Training
  room(
    "skills-room",
    "Illustration: a practice bench with stools, a bed and a heart curve on a screen",
    "ward",
  ),
  room(
    "teaching-room",
    "Illustration: a long oak table with notebooks before a teal wall with a screen",
    "pharmacy",
  ),

  // The house from the road: first of the slideshow
  room("exterior-dusk", "Illustration: the hospital at dusk with its lit lattice tower"),

  // Specialities
  card("card-obstetrics", "Knitted baby blankets with two small booties and flowers"),
  card("card-oncology", "A large clear cell with a coral nucleus among smaller cells"),
  card("card-surgery", "A steel tray of surgical instruments on a teal drape"),
  card("card-medicine", "A stethoscope, a thermometer and a weekly pill box on oak"),
  card("card-urology", "A model of two kidneys with their vessels and the bladder"),
  card("card-orthopaedics", "A model of a knee joint on a wooden stand"),
  card("card-oncosurgery", "Fine forceps reaching for one coral cell among teal ones"),

  // Treatments
  {
    name: "treatment-medicine",
    master: "masters/hero-medicine.webp",
    kind: "card",
    right: 4 / 3,
    alt: "Medicines laid out beside a stethoscope and a steel tumbler",
  },
  {
    name: "treatment-oncology",
    master: "masters/hero-oncology-dense.webp",
    kind: "card",
    right: 4 / 3,
    alt: "Many cells of different colours, seen as if under a microscope",
  },
  card("card-gynaecology", "A lotus with coral petals on a round stone"),
  {
    name: "treatment-surgery",
    master: "masters/hero-surgery.webp",
    kind: "card",
    right: 4 / 3,
    alt: "Scissors and forceps in a row, a kidney dish behind them",
  },
  card("card-neurology", "A branching nerve cell before a deep teal ground"),
  {
    name: "treatment-urology",
    master: "masters/hero-urology.webp",
    kind: "card",
    right: 4 / 3,
    alt: "The kidneys and the bladder as a museum model in soft light",
  },

  // Two more departments
  card("card-paediatrics", "A wooden elephant, toy blocks and a small stethoscope"),
  card("card-emergency", "A first-aid case with a heart, vials and bandages"),

  // Article heroes: the left part is calm and carries the heading
  hero("hero-medicine", "Stethoscope, pill box and marigolds on an oak table in window light"),
  hero("hero-surgery", "Surgical instruments in order on a tray, the drape in soft folds"),
  hero("hero-urology", "Model of the urinary tract: kidneys, ureters and bladder"),
  hero("hero-obstetrics", "Folded knitted blankets and a pair of booties in window light"),
  hero("hero-gynaecology", "A lotus flower made of coral and sand-coloured petals"),
  hero("hero-orthopaedics", "Model of a knee with cartilage and ligaments, light from a window"),
  hero("hero-oncology", "One large clear cell with its nucleus, others faint behind it"),
  hero("hero-oncosurgery", "Forceps beside a single coral cell, seen very close"),
  hero("hero-neurology", "A nerve cell whose branches reach into the dark"),
  hero("hero-paediatrics", "Wooden toys on a table: elephant, blocks and a ring tower"),
  hero("hero-emergency", "A teal first-aid case with antidote vials beside it"),

  // The first frame of the hero video
  {
    name: "hero-poster",
    master: "video/hero-poster.webp",
    kind: "hero",
    alt: "Illustration: the hospital building in the evening, its windows lit",
  },

  // Leaders
  portrait("leader-1", "Drawn portrait: a man with grey hair and glasses in a doctor’s coat"),
  portrait("leader-2", "Drawn portrait: a woman with her hair in a knot, in a doctor’s coat"),
  portrait("leader-3", "Drawn portrait: a man with a teal turban and a beard"),
  portrait("leader-4", "Drawn portrait: a young woman with glasses and long hair"),

  // Doctors
  portrait("doctor-neutral", "Outline of a doctor without a face"),
  portrait("doctor-w1", "Drawn portrait: a woman doctor with a plait over her shoulder"),
  portrait("doctor-w2", "Drawn portrait: an older woman doctor with grey hair and glasses"),
  portrait("doctor-w3", "Drawn portrait: a woman doctor wearing a teal headscarf"),
  portrait("doctor-w4", "Drawn portrait: a woman doctor with shoulder-length hair, in scrubs"),
  portrait("doctor-w5", "Drawn portrait: a woman doctor with long black hair and a rose scarf"),
  portrait("doctor-m1", "Drawn portrait: a man with a moustache, in navy scrubs"),
  portrait("doctor-m2", "Drawn portrait: an elderly man with white hair and glasses"),
  portrait("doctor-m3", "Drawn portrait: a man with a rust-red turban and a dark beard"),
  portrait("doctor-m4", "Drawn portrait: a young man with curly black hair"),
  portrait("doctor-m5", "Drawn portrait: a man with brown hair and a short beard"),
];

/** Files served as they are, with a hash in the name: export name, path in `media/`. */
export const files: [name: string, path: string][] = [
  ["logo", "masters/logo.svg"],
  ["logo-white", "masters/logo-white.svg"],
  ["mark", "masters/mark.svg"],
  ["mark-white", "masters/mark-white.svg"],
  ["medallion-nabh", "masters/badge-nabh.svg"],
  ["medallion-quality", "masters/badge-quality.svg"],
  ["medallion-infection", "masters/badge-infection.svg"],
  ["medallion-nursing", "masters/badge-nursing.svg"],
  ["hero-video-mp4", "video/hero.mp4"],
  ["hero-video-webm", "video/hero-av1.webm"],
];

/** The served files of a picture: all AVIF in rising width, then all WebP. */
export function fileNames(name: string, { hash, widths }: Pick<Encoded, "hash" | "widths">) {
  return ["avif", "webp"].flatMap((type) =>
    widths.map((width) => `${name}-${width}.${hash}.${type}`),
  );
}

/** `card-urology` becomes `cardUrology`. */
export function camelCase(name: string) {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
