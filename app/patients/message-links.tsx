/** Ways to reach a patient; nothing is written to who does not want it, or where there is no text. */
export function MessageLinks({
  phone,
  messages,
  text,
  name = "",
  accessKey,
}: {
  phone: string;
  messages: string;
  text: string | undefined;
  /** Whose they are, for those who do not see the row. */
  name?: string;
  /** Of WhatsApp, where it is about one patient. */
  accessKey?: string;
}) {
  if (phone === "") return <>No phone</>;
  const written = text && messages !== "no" ? messageLinks(phone, text) : undefined;
  const whose = <span className="visually-hidden"> {name}</span>;
  return (
    <span className="row">
      <a href={`tel:+91${phone}`}>Call{whose}</a>
      {written && (
        <>
          <a
            href={written.whatsapp}
            rel="noreferrer"
            target="_blank"
            // biome-ignore lint/a11y/noAccessKey: the desk writes to patients all day
            accessKey={accessKey}
          >
            WhatsApp{whose}
            <span className="visually-hidden"> (opens a new tab)</span>
          </a>
          <a href={written.sms}>SMS{whose}</a>
        </>
      )}
    </span>
  );
}

/** The clerk's own phone or WhatsApp sends it. */
function messageLinks(phone: string, text: string) {
  const body = encodeURIComponent(text);
  return { whatsapp: `https://wa.me/91${phone}?text=${body}`, sms: `sms:+91${phone}?body=${body}` };
}
