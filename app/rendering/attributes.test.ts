import { createElement as h } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { withHtmlAttributes } from "./attributes.ts";

test("attributes alone are written as in HTML", () => {
  const list = h("ul", { tabIndex: 0, title: 'a dateTime="b"' }, ' of colSpan="2"');
  const script = '<script>["ends with maxLength="]</script>';
  expect(withHtmlAttributes(renderToString(list) + script)).toBe(
    `<ul tabindex="0" title="a dateTime=&quot;b&quot;"> of colSpan=&quot;2&quot;</ul>${script}`,
  );
});
