/** Each sends the new place, so that it is the same one when the form is sent again. */
export function MoveButtons({
  name,
  at,
  count,
  className,
}: {
  name: string;
  at: number;
  count: number;
  className?: string;
}) {
  const moves = [
    { label: "Up", place: at - 1, isEnd: at === 0 },
    { label: "Down", place: at + 1, isEnd: at === count - 1 },
  ];
  return moves.map(({ label, place, isEnd }) => (
    <button
      key={label}
      type="submit"
      name="place"
      value={place}
      className={className}
      disabled={isEnd}
    >
      {label}
      <span className="visually-hidden"> {name}</span>
    </button>
  ));
}
