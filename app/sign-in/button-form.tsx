import type { ReactNode, SubmitEvent } from "react";
import { useFetcher } from "react-router";
import { ButtonFailure } from "#app/ui/sending/button-failure.tsx";
import { isNotSent } from "#app/ui/sending/send-failure.ts";

export function ButtonForm({
  action,
  button,
  busy,
  className,
  fields,
  children,
}: {
  action: string;
  button: string;
  busy: string;
  className: string | undefined;
  fields?: ReactNode;
  children?: ReactNode;
}) {
  const fetcher = useFetcher<unknown>();
  const isBusy = fetcher.state !== "idle";
  const failed = !isBusy && isNotSent(fetcher.data) && fetcher.data.notSent;

  function sendOnce(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) void fetcher.submit(event.currentTarget, { flushSync: true });
  }

  return (
    <fetcher.Form method="post" action={action} onSubmit={sendOnce}>
      {fields}
      <button type="submit" className={className} aria-disabled={isBusy}>
        {isBusy ? busy : button}
        {children}
      </button>
      {failed && <ButtonFailure notSent={failed} />}
    </fetcher.Form>
  );
}
