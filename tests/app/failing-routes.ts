/** Pages and calls that fail, each in a way of its own, by the last part of their address. */
export const failingRoutes: Record<string, string> = {
  "component.tsx": `
    export default function Page() { throw new Error("in a component"); }`,
  "nothing-thrown.tsx": `
    export default function Page() { throw undefined; }`,
  "invalid-element.tsx": `
    export default function Page() { return <p>{{ toString: 1 } as never}</p>; }`,
  "meta.tsx": `
    export function meta() { throw new Error("in meta"); }
    export default function Page() { return <p>x</p>; }`,
  "title.tsx": `
    function Words(): string { throw new Error("in the title"); }
    export default function Page() { return <><link rel="x" href="/" /><title>{Words()}</title></>; }`,
  "links.tsx": `
    export function links() { throw new Error("in links"); }
    export default function Page() { return <p>x</p>; }`,
  "headers.tsx": `
    export function headers() { throw new Error("in headers"); }
    export default function Page() { return <p>x</p>; }`,
  "bad-header.tsx": `
    export function headers() { return { "X-Bad": "line\\nbreak" }; }
    export default function Page() { return <p>x</p>; }`,
  "page-and-boundary.tsx": `
    import { Suspense } from "react";
    function Part(): never { throw new Error("in a part"); }
    export default function Page() { return <main><Suspense><Part /></Suspense><Part /></main>; }`,
  "page-after-boundary.tsx": `
    import { Suspense, use } from "react";
    export function loader() { return { wait: new Promise<void>((resolve) => setTimeout(resolve, 30)) }; }
    function Part({ wait }: { wait: Promise<void> }): never { use(wait); throw new Error("in a part"); }
    export default function Page({ loaderData }: { loaderData: { wait: Promise<void> } }) {
      return <main><Suspense><Part {...loaderData} /></Suspense><Part {...loaderData} /></main>;
    }`,
  "late-boundary.tsx": `
    import { Suspense, use } from "react";
    const late = new Promise((_, reject) => setTimeout(() => reject(new Error("late")), 30));
    late.catch(() => {});
    function Late() { return <p>{String(use(late))}</p>; }
    export default function Page() { return <Suspense fallback="waiting"><Late /></Suspense>; }`,
  "late-throw.tsx": `
    import { Suspense, use } from "react";
    function Late({ wait }: { wait: Promise<void> }) { use(wait); throw new Error("late"); }
    export function loader() { return { wait: new Promise<void>((resolve) => setTimeout(resolve, 30)) }; }
    export default function Page({ loaderData }: { loaderData: { wait: Promise<void> } }) {
      return <Suspense fallback="waiting"><Late wait={loaderData.wait} /></Suspense>;
    }`,
  "late-without-boundary.tsx": `
    import { use } from "react";
    export function loader() {
      return { late: new Promise<string>((_, reject) => setTimeout(() => reject(new Error("late")), 30)) };
    }
    export default function Page({ loaderData }: { loaderData: { late: Promise<string> } }) {
      return <p>{use(loaderData.late)}</p>;
    }`,
  "awaited-data.tsx": `
    import { Suspense } from "react";
    import { Await } from "react-router";
    export const handle = { interactive: true };
    export function loader() {
      return { late: new Promise<string>((_, reject) => setTimeout(() => reject(new Error("late")), 30)) };
    }
    export default function Page({ loaderData }: { loaderData: { late: Promise<string> } }) {
      return <Suspense fallback="waiting"><Await resolve={loaderData.late}>{(text) => <p>{text}</p>}</Await></Suspense>;
    }`,
  "unused-data.tsx": `
    export function loader() { return { late: Promise.reject(new Error("unused")) }; }
    export default function Page() { return <p>x</p>; }`,
  "data-of-no-kind.tsx": `
    export const handle = { interactive: true };
    export function loader() { return { call: () => 1, when: { get late() { throw new Error("in a getter"); } } }; }
    export default function Page() { return <p>x</p>; }`,
  "nobodys-promise.tsx": `
    export function loader() { Promise.reject(new Error("nobody's")); return null; }
    export default function Page() { return <p>x</p>; }`,
  "loader.tsx": `
    export function loader() { throw new Error("in a loader"); }
    export default function Page() { return <p>x</p>; }`,
  "loader-throws-null.tsx": `
    export function loader() { throw null; }
    export default function Page() { return <p>x</p>; }`,
  "action.tsx": `
    export async function action({ request }: { request: Request }) {
      await request.formData();
      throw new Error("in an action");
    }
    export default function Page() { return <p>x</p>; }`,
  "middleware.tsx": `
    export const middleware = [() => { throw new Error("in middleware"); }];
    export default function Page() { return <p>x</p>; }`,
  "after-middleware.tsx": `
    export const middleware = [async (_: unknown, next: () => Promise<Response>) => { await next(); throw new Error("after"); }];
    export default function Page() { return <p>x</p>; }`,
  "error-screen.tsx": `
    export function ErrorBoundary(): never { throw new Error("in an error screen"); }
    export default function Page() { throw new Error("in a component"); }`,
  "stream.ts": `
    export function loader() {
      const body = new ReadableStream({
        start(control) {
          control.enqueue(new TextEncoder().encode("beginning"));
          setTimeout(() => control.error(new Error("in a stream")), 30);
        },
      });
      return new Response(body, { headers: { "Content-Type": "text/plain" } });
    }`,
  "compressing.ts": `
    export const handle = { isPublic: false };
    export function loader() {
      return new Response("cannot be compressed ".repeat(200), { headers: { "Content-Type": "text/plain" } });
    }`,
  "compressed-page.tsx": `
    export default function Page() { return <p>cannot be compressed</p>; }`,
  "writing.ts": `
    export function loader() { return new Response("text", { headers: { "X-Cannot-Be-Written": "1" } }); }`,
  "aborted-form.tsx": `
    export const handle = { maxBodyBytes: 1000000 };
    export async function action({ request }: { request: Request }) {
      await request.formData();
      return null;
    }
    export default function Page() { return <p>x</p>; }`,
  "aborted.tsx": `
    export const handle = { maxBodyBytes: 1000000 };
    export async function action({ request }: { request: Request }) {
      await new Promise((resolve) => request.signal.addEventListener("abort", resolve, { once: true }));
      throw new Error("after it was aborted");
    }
    export default function Page() { return <p>x</p>; }`,
};
