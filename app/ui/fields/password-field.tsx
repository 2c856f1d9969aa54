import { TextInput, type TextInputProps } from "@mantine/core";
import { useState } from "react";
import { useHydrated } from "#app/rendering/hydrated.ts";
import styles from "./password-field.module.css";
import { type Field, useField } from "./use-field.ts";

export function PasswordField({ field, ...props }: { field: Field } & TextInputProps) {
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
      {...useField({ ...field, initialValue: undefined })}
      rightSection={useHydrated() && toggle}
      rightSectionWidth="min(4.25rem, 26vw)"
      rightSectionPointerEvents="all"
      {...props}
    />
  );
}
