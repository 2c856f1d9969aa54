import { randomBytes } from "node:crypto";

export interface Flood {
  name: string;
  method: string;
  path(): string;
  headers?: Record<string, string>;
  body?(): string;
}

const words = () => Array.from({ length: 10 }, () => randomBytes(4).toString("hex")).join("+");
const common = "pain+fever+child+heart+blood+sugar+kidney+surgery+doctor+eye";
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const json = { "Content-Type": "application/json" };
const stranger = { Cookie: "session=x" };
const once = () => randomBytes(5).toString("hex");
const resume = `email=a&password=&resume=${"x".repeat(250 * 1024)}`;

export const floods: Flood[] = [
  get("a page from the cache", () => "/"),
  get("a search for ten words that do not exist", () => `/search?q=${words()}`),
  get("a search for ten common words", () => `/search?q=${common}+${once()}`),
  get("a search for one word", () => `/search?q=fever+${once()}`),
  get("a page with a made-up session", () => "/", stranger),
  get("a page with a made-up token", () => "/", { Authorization: "Bearer x" }),
  get("the doctors with a made-up session", () => "/doctors", stranger),
  get("a page that does not exist", () => `/${once()}`),
  get("doctors found by a word", () => `/doctors?q=${once()}`),
  get("the doctors by the API", () => `/api/v1/doctors?q=${once()}`),
  get("the API's document", () => "/api/v1/openapi.json"),
  get("the site map", () => "/sitemap.xml"),
  get("the service worker", () => "/sw.js"),
  post("a kept form of 250 KB", "/signin", form, () => resume),
  post("a sign-in", "/signin", form, () => `email=${once()}%40example.org&password=wrong`),
  post("a sign-in by the API", "/api/v1/login", json, () =>
    JSON.stringify({ email: `${once()}@example.org`, password: "wrong" }),
  ),
  post("an application without a name", "/careers", form, () => `position=${once()}`),
];

function get(name: string, path: () => string, headers: Flood["headers"] = {}): Flood {
  return { name, method: "GET", path, headers };
}

function post(name: string, path: string, headers: Flood["headers"], body: () => string): Flood {
  return { name, method: "POST", path: () => path, headers, body };
}
