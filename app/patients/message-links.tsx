/** Ways to reach a patient; nothing is written to who does not want it. */
export function MessageLinks({
  phone,
  messages,
  text,
  accessKey,
}: {
  phone: string;
  messages: string;
  text: string;
  /** Of WhatsApp, where it is about one patient. */
  accessKey?: string;
}) {
  if (phone === "") return <>No phone</>;
  const { whatsapp, sms } = messageLinks(phone, text);
  return (
    <span className="row">
      <a href={`tel:+91${phone}`}>Call</a>
      {messages !== "no" && (
        <>
          <a
            href={whatsapp}
            rel="noreferrer"
            target="_blank"
            // biome-ignore lint/a11y/noAccessKey: the desk writes to patients all day
            accessKey={accessKey}
          >
            WhatsApp
          </a>
          <a href={sms}>SMS</a>
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
