/** As many of a kind are stored as there may be. The message is for whoever wanted to add one. `things`: such as "links". */
export class TooManyError extends Error {
  override name = "TooManyError";

  constructor(most: number, things: string) {
    super(`There are ${most} ${things}: delete one of them first.`);
  }
}
