import { type InputEvent, useState } from "react";
import { useLocation } from "react-router";

/**
 * For a page of two forms, one that asks and one that acts on the answer: whether the first says something else by now
 * than what it was asked, and what its `onInput` is. The second is to be `inert` meanwhile.
 */
export function useAskedBefore() {
  const { key } = useLocation();
  const [changedOn, setChangedOn] = useState<string>();
  function look({ currentTarget }: InputEvent<HTMLFormElement>) {
    const inputs = [...currentTarget.querySelectorAll("input")];
    setChangedOn(inputs.some((input) => input.value !== input.defaultValue) ? key : undefined);
  }
  return { isAskedBefore: changedOn === key, look };
}

/** Its place is there before, so that screen readers notice when it comes. */
export function AskedBefore({ isShown, button }: { isShown: boolean; button: string }) {
  return <p role="status">{isShown && `Press ${button}: below is what you asked before.`}</p>;
}
