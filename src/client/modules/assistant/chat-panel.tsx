import { IconChevronUp, IconMinus, IconTrash, IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { ChatConversation, type ChatView } from './chat-conversation.tsx';
import css from './chat-panel.module.css';
import { useEscape } from './chat-panel-escape.ts';
import { useRoomForFocus } from './chat-panel-room.ts';
import { minimizePanel, panelState, subscribeToPanel, togglePanel, UNREAD } from './panel-state.ts';
import { PoweredBy } from './powered-by.tsx';
import { useConversation } from './use-chat.ts';
import { useUnread } from './use-unread.ts';
import { useVisibleHeight } from './use-visible-height.ts';

const TITLE_ID = 'chat-title';

interface ChatPanelProps {
  id: string;
  /** Returns the focus. Must be a stable function. */
  onClosed: () => void;
  /** Reports whether there is an unread answer. Must be a stable function. */
  onUnread: (unread: boolean) => void;
}

/** The floating panel: a non-modal dialog, so the focus can move in and out. Closed, it keeps what was typed. */
export function ChatPanel({ id, onClosed, onUnread }: ChatPanelProps) {
  const { open, minimized, wanted } = useSyncExternalStore(subscribeToPanel, panelState, panelState);
  const conversation = useConversation();
  const { messages } = conversation;
  const unread = useUnread(open && !minimized, conversation);
  const [view, setView] = useState<ChatView>('talk');
  const site = useSiteProfile();
  const panel = useRef<HTMLDivElement>(null);
  useVisibleHeight(panel);

  useEffect(() => {
    if (!wanted) return;
    const box = panel.current;
    if (!open) {
      // Only now: on a short screen its button has just reappeared. Focus inside the page is left alone.
      if (box?.contains(document.activeElement)) onClosed();
      return;
    }
    const target = box?.querySelector<HTMLElement>(minimized ? '[data-expand]' : 'textarea') ?? box;
    target?.focus({ preventScroll: true });
  }, [open, minimized, wanted, onClosed]);

  useEffect(() => onUnread(unread), [unread, onUnread]);

  const close = useCallback(() => {
    setView((before) => (before === 'clear' ? 'talk' : before));
    togglePanel();
  }, []);
  useEscape(panel, close);
  useRoomForFocus(panel);

  return (
    <div
      ref={panel}
      id={id}
      className={`${css.panel} not-printed`}
      role="dialog"
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
      hidden={!open}
      data-minimized={minimized || undefined}
    >
      <div className={css.head}>
        <div className={css.title}>
          <h2 id={TITLE_ID} className={css.name}>
            Ask {site.name}
          </h2>
          <p className={css.what}>{unread ? UNREAD : 'A computer program, not a broker'}</p>
        </div>
        {!minimized && messages.length > 0 && view !== 'person' && (
          <button className={css.tool} type="button" onClick={() => setView('clear')}>
            <IconTrash size={19} aria-hidden="true" />
            <span className="visually-hidden">Clear the conversation</span>
          </button>
        )}
        <button className={css.tool} type="button" data-expand onClick={() => minimizePanel(!minimized)}>
          {minimized ? <IconChevronUp size={20} aria-hidden="true" /> : <IconMinus size={20} aria-hidden="true" />}
          <span className="visually-hidden">{minimized ? 'Expand the chat' : 'Minimize the chat'}</span>
        </button>
        <button className={css.tool} type="button" onClick={close}>
          <IconX size={20} aria-hidden="true" />
          <span className="visually-hidden">Close the chat</span>
        </button>
      </div>
      <div className={css.body} hidden={minimized}>
        <ChatConversation view={view} onView={setView} />
        <PoweredBy />
      </div>
    </div>
  );
}
