/** In the place of a file that was imported, or has waited for a day. */
export function Gone() {
  return (
    <p className="panel" role="status">
      This file is not here any more: it is removed once it is imported, or after a day. Choose it
      again to import it.
    </p>
  );
}
