import type { ReactNode } from "react";
import { Link } from "react-router";
import { isUnread, type Unread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";

/** A form of the cash desk with the way back from it, or why it could not be read. */
export function Screen<Data>({
  title,
  back,
  read,
  failure = "Failed to fetch payments",
  children,
}: {
  title: string;
  back: { to: string; title: string };
  read: Data | Unread;
  failure?: string;
  children: (read: Data) => ReactNode;
}) {
  return (
    <>
      <header className="head">
        <h1>{title}</h1>
        <Link to={back.to}>{back.title}</Link>
      </header>
      {isUnread(read) ? <UnreadNotice failure={failure} unread={read.unread} /> : children(read)}
    </>
  );
}
