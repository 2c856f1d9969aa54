const ours = "http://ours.invalid";

/** A path of our own dashboard to go to after sign-in; anything else becomes the dashboard itself. */
export function safeDashboardPath(path: unknown): string {
  if (typeof path !== "string" || !/^\/dashboard(?=$|[/?])[^\\\p{Cc}]*$/iu.test(path)) {
    return "/dashboard";
  }
  const url = URL.parse(path, ours);
  if (url?.origin !== ours || !/^\/dashboard(?:\/|$)/i.test(url.pathname)) return "/dashboard";
  return url.pathname + url.search;
}
