/**
 * Menus are HTML: `details` in the header, a popover on phones. They open, close and answer Escape without a script. This
 * adds what HTML does not have: the header's menus close on Escape and on a press elsewhere, focus stays inside the phone's.
 */
const FOCUSABLE = 'a[href], button, summary, input, select, textarea';

function closeHeaderMenus(except?: Node | null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    if (except && menu.contains(except)) continue;
    menu.open = false;
  }
}

function onKeydown(event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  const menu = (document.activeElement as Element | null)?.closest<HTMLDetailsElement>('details[data-menu][open]');
  closeHeaderMenus();
  menu?.querySelector('summary')?.focus();
}

/** Wraps Tab at both ends of the panel. Links inside a closed group are not in the order. */
function keepFocusInside(panel: HTMLElement, event: KeyboardEvent) {
  if (event.key !== 'Tab') return;
  const stops = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.checkVisibility());
  const first = stops[0];
  const last = stops.at(-1);
  const active = document.activeElement;
  const leaving = event.shiftKey ? active === first || active === panel : active === last;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function enhancePanel(panel: HTMLElement) {
  const others = () => [...document.body.children].filter((element) => element !== panel);
  panel.addEventListener('beforetoggle', (event) => {
    // Before and not after: the browser returns focus to the button while it closes, which must not be inert by then.
    if (event.newState === 'closed') for (const element of others()) element.toggleAttribute('inert', false);
  });
  panel.addEventListener('toggle', (event) => {
    if (event.newState !== 'open') return;
    for (const element of others()) element.toggleAttribute('inert', true);
    panel.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  });
  panel.addEventListener('keydown', (event) => keepFocusInside(panel, event));
}

/** Call once per document. */
export function enhanceMenus(): void {
  document.addEventListener('keydown', onKeydown);
  document.addEventListener('pointerdown', (event) => closeHeaderMenus(event.target as Node));
  document.addEventListener('focusin', (event) => closeHeaderMenus(event.target as Node));
  const panel = document.getElementById('mobile-menu');
  if (panel) enhancePanel(panel);
}
