/** Activates the chat button. The panel and its calls load on demand, or if it was open on the last page. */
import { chatStorage } from '#client/modules/assistant/chat-storage.ts';
import {
  CHAT_PANEL_ID,
  panelState,
  subscribeToPanel,
  togglePanel,
  UNREAD,
} from '#client/modules/assistant/panel-state.ts';
import { replayHeld } from '../first-input.ts';
import { stepAside } from './step-aside.ts';

const NOT_LOADED = 'The assistant couldn’t load. Check your connection and reload the page.';

/** A failed load is not retried: a second attempt might come without its style sheet. */
let loading: Promise<typeof import('./mount-panel.tsx')> | undefined;
function loadPanel() {
  loading ??= import('./mount-panel.tsx');
  return loading;
}

export function enhanceChat(): void {
  const corner = document.querySelector<HTMLElement>('[data-chat]');
  const launcher = corner?.querySelector('button');
  const place = corner?.querySelector<HTMLElement>('[data-chat-panel]');
  const news = corner?.querySelector('[data-chat-news]');
  const problem = corner?.querySelector('[data-chat-problem]');
  if (!corner || !launcher || !place || !news || !problem) return;

  const reflect = () => launcher.setAttribute('aria-expanded', String(panelState().open));
  subscribeToPanel(reflect);
  reflect();

  function onUnread(unread: boolean): void {
    launcher?.toggleAttribute('data-unread', unread);
    news?.replaceChildren(unread ? UNREAD : '');
  }

  async function draw(): Promise<void> {
    const { mountPanel } = await loadPanel();
    mountPanel(place as HTMLElement, { onClosed: () => launcher?.focus(), onUnread });
    launcher?.setAttribute('aria-controls', CHAT_PANEL_ID);
  }

  let drawing = false;
  async function press(): Promise<void> {
    // The second click of a double click, while the panel loads, means the same.
    if (drawing) return;
    drawing = true;
    try {
      await draw();
      togglePanel();
    } catch {
      problem?.replaceChildren(NOT_LOADED);
    } finally {
      drawing = false;
    }
  }

  launcher.addEventListener('click', () => void press());
  for (const event of ['pointerenter', 'focus'])
    launcher.addEventListener(event, () => void loadPanel().catch(() => undefined), { once: true });
  corner.dataset.live = '';
  replayHeld(corner);

  if (panelState().open) void draw().catch(() => launcher.setAttribute('aria-expanded', 'false'));
  // An ongoing conversation records every new page, even while the panel is closed.
  else if (chatStorage.history.read() !== null)
    void import('#client/modules/assistant/announce-page.ts').catch(() => undefined);
  stepAside(corner, launcher);
}
