import { createContext, type Ref, type SubmitEvent, useContext } from "react";
import { Form, type FormProps, useFormAction, useNavigation, useSubmit } from "react-router";
import { AccountField } from "#app/ui/fields/account-field.tsx";

const Busy = createContext(false);

/** Whether the form is being sent, until the next page has loaded. */
export function useBusy(): boolean {
  return useContext(Busy);
}

export function SendForm({
  onSubmit,
  children,
  ...props
}: FormProps & { ref?: Ref<HTMLFormElement> }) {
  const submit = useSubmit();
  const { state, formMethod, formAction } = useNavigation();
  const own = useFormAction(props.action);
  const busy = formMethod === "POST" && pathOf(formAction) === pathOf(own);

  function sendOnce(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    // Another form that is under way would be given up.
    if (busy || state === "submitting") return;
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    // Rendered before the next event: a second click finds the form busy.
    void submit(button ?? event.currentTarget, { flushSync: true, replace: props.replace });
  }

  return (
    <Busy value={busy}>
      <Form method="post" {...props} onSubmit={sendOnce}>
        <AccountField />
        {children}
      </Form>
    </Busy>
  );
}

function pathOf(action: string | undefined): string | undefined {
  return action?.split(/[?#]/)[0];
}
