import { type ReactNode, useRef } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { LeaveQuestion } from "./leave-question.tsx";
import { hasFile, isTypedIn } from "./typed-fields.ts";

/**
 * Asks before a page with several forms is left while one of them is filled in, or came back with an error
 * (`hasReply`). `staysAt` tells of an address whether the page stays open there. No draft is kept.
 */
export function UnsavedForms({
  hasReply,
  staysAt,
  children,
}: {
  hasReply: boolean;
  staysAt: (path: string) => boolean;
  children: ReactNode;
}) {
  const container = useRef<HTMLDivElement>(null);
  const listForms = () => [...(container.current?.querySelectorAll("form") ?? [])];
  const isUnsaved = () => hasReply || listForms().some(isTypedIn);

  const blocker = useBlocker(({ nextLocation }) => !staysAt(nextLocation.pathname) && isUnsaved());
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });

  return (
    <div ref={container}>
      {children}
      {blocker.state === "blocked" && (
        <LeaveQuestion
          kept={false}
          file={listForms().some(hasFile)}
          stay={blocker.reset}
          leave={blocker.proceed}
        />
      )}
    </div>
  );
}
