/** Has the browser keep a few pages for times without a connection, once this page is done loading. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

function register(): void {
  // Refused for example in private windows: then nothing is kept, and nothing else changes.
  navigator.serviceWorker.register("/sw.js").catch(() => {});
}
