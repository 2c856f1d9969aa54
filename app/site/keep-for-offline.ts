/** Registers the service worker, which stores a few pages for offline use, after the page has loaded. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

function register(): void {
  // Rejected in private windows, for example: the site works all the same.
  navigator.serviceWorker.register("/sw.js").catch(() => {});
}
