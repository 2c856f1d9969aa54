import { webAddress } from "#app/forms/text-rules.ts";

const identifier = /^[A-Za-z0-9_-]{5,30}$/;

/** The segment after /reel/, or the fifth one (specification, sections 2 and 5). */
export function reelId(link: string): string | undefined {
  const url = webAddress(link);
  if (!url || !/^(?:[a-z]+\.)?instagram\.com$/.test(url.hostname)) return undefined;
  // What is behind it belongs to a link that was shared, and is no reel's.
  if (url.pathname.startsWith("/share/")) return undefined;
  const after = /\/reel\/([^/]+)/.exec(url.pathname)?.[1];
  const fifth = /^\/(?:p|reels|tv)\/([^/]+)/.exec(url.pathname)?.[1];
  const id = after ?? fifth ?? "";
  return identifier.test(id) ? id : undefined;
}

export function embedOf(id: string): string {
  return `https://www.instagram.com/reel/${id}/embed`;
}
