interface Mark {
  element: Element;
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Says what is wrong with the layout of the open page, dialog or menu. Runs in the page, so it uses nothing from outside. */
export function findLayoutProblems(): string[] {
  const slack = 2;
  const longestWholeWord = 12;
  const lettersOfField = 8;
  const lettersPerEm = 2;
  const stayingShare = 1 / 4;
  const { clientWidth: screenWidth, scrollWidth: pageWidth } = document.documentElement;
  const opened = document.querySelectorAll("dialog[open], [popover]:popover-open");
  const scope = [...opened].at(-1) ?? document.body;
  const problems = new Set<string>();
  const frames = new Map<Element, Element[]>();
  const hidden = new Map<Element, boolean>();
  const controls = [
    ...scope.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea"),
    ...scope.querySelectorAll("summary, label"),
  ].filter(
    (control) => isShown(control) && !(control instanceof HTMLLabelElement && isPlain(control)),
  );

  /** A label that only names the field beside it; other labels are themselves what is tapped. */
  function isPlain({ control }: HTMLLabelElement): boolean {
    return control === null || isShown(control);
  }

  function isShown(element: Element): boolean {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !isHidden(element)
    );
  }

  /** Whether it is only for screen readers, or on the back of a card that is not turned over. */
  function isHidden(element: Element): boolean {
    const known = hidden.get(element);
    if (known !== undefined) return known;
    const { clipPath, backfaceVisibility, transform } = getComputedStyle(element);
    const found =
      clipPath !== "none" ||
      (element.clientWidth === 1 && element.clientHeight === 1) ||
      (backfaceVisibility === "hidden" && transform.startsWith("matrix3d(-1")) ||
      (element !== scope && element.parentElement !== null && isHidden(element.parentElement));
    hidden.set(element, found);
    return found;
  }

  /** The elements that clip what is in `element`, which is one of them if it does. */
  function framesOf(element: Element): Element[] {
    const known = frames.get(element);
    if (known) return known;
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const clips = overflowX !== "visible" || overflowY !== "visible";
    const around =
      position === "absolute" ? (element as HTMLElement).offsetParent : element.parentElement;
    const outer = !around || element === scope || position === "fixed" ? [] : framesOf(around);
    const found = clips && element !== document.body ? [element, ...outer] : outer;
    frames.set(element, found);
    return found;
  }

  function isCarousel(frame: Element): boolean {
    return (
      getComputedStyle(frame).scrollSnapType !== "none" || frame.closest("[data-live]") !== null
    );
  }

  /** In a carousel, the cards that wait outside. */
  function isWaiting(element: Element, { left, right }: Pick<Mark, "left" | "right">): boolean {
    return framesOf(element).some((frame) => {
      const box = frame.getBoundingClientRect();
      return isCarousel(frame) && (left < box.left - slack || right > box.right + slack);
    });
  }

  function nameOf(element: Element): string {
    const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const name =
      words.trim() ||
      element.id ||
      element.getAttribute("name") ||
      element.parentElement?.textContent;
    return `${element.localName} "${(name ?? "").replace(/\s+/g, " ").slice(0, 40)}"`;
  }

  function isPainted(element: Element): boolean {
    const { backgroundColor, borderLeftStyle, borderLeftWidth, display } =
      getComputedStyle(element);
    if (display === "inline") return false;
    const bordered = borderLeftStyle !== "none" && Number.parseFloat(borderLeftWidth) > 0;
    return bordered || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  }

  function checkEdges(mark: Mark): void {
    if (mark.left < -slack || mark.right > screenWidth + slack) {
      problems.add(`${mark.name} reaches past the edge of the screen`);
      return;
    }
    for (const frame of framesOf(mark.element)) {
      const { overflowY } = getComputedStyle(frame);
      const box = frame.getBoundingClientRect();
      const wide = mark.left < box.left - slack || mark.right > box.right + slack;
      const high = mark.top < box.top - slack || mark.bottom > box.bottom + slack;
      const scrolls = overflowY === "auto" || overflowY === "scroll";
      if ((wide && frame.localName !== "pre") || (high && !scrolls)) {
        problems.add(`${mark.name} is cut off by its ${nameOf(frame)}`);
        return;
      }
    }
    for (let at = mark.element; at !== scope && at.parentElement; at = at.parentElement) {
      const box = at.getBoundingClientRect();
      if (getComputedStyle(at).overflowX !== "visible" || !isPainted(at)) continue;
      if (mark.left < box.left - slack || mark.right > box.right + slack) {
        problems.add(`${mark.name} spills out of its ${nameOf(at)}`);
      }
    }
  }

