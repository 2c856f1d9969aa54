import { Fragment, type ReactNode } from "react";

/** Terms and what is known of them; one of which nothing is known is left out. */
export function Facts({
  facts,
  className,
}: {
  facts: Record<string, ReactNode>;
  className?: string | undefined;
}) {
  return (
    <dl className={className}>
      {Object.entries(facts).map(
        ([term, fact]) =>
          fact && (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
