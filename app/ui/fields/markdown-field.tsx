import type { TextareaProps } from "@mantine/core";
import { type MouseEvent, useEffect, useState } from "react";
import styles from "./markdown-field.module.css";
import { TextAreaField } from "./text-area-field.tsx";
import type { Field } from "./use-field.ts";

const buttons = {
  "header-2": "Heading",
  "header-3": "Smaller heading",
  bold: "Bold",
  "unordered-list": "List",
  "ordered-list": "Numbers",
  link: "Link",
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "markdown-toolbar": React.HTMLAttributes<HTMLElement> & { for: string };
    }
  }
}

/** A text in Markdown, with buttons that write it where there is script. */
export function MarkdownField({ field, ...props }: { field: Field } & TextareaProps) {
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    let isShown = true;
    import("@github/markdown-toolbar-element").then(
      () => isShown && setIsReady(true),
      // Without its buttons the text is written by hand.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);

  return (
    <TextAreaField
      field={field}
      {...props}
      inputContainer={(area) => (
        <>
          <markdown-toolbar
            for={field.id}
            aria-label="Format"
            className={styles.toolbar}
            data-ready={isReady || undefined}
          >
            {Object.entries(buttons).map(([name, label]) => (
              <button
                key={name}
                type="button"
                data-md-button={name}
                onClickCapture={name.startsWith("header") ? selectLine : undefined}
              >
                {label}
              </button>
            ))}
          </markdown-toolbar>
          {area}
        </>
      )}
    />
  );

  // A heading is a whole line, wherever in it the cursor is.
  function selectLine(_: MouseEvent) {
    const area = document.getElementById(field.id) as HTMLTextAreaElement | null;
    if (!area) return;
    const { value, selectionStart } = area;
    const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
    const end = value.indexOf("\n", selectionStart);
    area.setSelectionRange(start, end < 0 ? value.length : end);
  }
}
