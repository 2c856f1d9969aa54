import { Fragment } from "react";

/** A long address breaks between its parts, not within them. */
export function EmailLink({ email }: { email: string }) {
  const [mailbox = "", domain = ""] = email.split("@");
  return (
    <a href={`mailto:${email}`}>
      {mailbox}@
      {domain.split(".").map((part, index) => (
        <Fragment key={part}>
          <wbr />
          {index > 0 && "."}
          {part}
        </Fragment>
      ))}
    </a>
  );
}
