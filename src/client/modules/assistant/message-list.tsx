import { Fragment, type ReactNode, useRef } from 'react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { welcomeMessage } from '#shared/assistant/texts.ts';
import { AnswerFeedback } from './answer-feedback.tsx';
import type { Conversation } from './conversation.ts';
import { isOvertaken } from './history.ts';
import { readFrom, retried } from './look-up.ts';
import type { Message } from './message.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageItem } from './message-item.tsx';
import css from './messages.module.css';
import { PendingItem } from './pending-item.tsx';
import { QuestionChoice } from './question-choice.tsx';
import { ReplyActions } from './reply-actions.tsx';
import { ReplyChoices } from './reply-choices.tsx';
import { useReadingPlace } from './use-reading-place.ts';
import { useSpokenAnswer } from './use-spoken-answer.ts';

interface MessageListProps {
  conversation: Conversation;
  onAsk: (question: string) => void;
  onAgain: () => void;
  onPerson: () => void;
  /** Details below an answer, for people who want to inspect it. */
  renderDetails?: ((message: Message) => ReactNode) | undefined;
}

/** When this page was opened. */
const pageStart = typeof performance === 'undefined' ? 0 : performance.timeOrigin;

/** The conversation. It grows silently; screen readers hear each answer once, when it is complete. */
export function MessageList({ conversation, onAsk, onAgain, onPerson, renderDetails }: MessageListProps) {
  const { messages, pending } = conversation;
  const site = useSiteProfile();
  const list = useRef<HTMLDivElement>(null);
  const said = useSpokenAnswer(conversation);
  const again = retried(conversation, pageStart);
  const begun = messages.some(({ role }) => role !== 'system');
  useReadingPlace(list, readFrom(conversation), conversation);

  function actionsFor(message: Message): ReactNode {
    const { choices = [], actions = [], answerId } = message;
    const isLast = message.id === messages.at(-1)?.id && pending === null;
    // An announcement of a page may follow it.
    const isLastAnswer = message.id === messages.findLast(({ role }) => role !== 'system')?.id && pending === null;
    const offered = isLastAnswer ? actions : [];
    return (
      <>
        {isLast && choices.length > 0 && <ReplyChoices choices={choices} onAsk={onAsk} />}
        {offered.length > 0 && <ReplyActions actions={offered} onCall={onPerson} />}
        {helpFor(
          message,
          offered.some(({ action }) => action === 'call'),
        )}
        {answerId && <AnswerFeedback messageId={message.id} answerId={answerId} helpful={message.helpful} />}
      </>
    );
  }

  /** @param calls a button for being called back leads to the same form */
  function helpFor({ id, failed, offersPerson }: Message, calls: boolean): ReactNode {
    if (id === again?.id) return <MessageActions onAgain={onAgain} onPerson={failed ? onPerson : undefined} />;
    return (offersPerson && !calls) || failed ? <MessageActions onPerson={onPerson} /> : null;
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div ref={list} className={css.list} role="log" aria-live="off" aria-label="Conversation" tabIndex={0}>
        <p className={css.notice}>{site.legalNotice}</p>
        <ol className={`plain-list ${css.messages}`}>
          <MessageItem message={welcome(site.name)} />
          {messages.map((message, index) =>
            isOvertaken(message, messages[index + 1]) ? null : (
              <Fragment key={message.id}>
                <MessageItem message={message} actions={actionsFor(message)} details={renderDetails?.(message)} />
                {pending?.questionId === message.id && <PendingItem pending={pending} />}
              </Fragment>
            ),
          )}
        </ol>
        {!begun && <QuestionChoice onAsk={onAsk} />}
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}

/** Opens every conversation and answers nothing: it has no timestamp. */
function welcome(siteName: string): Message {
  return { id: 'welcome', role: 'assistant', content: welcomeMessage(siteName), timestamp: new Date(0).toISOString() };
}
