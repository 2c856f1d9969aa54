import { QrCode } from "#app/second-step/qr-code.tsx";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { HospitalTime } from "#app/ui/hospital-time.tsx";
import { CopyButton } from "./copy-button.tsx";
import type { shareLink } from "./link.server.ts";
import { ShownAddress } from "./shown-address.tsx";
import styles from "./shown-link.module.css";

/** The only time that a link is shown. `purpose` is what it is good for: "makes the account of …". */
export function ShownLink({
  made: { link, email, isMailed },
  purpose,
  closeTo,
}: {
  made: ReturnType<typeof shareLink>;
  purpose: string;
  closeTo: string;
}) {
  const { address, until, qr } = link;
  return (
    <div className={styles.shown}>
      <h3 tabIndex={-1} ref={focus}>
        This link {purpose} {email}
      </h3>
      <p>
        It works once, until <HospitalTime at={until} />, and is shown only now. Whoever has it can
        use it: give it to that person alone.
      </p>
      {isMailed && <p>It is on its way to {email}. It is here too, if the email does not come.</p>}
      <ShownAddress id="link">{address}</ShownAddress>
      <p className="row">
        <CopyButton from="link">Copy the link</CopyButton>
      </p>
      <p>Or let the phone of that person scan it:</p>
      <QrCode {...qr} label="QR code of the link" />
      <DialogLink className="button" to={closeTo} replace>
        Done
      </DialogLink>
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
