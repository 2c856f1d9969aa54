import { webAddress } from "#app/text-rules.ts";

const identifier = /^[A-Za-z0-9_-]{5,30}$/;

/**
 * The identifier of the reel that a link leads to: what follows /reel/, or the fifth segment of the
 * address (https:, nothing, host, kind, identifier). Undefined for a link to anything else.
 */
export function reelId(link: string): string | undefined {
  const url = webAddress(link);
  if (!url || !/^(?:[a-z]+\.)?instagram\.com$/.test(url.hostname)) return undefined;
  const after = /\/reel\/([^/]+)/.exec(url.pathname)?.[1];
  const fifth = /^\/(?:p|reels|tv)\/([^/]+)/.exec(url.pathname)?.[1];
  const id = after ?? fifth ?? "";
  return identifier.test(id) ? id : undefined;
}
