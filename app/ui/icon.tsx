export const paths = {
  phone:
    "M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z",
  mail: "M3 5h18v14H3zl9 8 9-8",
  pin: "M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11zm0-9a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 13a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm5-9h0",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm9 2-4-4",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "m6 6 12 12M18 6 6 18",
  back: "m15 5-7 7 7 7",
  forward: "m9 5 7 7-7 7",
  alert: "M12 3 2 20h20zM12 9v5M12 17h0",
  calendar: "M4 6h16v15H4zM4 10h16M8 3v4M16 3v4",
  chat: "M4 20l1.400-4.200A8 8 0 1 1 8.400 18.700zM9 10h6M9 13.500h4",
};

/** Hidden from screen readers: needs text beside it or a label around it. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return <Drawing path={paths[name]} />;
}

/** The same for what a single page draws, as the path of an SVG of 24 by 24. */
export function Drawing({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
