/** How a picture is used: decides the widths that are served, the quality and the byte budget. */
export type Kind = "hero" | "card" | "room" | "portrait";

export type Source = {
  /** Name of the files that are served; the export of `app/pictures/built-in.ts` is the same in camel case. */
  name: string;
  /** Path in `media/`. */
  master: string;
  kind: Kind;
  /** What is shown, for somebody who cannot see it. */
  alt: string;
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

function picture(
  kind: Kind,
  name: string,
  alt: string,
  master = `masters/${name}.${kind === "portrait" ? "svg" : "webp"}`,
): Source {
  return { kind, name, alt, master };
}

export const pictures: Source[] = [
  // Gallery, in the order of a walk through the house
  picture(
    "room",
    "hospital-entrance",
    "Illustration: the lit entrance of the hospital at dusk, under its wide canopy",
  ),
  picture(
    "room",
    "ambulance-bay",
    "Illustration: an ambulance under the canopy of the emergency entrance",
  ),
  picture(
    "room",
    "reception",
    "Illustration: the oak reception desk with a lit lattice and waiting chairs",
  ),
  picture("room", "corridor", "Illustration: a sunlit corridor with handrails and oak doors"),
  picture("room", "pharmacy", "Illustration: the pharmacy counter before lit shelves of medicines"),
  picture(
    "room",
    "laboratory",
    "Illustration: the laboratory with its island bench and shelves of reagents",
  ),
  picture(
    "room",
    "operation-theatre",
    "Illustration: the operation theatre with lamps over a draped table",
  ),
  picture("room", "icu", "Illustration: two intensive care beds with monitors and a curtain"),
  picture("room", "nicu", "Illustration: the newborn unit with an incubator and a radiant warmer"),
  picture("room", "ward", "Illustration: three beds of the general ward in window light"),
  picture(
    "room",
    "private-room",
    "Illustration: a private room with bed, monitor and a chair by the window",
  ),
  picture(
    "room",
    "super-deluxe-room",
    "Illustration: a super deluxe room with a sofa under a wide window",
  ),

  // Facilities, other views than those of the gallery
  picture(
    "room",
    "theatre-table",
    "Illustration: operating lamps over a draped table with an instrument stand",
  ),
  picture(
    "room",
    "newborn-incubator",
    "Illustration: an incubator with a clear hood beside a chair for a parent",
  ),
  picture(
    "room",
    "intensive-bedside",
    "Illustration: an intensive care bed from its foot, a machine on wheels beside it",
  ),
  picture(
    "room",
    "laboratory-microscope",
    "Illustration: a microscope and a rack of capped test tubes on the bench",
  ),

  // Training
  picture(
    "room",
    "skills-room",
    "Illustration: a practice bench with stools, a bed and a heart curve on a screen",
  ),
  picture(
    "room",
    "teaching-room",
    "Illustration: a long oak table with notebooks before a teal wall with a screen",
  ),

  // The house from the road: first of the slideshow

  // Specialities
  picture("card", "card-obstetrics", "Knitted baby blankets with two small booties and flowers"),
  picture("card", "card-medicine", "A stethoscope, a thermometer and a weekly pill box on oak"),
  picture("card", "card-urology", "A model of two kidneys with their vessels and the bladder"),
  picture("card", "card-orthopaedics", "A model of a knee joint on a wooden stand"),

  // Treatments

  // Two more departments
  picture("card", "card-paediatrics", "A wooden elephant, toy blocks and a small stethoscope"),
  picture("card", "card-emergency", "A first-aid case with a heart, vials and bandages"),

  // Article heroes: the left part is calm and carries the heading
  picture(
    "hero",
    "hero-medicine",
    "Stethoscope, pill box and marigolds on an oak table in window light",
  ),
  picture(
    "hero",
    "hero-surgery",
    "Surgical instruments in order on a tray, the drape in soft folds",
  ),
  picture("hero", "hero-urology", "Model of the urinary tract: kidneys, ureters and bladder"),
  picture(
    "hero",
    "hero-obstetrics",
    "Folded knitted blankets and a pair of booties in window light",
  ),
  picture("hero", "hero-gynaecology", "A lotus flower made of coral and sand-coloured petals"),
  picture(
    "hero",
    "hero-orthopaedics",
    "Model of a knee with cartilage and ligaments, light from a window",
  ),
  picture("hero", "hero-oncology", "One large clear cell with its nucleus, others faint behind it"),
  picture("hero", "hero-oncosurgery", "Forceps beside a single coral cell, seen very close"),
  picture("hero", "hero-neurology", "A nerve cell whose branches reach into the dark"),
  picture("hero", "hero-paediatrics", "Wooden toys on a table: elephant, blocks and a ring tower"),
  picture("hero", "hero-emergency", "A teal first-aid case with antidote vials beside it"),


  // Leaders
  picture(
    "portrait",
    "leader-1",
    "Drawn portrait: a man with grey hair and glasses in a doctor’s coat",
  ),
  picture(
    "portrait",
    "leader-2",
    "Drawn portrait: a woman with her hair in a knot, in a doctor’s coat",
  ),
  picture("portrait", "leader-3", "Drawn portrait: a man with a teal turban and a beard"),
  picture("portrait", "leader-4", "Drawn portrait: a young woman with glasses and long hair"),

  // Doctors
  picture("portrait", "doctor-neutral", "Outline of a doctor in cap and scrubs, without a face"),
  picture("portrait", "doctor-w1", "Drawn portrait: a woman doctor with a plait over her shoulder"),
  picture(
    "portrait",
    "doctor-w2",
    "Drawn portrait: an older woman doctor with grey hair and glasses",
  ),
  picture("portrait", "doctor-w3", "Drawn portrait: a woman doctor wearing a teal headscarf"),
  picture(
    "portrait",
    "doctor-w4",
    "Drawn portrait: a woman doctor with shoulder-length hair, in scrubs",
  ),
  picture(
    "portrait",
    "doctor-w5",
    "Drawn portrait: a woman doctor with long black hair and a rose scarf",
  ),
  picture(
    "portrait",
    "doctor-w6",
    "Drawn portrait: a woman doctor with black hair in a knot and a mustard scarf",
  ),
  picture(
    "portrait",
    "doctor-w7",
    "Drawn portrait: a woman doctor with brown hair to the shoulders and glasses",
  ),
  picture(
    "portrait",
    "doctor-w8",
    "Drawn portrait: a woman doctor with a plait and glasses, in maroon scrubs",
  ),
  picture("portrait", "doctor-m1", "Drawn portrait: a man with a moustache, in navy scrubs"),
  picture("portrait", "doctor-m2", "Drawn portrait: an elderly man with white hair and glasses"),
  picture("portrait", "doctor-m3", "Drawn portrait: a man with a rust-red turban and a dark beard"),
  picture("portrait", "doctor-m4", "Drawn portrait: a young man with curly black hair"),
  picture("portrait", "doctor-m5", "Drawn portrait: a man with brown hair and a short beard"),
  picture("portrait", "doctor-m6", "Drawn portrait: a man with a blue turban, grey beard, glasses"),
  picture(
    "portrait",
    "doctor-m7",
    "Drawn portrait: a man with a mustard turban and dark beard, in green scrubs",
  ),
  picture("portrait", "doctor-m8", "Drawn portrait: a bald man with glasses and a moustache"),
];

/** Files served as they are, with a hash in the name: export name, path in `media/`. */
export const files: [name: string, path: string][] = [
  ["mark", "masters/mark.svg"],
  ["mark-white", "masters/mark-white.svg"],
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
