const fields = "input:not([type=hidden]), textarea, select";

/** With its helpers, as the text of a function that runs in the page. */
function inPage(alter: (tools: Tools) => void): () => void {
  return new Function(`
    const texts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = [];
      while (walker.nextNode()) found.push(walker.currentNode);
      return found.filter((text) => text.data.trim() && !text.parentNode.closest("script,style,textarea,option,svg"));
    };
    const wrap = (text) => {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      outer.dir = "auto";
      inner.textContent = "अ" + text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const fields = () => [...document.querySelectorAll(${JSON.stringify(fields)})];
    const icon = () => Object.assign(document.createElement("div"), { className: "extension", hidden: true });
    (${alter})({ texts, wrap, fields, icon });
  `) as () => void;
}

interface Tools {
  texts(): Text[];
  wrap(text: Text): void;
  fields(): HTMLInputElement[];
  icon(): HTMLElement;
}

/** What browsers, extensions and proxies do to a page before its script starts. Each runs in the page. */
export const alterations: Record<string, () => void> = {
  "translated by Chromium or Edge": inPage(({ texts, wrap }) => {
    texts().forEach(wrap);
    document.documentElement.lang = "hi";
    document.documentElement.classList.add("translated-ltr");
  }),
  "translated by Firefox or Safari": inPage(({ texts }) => {
    for (const text of texts()) text.data = `अ${text.data}`;
    document.documentElement.lang = "hi";
  }),
  "one text of the foot wrapped": inPage(({ texts, wrap }) => {
    const last = texts().at(-1);
    if (last) wrap(last);
  }),
  "an icon after each field": inPage(({ fields, icon }) => {
    for (const field of fields()) field.after(icon());
  }),
  "an icon in each label": inPage(({ icon }) => {
    for (const label of document.querySelectorAll("label")) label.prepend(icon());
  }),
  "a wrapper around each field": inPage(({ fields }) => {
    for (const field of fields()) {
      const wrapper = document.createElement("span");
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  }),
  "a heading removed by a blocker": inPage(() =>
    document.querySelector("main h1, main h2, dialog h2, h1")?.remove(),
  ),
  "each text split": inPage(({ texts }) => {
    for (const text of texts()) if (text.length > 3) text.splitText(2);
  }),
  "comments removed and texts merged": inPage(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const found: ChildNode[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as ChildNode);
    for (const comment of found) comment.remove();
    document.body.normalize();
  }),
  "an element at the start of each form": inPage(({ icon }) => {
    for (const form of document.forms) form.prepend(icon());
  }),
  "moved into another element by a reader": inPage(() => {
    const main = document.querySelector("main") as HTMLElement;
    const reader = document.createElement("article");
    reader.append(...main.childNodes);
    main.append(reader);
  }),
  "replaced by a copy": inPage(() => {
    const main = document.querySelector("main") as HTMLElement;
    main.replaceWith(main.cloneNode(true));
  }),
  "a style among the content": inPage(() => {
    for (const place of [document.head, document.querySelector("main") as HTMLElement]) {
      place.prepend(document.createElement("style"));
    }
  }),
  "attributes added": inPage(({ fields }) => {
    for (const element of [document.documentElement, document.body, ...fields()]) {
      element.setAttribute("data-gramm", "false");
      element.classList.add("extension");
      element.style.setProperty("color-scheme", "dark");
    }
  }),
  "elements around the page": inPage(() => {
    for (const place of [document.body, document.documentElement]) {
      place.append(document.createElement("grammarly-extension"));
    }
    document.body.prepend(document.createElement("grammarly-extension"));
  }),
};
