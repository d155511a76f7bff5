import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import buttons from '#client/ui/button.module.css';
import type { FeedbackReason } from '#shared/assistant/feedback.ts';
import { feedbackReasonLabels } from '#shared/assistant/labels.ts';
import { FEEDBACK_REMARK_MAX } from '#shared/assistant/texts.ts';
import css from './answer-feedback.module.css';

const reasons = Object.entries(feedbackReasonLabels) as [FeedbackReason, string][];

interface FeedbackReasonsProps {
  answerId: string;
  /** It was sent, or the visitor would rather not say. */
  onClose: () => void;
}

/** Why an answer didn't help: a reason, and room for more. What was typed stays when it couldn't be sent. */
export function FeedbackReasons({ answerId, onClose }: FeedbackReasonsProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<FeedbackReason | undefined>();
  const [remark, setRemark] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');

  // It takes the place of the button that had the focus.
  useEffect(() => {
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (!reason && remark.trim() === '') return onClose();
    setSending(true);
    setFailure('');
    const { sendFeedback } = await import('./send-feedback.ts');
    const refusal = await sendFeedback({ answerId, helpful: 'no', reason, remark: remark.trim() || undefined });
    setSending(false);
    if (refusal === null) onClose();
    else setFailure(refusal);
  }

  return (
    <form
      ref={form}
      className={`${css.form} not-printed`}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      onSubmit={(event) => void submit(event)}
    >
      <fieldset className={css.reasons}>
        <legend className={css.title} id={`${id}-title`}>
          Thanks. What was wrong?
        </legend>
        {reasons.map(([value, label]) => (
          <label key={value} className={css.reason}>
            <input type="radio" name={`${id}-reason`} checked={reason === value} onChange={() => setReason(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      <label className={css.title} htmlFor={`${id}-remark`}>
        Anything to add? <span className={css.optional}>(optional)</span>
      </label>
      <textarea
        id={`${id}-remark`}
        className={css.remark}
        aria-describedby={`${id}-hint`}
        rows={2}
        maxLength={FEEDBACK_REMARK_MAX}
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
      />
      <p className={css.words} id={`${id}-hint`}>
        We read this to improve our answers and don’t reply. Please leave out personal details.
      </p>
      <p className={css.failure} role="alert">
        {failure && `${failure} What you wrote is still here.`}
      </p>
      <p className={css.buttons}>
        <button
          className={`${buttons.primary} ${buttons.compact}`}
          type="submit"
          aria-disabled={isSending || undefined}
        >
          {isSending ? 'Sending...' : 'Send feedback'}
        </button>
        <button className={`${buttons.secondary} ${buttons.compact}`} type="button" onClick={onClose}>
          Skip
        </button>
      </p>
    </form>
  );
}
