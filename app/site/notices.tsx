/** What the hospital has to tell everybody today. It needs no style of its own. */
export function Notices({ texts = [] }: { texts?: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <aside className="wrap" aria-label="Notice">
      {texts.map((text) => (
        <p key={text} className="panel">
          <b>{text}</b>
        </p>
      ))}
    </aside>
  );
}
