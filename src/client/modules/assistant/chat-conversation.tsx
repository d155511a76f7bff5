import { type ReactNode, useRef, useState } from 'react';
import { ask, askAgain, clearConversation, stopAnswer } from './chat-actions.ts';
import { ClearQuestion } from './clear-question.tsx';
import css from './conversation.module.css';
import { HandOverView } from './hand-over-view.tsx';
import { isSendable } from './history.ts';
import type { Message } from './message.ts';
import { MessageList } from './message-list.tsx';
import { PersonRow } from './person-row.tsx';
import { type Choice, chooseProvider, mustChoose } from './provider-choice.ts';
import { ProviderNotice } from './provider-notice.tsx';
import { QuestionBox } from './question-box.tsx';
import { useConversation, useProvider } from './use-chat.ts';
import { useDraft } from './use-draft.ts';

/** What the panel shows: the conversation, the confirmation before clearing it, or the hand-over to a person. */
export type ChatView = 'talk' | 'clear' | 'person';

interface ChatConversationProps {
  view: ChatView;
  onView: (view: ChatView) => void;
  /** Text that was typed before the conversation opened. */
  begun?: string;
  /** Extra details below an answer, for people who want to inspect it. */
  renderDetails?: (message: Message) => ReactNode;
}

/** The whole conversation without a frame: list, notice, hand-over to a person and text box. Fills the available height. */
export function ChatConversation({ view, onView, begun, renderDetails }: ChatConversationProps) {
  const conversation = useConversation();
  const provider = useProvider();
  const [draft, setDraft] = useDraft(begun);
  /** The draft is sent as soon as the visitor has chosen a provider. */
  const [waiting, setWaiting] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const pending = conversation.pending !== null;
  const undecided = mustChoose(provider);

  function send(text: string) {
    if (pending || !isSendable(text)) return;
    setDraft(undecided ? text : '');
    if (undecided) setWaiting(true);
    else void ask(text);
  }

  function choose(choice: Choice) {
    chooseProvider(choice);
    field.current?.focus();
    if (!waiting) return;
    setWaiting(false);
    setDraft('');
    void ask(draft);
  }

  /** Returns the focus to the text box, wherever it was. */
  function andReturn(act: () => void) {
    act();
    onView('talk');
    // The text box exists once React has rendered it.
    requestAnimationFrame(() => field.current?.focus());
  }

  if (view === 'person') return <HandOverView onBack={() => andReturn(() => undefined)} />;
  return (
    <div className={css.conversation}>
      <MessageList
        conversation={conversation}
        onAsk={send}
        onAgain={() => andReturn(askAgain)}
        onPerson={() => onView('person')}
        renderDetails={renderDetails}
      />
      {undecided && provider.about && <ProviderNotice about={provider.about} waiting={waiting} onChoose={choose} />}
      {view === 'clear' ? (
        <ClearQuestion onClear={() => andReturn(clearConversation)} onKeep={() => andReturn(() => undefined)} />
      ) : (
        <>
          <PersonRow about={provider.about} onPerson={() => onView('person')} />
          <QuestionBox
            field={field}
            text={draft}
            onText={setDraft}
            pending={pending}
            onSend={() => send(draft)}
            onStop={() => andReturn(stopAnswer)}
          />
        </>
      )}
    </div>
  );
}
