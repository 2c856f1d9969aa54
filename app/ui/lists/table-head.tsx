/** The head of a table whose columns have nothing but their names. */
export function TableHead({
  labels,
  className,
}: {
  labels: readonly string[];
  className?: string;
}) {
  return (
    <thead className={className}>
      <tr>
        {labels.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
