import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FEEDBACK_QUESTION, FEEDBACK_THANKS } from '#shared/content/feedback/words.ts';
import css from './answer-feedback.module.css';
import { take } from './chat-store.ts';
import { FeedbackReasons } from './feedback-reasons.tsx';
import type { Helpful } from './message.ts';

interface AnswerFeedbackProps {
  messageId: string;
  answerId: string;
  /** What was said about it before. */
  helpful: Helpful | undefined;
}

/** “Was this helpful?” below an answer, in one small row. “No” counts at once; saying why is up to the visitor. */
export function AnswerFeedback({ messageId, answerId, helpful }: AnswerFeedbackProps) {
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const outcome = useRef<HTMLParagraphElement>(null);
  const [isJustSaid, setJustSaid] = useState(false);

  // The button that had the focus is gone.
  useEffect(() => {
    if (isJustSaid) outcome.current?.focus({ preventScroll: true });
  }, [isJustSaid]);

  async function say(said: Helpful) {
    if (isSending) return;
    setSending(true);
    setFailure('');
    const { sendFeedback } = await import('./send-feedback.ts');
    const refusal = await sendFeedback({ answerId, helpful: said });
    setSending(false);
    if (refusal !== null) return setFailure(refusal);
    take({ type: 'rate', messageId, helpful: said });
    if (said === 'no') setAsking(true);
    else setJustSaid(true);
  }

  function close() {
    setAsking(false);
    setJustSaid(true);
  }

  if (isAsking) return <FeedbackReasons answerId={answerId} onClose={close} />;
  return (
    <div className={`${css.row} not-printed`}>
      {helpful ? (
        <p ref={outcome} className={css.words} tabIndex={-1} role="status">
          {FEEDBACK_THANKS}
        </p>
      ) : (
        <fieldset className={css.choice}>
          <legend className={css.words}>{FEEDBACK_QUESTION}</legend>
          <button className={css.thumb} type="button" aria-label="Yes, it was helpful" onClick={() => void say('yes')}>
            <IconThumbUp size={17} aria-hidden="true" />
          </button>
          <button className={css.thumb} type="button" aria-label="No, it wasn’t helpful" onClick={() => void say('no')}>
            <IconThumbDown size={17} aria-hidden="true" />
          </button>
        </fieldset>
      )}
      <p className={css.failure} role="alert">
        {failure}
      </p>
    </div>
  );
}
