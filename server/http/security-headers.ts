import { env } from "#runtime/env.ts";

const common = [
  ["X-Content-Type-Options", "nosniff"],
  // "no-referrer" would make browsers send "Origin: null" with every form.
  ["Referrer-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Permissions-Policy", "camera=(),microphone=(),geolocation=()"],
] as const;

// For what is not a page: opened by itself, it may load and run nothing.
const bare = ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox"];

// Browsers keep it for two years. Other names of the hospital, such as one for mail, may have no https.
const secureOnly = {
  off: [],
  host: ["Strict-Transport-Security", "max-age=63072000"],
  subdomains: ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"],
}[env.HSTS];

export function withSecurityHeaders(headers: string[], origin: string): string[] {
  const names = new Set(headers.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase()));
  const missing = common.filter(([name]) => !names.has(name.toLowerCase())).flat();
  return [
    ...headers,
    ...(names.has("content-security-policy") ? [] : bare),
    ...missing,
    ...(origin.startsWith("https:") ? secureOnly : []),
  ];
}

export const fileSafety = [
  "X-Content-Type-Options",
  "nosniff",
  "Cross-Origin-Resource-Policy",
  "same-origin",
];
