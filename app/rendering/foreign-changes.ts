const replacements = new WeakMap<Node, ChildNode>();

/** Lets translators put `<font>` elements into the place of texts while React shows the page. */
export function acceptForeignChanges(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child);
    else placeOf(child)?.remove();
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    let before = next?.parentNode === this ? next : next && placeOf(next);
    while (before && before.parentNode !== this) before = before.parentNode;
    insertBefore.call(this, child, before ?? null);
    return child;
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling } of records) {
      const [text] = removedNodes;
      const element = addedNodes[0] ?? previousSibling;
      if (type === "characterData") showAgain(target as Text);
      else if (text instanceof Text && element instanceof HTMLFontElement) {
        replacements.set(text, element);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

function placeOf(node: Node): ChildNode | undefined {
  return node.isConnected ? (node as ChildNode) : replacements.get(node);
}

function showAgain(text: Text): void {
  if (!text.isConnected) replacements.get(text)?.replaceWith(text);
}
