import { useEffect, useId, useRef } from 'react';
import buttons from '#client/ui/button.module.css';
import type { ChatAbout } from '#shared/assistant/schema.ts';
import css from './conversation.module.css';
import type { Choice } from './provider-choice.ts';

interface ProviderNoticeProps {
  about: Pick<ChatAbout, 'provider' | 'outsideCanada'>;
  /** A question is waiting for the choice. */
  waiting: boolean;
  onChoose: (choice: Choice) => void;
}

/** Before the first question leaves this server: who receives it, where, and how to keep it here. */
export function ProviderNotice({ about, waiting, onChoose }: ProviderNoticeProps) {
  const heading = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (waiting) first.current?.focus();
  }, [waiting]);
  return (
    <section className={css.question} aria-labelledby={heading}>
      <h3 id={heading}>{waiting ? 'First, choose who answers' : 'Who answers your questions'}</h3>
      <p>
        Your questions go to {about.provider}, an AI provider{about.outsideCanada ? ' outside Canada' : ''}. Phone
        numbers, email addresses and similar details are removed first.
      </p>
      <p className={css.choices}>
        <button
          ref={first}
          className={`${buttons.primary} ${buttons.compact}`}
          type="button"
          onClick={() => onChoose('provider')}
        >
          Continue
        </button>
        <button className={`${buttons.secondary} ${buttons.compact}`} type="button" onClick={() => onChoose('own')}>
          Use this site's own assistant
        </button>
      </p>
    </section>
  );
}
