import type { ReactNode } from "react";
import { Link } from "react-router";
import { IfLoaded } from "#app/ui/if-loaded.tsx";
import type { LoadFailure } from "#app/ui/load-failure.ts";

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
  read: Data | LoadFailure;
  failure?: string;
  children: (read: Data) => ReactNode;
}) {
  return (
    <>
      <header className="head">
        <h1>{title}</h1>
        <Link to={back.to}>{back.title}</Link>
      </header>
      <IfLoaded data={read} failure={failure}>
        {children}
      </IfLoaded>
    </>
  );
}
