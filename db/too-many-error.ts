/** As many of a kind are stored as there may be. The message is for whoever wanted to add one. */
export class TooManyError extends Error {
  override name = "TooManyError";
}
