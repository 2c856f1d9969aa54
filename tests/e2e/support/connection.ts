import type { Page, Route } from "@playwright/test";

const proxyPage = "<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>";

export const faults = {
  gone: (route: Route) => route.abort(),
  badGateway: (route: Route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: proxyPage }),
  proxyPage: (route: Route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: proxyPage }),
  silent: async (route: Route, over: Promise<void>) => {
    await over;
    await route.abort();
  },
};

/** Does something with the connection broken for every form that script sends. */
export async function whileBroken(
  page: Page,
  fault: (route: Route, over: Promise<void>) => Promise<void>,
  work: () => Promise<void>,
): Promise<void> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const handled: Promise<void>[] = [];
  const forms = (url: URL) => url.pathname.endsWith(".data");
  await page.route(forms, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    handled.push(fault(route, over));
  });
  await work();
  end();
  await Promise.all(handled);
  await page.unroute(forms);
}
