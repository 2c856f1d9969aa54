const pattern = /(?:^|;\s*)((?:__Host-)?session=[^;\s]+)/;

/** The name and value of the cookie of a session, in a Cookie or a Set-Cookie header. */
export function sessionCookieIn(header: string | undefined): string | undefined {
  return pattern.exec(header ?? "")?.[1];
}
