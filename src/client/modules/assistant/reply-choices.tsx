import type { ChatChoice } from '#shared/assistant/schema.ts';
import css from './messages.module.css';

interface ReplyChoicesProps {
  choices: readonly ChatChoice[];
  onAsk: (question: string) => void;
}

/** What can be pressed below the last answer: a question that is sent as it reads, or a page. */
export function ReplyChoices({ choices, onAsk }: ReplyChoicesProps) {
  return (
    <ul className={`plain-list ${css.questions} not-printed`} aria-label="Choose one">
      {choices.map(({ label, asks, path }) => (
        <li key={label}>
          {asks ? (
            <button className={css.action} type="button" onClick={() => onAsk(asks)}>
              {label}
            </button>
          ) : (
            <a className={css.action} href={path}>
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
