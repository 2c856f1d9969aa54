export type FilmChoice = "sample" | "none" | { src: string; type: string };
