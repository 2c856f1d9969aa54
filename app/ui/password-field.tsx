import { TextInput, type TextInputProps } from "@mantine/core";
import { useState } from "react";
import { useHydrated } from "./hydrated.ts";
import styles from "./password-field.module.css";

/** A password input; with script it has a button that shows what was typed. */
export function PasswordField(props: TextInputProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      {shown ? "Hide" : "Show"}
      <span className="visually-hidden"> password</span>
    </button>
  );
  return (
    <TextInput
      type={shown ? "text" : "password"}
      size="md"
      rightSection={useHydrated() && toggle}
      rightSectionWidth="min(4.25rem, 26vw)"
      rightSectionPointerEvents="all"
      {...props}
    />
  );
}
