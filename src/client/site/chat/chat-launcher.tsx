import { IconMessageCircle, IconX } from '@tabler/icons-react';
import css from './chat-launcher.module.css';

/**
 * The chat button, in the page but hidden until the inline script shows it, 1500 ms after the page has loaded. The
 * panel is rendered next to it on demand (`enhance-chat.ts`).
 */
export function ChatLauncher() {
  return (
    <aside className={`${css.corner} not-printed`} aria-label="Assistant" data-chat>
      <button className={css.launcher} type="button" aria-haspopup="dialog" aria-expanded="false">
        <IconMessageCircle className={css.closed} size={26} aria-hidden="true" />
        <IconX className={css.opened} size={26} aria-hidden="true" />
        <span className="visually-hidden">Ask the assistant</span>
      </button>
      <p className="visually-hidden" role="status" data-chat-news />
      <p className={css.problem} role="status" data-chat-problem />
      <div data-chat-panel />
    </aside>
  );
}
