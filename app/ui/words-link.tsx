import { Link } from "react-router";

/** To where staff write the texts of a thing in Hindi and Punjabi. */
export function WordsLink({ to, of }: { to: string; of?: string }) {
  return (
    <Link to={to}>
      <span>
        <span lang="hi">हिंदी</span> · <span lang="pa">ਪੰਜਾਬੀ</span>
      </span>
      {of && <span className="visually-hidden"> {of}</span>}
    </Link>
  );
}
