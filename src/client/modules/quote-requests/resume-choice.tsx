import { useState } from 'react';
import { formatDay } from '#client/lib/format-date.ts';
import buttons from '#client/ui/button.module.css';
import css from './screen.module.css';

interface ResumeChoiceProps {
  /** "Auto insurance quote" */
  title: string;
  /** Milliseconds since 1970. */
  changedAt: number;
  /** Rejects with the message to show. */
  onContinue: () => Promise<void>;
  onStartAgain: () => void;
}

/** For returning visitors: nothing is restored or discarded without asking. */
export function ResumeChoice({ title, changedAt, onContinue, onStartAgain }: ResumeChoiceProps) {
  const [opening, setOpening] = useState(false);
  const [failure, setFailure] = useState('');

  async function goOn() {
    if (opening) return;
    setOpening(true);
    setFailure('');
    try {
      await onContinue();
    } catch (error) {
      setFailure((error as Error).message);
      setOpening(false);
    }
  }

  return (
    <section className={`${css.screen} ${css.welcome}`} aria-labelledby="resume-heading">
      <h1 className={css.title}>{title}</h1>
      <h2 className={css.heading} id="resume-heading">
        Welcome back
      </h2>
      <p>
        You started this request on {formatDay(new Date(changedAt).toISOString())} and haven’t sent it yet. Your answers
        are still here. Starting over deletes them.
      </p>
      <div className={css.actions}>
        <button className={buttons.primary} type="button" aria-disabled={opening || undefined} onClick={goOn}>
          {opening ? 'Opening...' : 'Continue where you left off'}
        </button>
        <button className={buttons.secondary} type="button" onClick={onStartAgain}>
          Start over
        </button>
      </div>
      <p role="alert">{failure}</p>
    </section>
  );
}
