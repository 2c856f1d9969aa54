/** Targets under 24 pixels (WCAG 2.5.8) other than links in sentences, whatever space is around them. Runs in the page. */
export function findSmallTargets(): string[] {
  const targets = document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary",
  );
  return [...targets].filter(isSmall).map(({ outerHTML }) => outerHTML.slice(0, 200));

  function isSmall(target: HTMLElement): boolean {
    if (!target.checkVisibility({ visibilityProperty: true })) return false;
    if (target.closest(".skip-link, .visually-hidden, [inert]")) return false;
    // A card whose link lies over all of it is one target.
    if (getComputedStyle(target, "::after").position === "absolute") return false;
    const labels = (target as HTMLInputElement).labels ?? [];
    return ![target, ...labels].some(isLarge) && !isInSentence(target);
  }

  function isLarge(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    // Chromium rounds to parts of 1/64.
    return Math.min(width, height) > 23.9;
  }

  function isInSentence(element: HTMLElement): boolean {
    const { parentElement: parent } = element;
    if (!parent || getComputedStyle(element).display !== "inline") return false;
    const texts = [...parent.childNodes].filter((node) => node instanceof Text);
    return texts.some(({ data }) => /\p{L}/u.test(data)) || isInSentence(parent);
  }
}
