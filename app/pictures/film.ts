/** The film over the picture of the hero: the sample's, none, or the hospital's own. */
export type FilmChoice = "sample" | "none" | { src: string; type: string };
