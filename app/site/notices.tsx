import type { ShownNotice } from "#app/opd/notices.server.ts";

/** What the hospital has to tell everybody today. It needs no style of its own. */
export function Notices({ notices = [] }: { notices?: readonly ShownNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <aside className="wrap" aria-label="Notice">
      {notices.map(({ text, link }) => (
        <p key={text} className="panel">
          <b>{text}</b>
          {link && (
            <>
              {" "}
              <a href={link}>
                Read more<span className="visually-hidden">: {text}</span>
              </a>
            </>
          )}
        </p>
      ))}
    </aside>
  );
}
