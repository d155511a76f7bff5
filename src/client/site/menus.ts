/**
 * Menus are HTML: `details` in the header, a popover on phones. They open, close and handle Escape without a script. This
 * adds what HTML lacks: the header's menus close on Escape and on a click elsewhere, focus is trapped in the phone's.
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

/** Wraps Tab at both ends of the panel. Links in a closed group are not in the tab order. */
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

function isOpen(panel: HTMLElement): boolean {
  return panel.matches(':popover-open');
}

function setPageInert(panel: HTMLElement, inert: boolean) {
  for (const element of document.body.children) if (element !== panel) element.toggleAttribute('inert', inert);
}

function onOpen(panel: HTMLElement) {
  setPageInert(panel, true);
  if (!panel.contains(document.activeElement)) panel.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}

/** The browser returns the focus to the button, except after a click outside the panel. */
function onClosed(panel: HTMLElement) {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)?.focus();
}

function enhancePanel(panel: HTMLElement) {
  panel.addEventListener('beforetoggle', (event) => {
    // Before closing, not after: while it closes, the browser returns focus to the button, which must no longer be inert.
    if (event.newState === 'closed') setPageInert(panel, false);
  });
  panel.addEventListener('toggle', (event) => {
    if (event.newState === 'open') onOpen(panel);
    else onClosed(panel);
  });
  panel.addEventListener('keydown', (event) => keepFocusInside(panel, event));
  // The visitor was faster than this script.
  if (isOpen(panel)) onOpen(panel);
}

/** Call once per document. */
export function enhanceMenus(): void {
  document.addEventListener('keydown', onKeydown);
  document.addEventListener('pointerdown', (event) => closeHeaderMenus(event.target as Node));
  document.addEventListener('focusin', (event) => closeHeaderMenus(event.target as Node));
  const panel = document.getElementById('mobile-menu');
  if (panel) enhancePanel(panel);
  // The back button restores a page as it was left: without this, with the menu open.
  window.addEventListener('pagehide', () => {
    closeHeaderMenus();
    if (panel && isOpen(panel)) panel.hidePopover();
  });
}
