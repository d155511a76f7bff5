/**
 * Keeps the chat corner off what people click and fill in: whenever its button, or the minimized panel, would cover
 * a field or a button of a form, the end of the page, which cannot be scrolled away, or the focused element, it is
 * hidden. It returns when the page is scrolled on, and when it gets keyboard focus.
 */
const PRESSED = ':is(button, input, select, textarea, label, summary, a)';
const CONTROLS = ['main form', '[data-island="quote-start"]', 'footer']
  .map((place) => `${place} ${PRESSED}`)
  .join(', ');

/** Its button, or a control of the minimized panel, with keyboard focus. */
const REACHED = ':scope > button:focus-visible, [data-minimized] :focus-visible';

/** Some space around it, for thumbs. */
const AIR = 8;

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return (
    other.width > 0 &&
    one.left - AIR < other.right &&
    other.left < one.right + AIR &&
    one.top - AIR < other.bottom &&
    other.top < one.bottom + AIR
  );
}

export function stepAside(corner: HTMLElement, launcher: HTMLElement): void {
  let asked = false;

  function look(): void {
    asked = false;
    const mine = [launcher, corner.querySelector('[data-minimized]:not([hidden])')]
      .map((element) => element?.getBoundingClientRect())
      .filter((rectangle) => rectangle !== undefined && rectangle.width > 0) as DOMRect[];
    if (mine.length === 0) return;
    const controls = [...document.querySelectorAll(CONTROLS)];
    const active = document.activeElement;
    // The skip link focuses the whole page: that need not be kept free.
    if (active && active !== document.body && active.id !== 'main' && !corner.contains(active)) controls.push(active);
    const theirs = controls.map((control) => control.getBoundingClientRect());
    corner.toggleAttribute(
      'data-aside',
      // Keyboard users who have reached it see it.
      !corner.querySelector(REACHED) && mine.some((one) => theirs.some((other) => overlaps(one, other))),
    );
  }

  function ask(): void {
    if (asked) return;
    asked = true;
    requestAnimationFrame(look);
  }

  for (const event of ['scroll', 'resize']) window.addEventListener(event, ask, { passive: true });
  // A new wizard step, an error below a field, an opened question: everything in the page moves.
  new ResizeObserver(ask).observe(document.body);
  const changes = {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open', 'hidden', 'aria-expanded'],
  };
  const watcher = new MutationObserver(ask);
  watcher.observe(document.getElementById('main') ?? document.body, changes);
  watcher.observe(corner, changes);
  new MutationObserver(ask).observe(document.documentElement, { attributes: true });
  // At once: the focus must be visible before the next frame.
  document.addEventListener('focusin', look);
  ask();
}
