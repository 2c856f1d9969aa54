import { createElement as h } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { withoutNeedless } from "./needless.ts";

test("a page says the same in fewer bytes", () => {
  const list = h("ul", { tabIndex: 0, title: 'a dateTime="b"' }, 1, ' of colSpan="2"<!-- -->');
  expect(withoutNeedless(renderToString(list))).toBe(
    '<ul tabindex="0" title="a dateTime=&quot;b&quot;">1 of colSpan=&quot;2&quot;&lt;!-- --&gt;</ul>',
  );
});