  /** The lines of a text, without the room above and below its letters. */
  function marksOf(text: Text, element: Element): Mark[] {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, right, top, bottom }) => {
        const room = (bottom - top) / 5;
        const name = `"${text.data.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
        return { element, name, left, right, top: top + room, bottom: bottom - room };
      });
  }

  function checkWords(text: Text): void {
    const numbers = text.data.matchAll(/(?<![\w-])\+?\d[\d\s]{6,}\d(?![\w-])/g);
    const words = [...text.data.matchAll(/\S+/g)].filter(
      ([word]) => word.length <= longestWholeWord && !/[-–—/@]/.test(word),
    );
    for (const { 0: whole, index } of [...numbers, ...words]) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + whole.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      const [first, last] = [lines[0], lines.at(-1)];
      if (first && last && last.top > first.top + first.height / 2) {
        problems.add(`"${whole}" is torn apart`);
      }
    }
  }

  function collectTexts(): Mark[] {
    const marks: Mark[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      const element = text.parentElement;
      if (!element || text.data.trim() === "" || !isShown(element)) continue;
      const lines = marksOf(text, element).filter((line) => !isWaiting(element, line));
      if (lines.length > 1) checkWords(text);
      if (isClamped(element)) {
        const { bottom } = element.getBoundingClientRect();
        lines.splice(0, lines.length, ...lines.filter((line) => line.bottom < bottom + slack));
      } else if (isShortened(element)) {
        const { right } = element.getBoundingClientRect();
        for (const line of lines) line.right = Math.min(line.right, right);
      } else lines.forEach(checkEdges);
      if (getComputedStyle(element).pointerEvents !== "none") marks.push(...lines);
    }
    return marks;
  }

  function isClamped(element: Element): boolean {
    return getComputedStyle(element).webkitLineClamp !== "none";
  }

  /** Cut off on purpose, with dots that say so. */
  function isShortened(element: Element): boolean {
    const { textOverflow, whiteSpace } = getComputedStyle(element);
    return textOverflow === "ellipsis" && whiteSpace === "nowrap";
  }

  function fieldMark(field: Element): Mark {
    const { left, right, top, bottom } = field.getBoundingClientRect();
    const name = nameOf(field);
    if (field.matches("[type=checkbox], [type=radio], [type=file]")) {
      return { element: field, name, left, right, top, bottom };
    }
    const { paddingLeft, paddingRight, fontSize } = getComputedStyle(field);
    const mark = {
      element: field,
      name,
      left: left + Number.parseFloat(paddingLeft),
      right: right - Number.parseFloat(paddingRight),
      top,
      bottom,
    };
    const letters = ((mark.right - mark.left) / Number.parseFloat(fontSize)) * lettersPerEm;
    if (letters < lettersOfField)
      problems.add(`${name} has room for ${Math.max(0, Math.floor(letters))} letters`);
    return mark;
  }

  function collectFields(): Mark[] {
    return controls
      .filter((control) => control.matches("input, select, textarea"))
      .filter((field) => !isWaiting(field, field.getBoundingClientRect()))
      .map((field) => {
        const mark = fieldMark(field);
        checkEdges(mark);
        return mark;
      });
  }

  /** Icons and photos, and the shapes of buttons; not pictures that words may lie on, nor ticks. */
  function collectShapes(): Mark[] {
    const shapes = [
      ...scope.querySelectorAll("svg, img"),
      ...controls.filter(
        (control) => !control.matches("input, select, textarea") && isPainted(control),
      ),
    ];
    return shapes
      .filter((element) => isShown(element) && getComputedStyle(element).pointerEvents !== "none")
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { element, name: nameOf(element), left, right, top, bottom };
      })
      .filter((mark) => mark.right - mark.left < screenWidth / 2 || controls.includes(mark.element))
      .filter((mark) => !isWaiting(mark.element, mark));
  }

  function checkOverlaps(marks: Mark[]): void {
    marks.sort((one, other) => one.top - other.top);
    for (const [index, one] of marks.entries()) {
      for (let next = index + 1; next < marks.length; next += 1) {
        const other = marks[next] as Mark;
        if (other.top > one.bottom - slack) break;
        if (Math.min(one.right, other.right) - Math.max(one.left, other.left) <= slack) continue;
        if (other.bottom - other.top <= slack) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        problems.add(`${one.name} and ${other.name} overlap`);
      }
    }
  }

  /** Without what a sticky element leaves above the screen. */
  function heightOnceScrolled(element: HTMLElement): number {
    const { position, top } = getComputedStyle(element);
    const left = position === "sticky" ? Math.min(0, Number.parseFloat(top) || 0) : 0;
    return element.offsetHeight + left;
  }

  /** Calls `look` while what stays on the screen lies where it would be without scrolling. */
  function withoutSticking(look: () => void): void {
    const sticking = [...scope.querySelectorAll<HTMLElement>("*")].filter(
      (element) =>
        ["sticky", "fixed"].includes(getComputedStyle(element).position) &&
        element !== scope &&
        isShown(element),
    );
    const height = sticking.reduce((sum, element) => sum + heightOnceScrolled(element), 0);
    const share = Math.round((100 * height) / window.innerHeight);
    if (share > 100 * stayingShare) {
      problems.add(`${sticking.map(nameOf).join(" and ")} take ${share} % of the screen for good`);
    }
    for (const { style } of sticking) {
      style.position = "relative";
      style.inset = "auto";
    }
    look();
    for (const { style } of sticking) {
      style.position = "";
      style.inset = "";
    }
  }

  function checkTap(control: Element): void {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (isWaiting(control, { left, right })) return;
    if (top < window.innerHeight / 4 || bottom > (window.innerHeight * 3) / 4) {
      control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    }
    const box = [...control.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
    if (!box) return;
    if (box.left < -slack || box.right > screenWidth + slack) {
      problems.add(`${nameOf(control)} reaches past the edge of the screen`);
    }
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (control.contains(hit) || hit?.closest("label")?.control === control) return;
    problems.add(
      `${nameOf(control)} cannot be tapped: ${hit ? `${nameOf(hit)} is there` : "it is off the screen"}`,
    );
  }

  window.scrollTo({ top: 0, behavior: "instant" });
  if (pageWidth > screenWidth) problems.add(`the page scrolls sideways: it is ${pageWidth} wide`);
  withoutSticking(() => checkOverlaps([...collectTexts(), ...collectFields(), ...collectShapes()]));
  controls.filter((control) => getComputedStyle(control).opacity !== "0").forEach(checkTap);
  window.scrollTo({ top: 0, behavior: "instant" });
  return [...problems];
}
