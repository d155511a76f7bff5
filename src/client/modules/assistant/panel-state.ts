/** Whether the floating panel is open, and whether it is minimized. Kept in the tab: an open panel stays open on the next page. */
import { below } from '#client/ui/theme/breakpoints.ts';
import { chatStorage } from './chat-storage.ts';

/** The id of the panel, for its button. */
export const CHAT_PANEL_ID = 'chat-panel';

/** The label for a message that arrived while the panel was closed. */
export const UNREAD = 'New message from the assistant';

export interface PanelState {
  open: boolean;
  minimized: boolean;
  /** The visitor opened it on this page; otherwise it was open on load and must not take the focus. */
  wanted: boolean;
}

const closed: PanelState = { open: false, minimized: false, wanted: false };

/** On a phone the panel would cover the page that was just requested. */
const PHONE = below('sm');

let state: PanelState | null = null;
const listeners = new Set<() => void>();

function restored(): PanelState {
  if (typeof document === 'undefined') return closed;
  const kept = chatStorage.panel.read();
  if (kept !== 'open' && kept !== 'minimized') return closed;
  return { open: true, minimized: kept === 'minimized' || matchMedia(PHONE).matches, wanted: false };
}

export function panelState(): PanelState {
  state ??= restored();
  return state;
}

function show(next: PanelState): void {
  state = next;
  chatStorage.panel.write(next.open ? (next.minimized ? 'minimized' : 'open') : null);
  for (const listener of listeners) listener();
}

export function subscribeToPanel(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens or closes it. Either way it is no longer minimized. */
export function togglePanel(): void {
  show({ open: !panelState().open, minimized: false, wanted: true });
}

export function minimizePanel(minimized: boolean): void {
  show({ open: true, minimized, wanted: true });
}

/** Minimizes it while the focus stays in the page. */
export function makeRoom(): void {
  show({ open: true, minimized: true, wanted: false });
}
