import type { Entry } from "./drafts.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const notTyped = new Set(["hidden", "submit", "button", "reset"]);

export function isTypedIn(form: HTMLFormElement): boolean {
  return fieldsOf(form).some(isChanged);
}

export function isKeepable(form: HTMLFormElement): boolean {
  return keepableFieldsOf(form).some(isChanged);
}

export function hasFile(form: HTMLFormElement | null): boolean {
  return form !== null && fieldsOf(form).some(({ type, value }) => type === "file" && value !== "");
}

export function readFields(form: HTMLFormElement): Entry[] {
  return keepableFieldsOf(form).flatMap((field): Entry[] => {
    const value = typedValue(field);
    return value === undefined ? [] : [[field.name, value]];
  });
}

export function readFormKey(form: HTMLFormElement): string | undefined {
  return form.querySelector<HTMLInputElement>("input[name=form_key]")?.value;
}

export function fillFields(form: HTMLFormElement, entries: Entry[]): void {
  const fields = keepableFieldsOf(form);
  for (const field of fields) {
    const values = entries.filter(([name]) => name === field.name).map(([, value]) => value);
    if (isBox(field)) field.checked = values.includes(field.value);
    else field.value = values[0] ?? field.value;
  }
  for (const field of fields) field.dispatchEvent(new Event("input", { bubbles: true }));
}

export function focusFirstField(form: HTMLFormElement): void {
  fieldsOf(form)
    .find((field) => !field.hidden)
    ?.focus();
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField);
}

function isField(element: Element): element is Field {
  return element.matches("input, select, textarea") && !notTyped.has((element as Field).type);
}

/** A password that is shown has the type of a text field. */
function keepableFieldsOf(form: HTMLFormElement): Field[] {
  return fieldsOf(form).filter(
    ({ type, autocomplete }) =>
      type !== "password" && type !== "file" && !autocomplete.includes("password"),
  );
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}

function isChanged(field: Field): boolean {
  return typedValue(field) !== openedValue(field);
}

function typedValue(field: Field): string | undefined {
  return isBox(field) && !field.checked ? undefined : field.value;
}

function openedValue(field: Field): string | undefined {
  if (isBox(field)) return field.defaultChecked ? field.value : undefined;
  if (field.type === "file") return "";
  if (!("options" in field)) return field.defaultValue.replaceAll(/\r\n?/g, "\n");
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value;
}
