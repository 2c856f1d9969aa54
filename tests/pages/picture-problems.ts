/** What is wrong with the pictures of a page: one stands there twice, or lacks its size, its words or its smaller files. */
export function pictureProblems(html: string): string[] {
  // The walk through the hospital shows again what is a door further up.
  const page = html.replace(/<section aria-labelledby="gallery".*/s, "");
  const pictures = [...page.matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
  const names = pictures.flatMap((tag) => /\/media\/([\w-]+)-\d+\.\w+\./.exec(tag)?.[1] ?? []);
  const sets = [...page.matchAll(/ srcset="([^"]+)"/gi)].map(([, set = ""]) => set.split(", "));
  const files = sets.filter(({ length }) => length > 1).flat();
  return [
    ...names.filter((name, at) => names.indexOf(name) !== at),
    ...pictures.filter((tag) => !/ alt="[^"]*"/.test(tag)),
    ...pictures.filter((tag) => !/ width="\d+" height="\d+"/.test(tag)),
    ...(names.length > 0 && files.length === 0 ? ["no picture has smaller files"] : []),
    ...files.filter((file) => !/-(\d+)\.[\w.]+ \1w$/.test(file)),
  ];
}
