import { createContext, type Ref, type SubmitEvent, useContext } from "react";
import { Form, type FormProps, useFormAction, useNavigation, useSubmit } from "react-router";

const Busy = createContext(false);

/** Whether the form around is on its way: from the press of its button until the next page is there. */
export function useBusy(): boolean {
  return useContext(Busy);
}

/** A form that is posted, and cannot be sent again while it is on its way. */
export function SendForm({
  onSubmit,
  children,
  ...props
}: FormProps & { ref?: Ref<HTMLFormElement> }) {
  const submit = useSubmit();
  const { formMethod, formAction } = useNavigation();
  const own = useFormAction(props.action);
  const busy = formMethod === "POST" && pathOf(formAction) === pathOf(own);

  function sendOnce(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (busy) return;
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    // Rendered before the next event, so that a second press finds the form busy.
    submit(button ?? event.currentTarget, { flushSync: true });
  }

  return (
    <Busy value={busy}>
      <Form method="post" {...props} onSubmit={sendOnce}>
        {children}
      </Form>
    </Busy>
  );
}

function pathOf(action: string | undefined): string | undefined {
  return action?.split(/[?#]/)[0];
}
