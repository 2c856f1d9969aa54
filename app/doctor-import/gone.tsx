export function Gone() {
  return (
    <p className="panel" role="status">
      This file is not here any more: it is removed once it is imported, or after a day. Choose it
      again to import it.
    </p>
  );
}
