import { cards as en } from "./en/cards.ts";
import { cards as hi } from "./hi/cards.ts";
import { cards as pa } from "./pa/cards.ts";

/** Words around the lines of a card that says what to do, and when. */
export const cardWords = { en, hi, pa };
