import type { AnswerDetails as Details } from '#client/modules/assistant/message.ts';
import { modeLabels, verdictLabels } from '#shared/assistant/labels.ts';
import css from './chatbot.module.css';
import { PassageList } from './passage-list.tsx';

/** Details below an answer: verdict, writer, and the passages with their scores. */
export function AnswerDetails({ details: { passages, mode, verdict } }: { details: Details }) {
  const given = passages.filter(({ n }) => n !== null).length;
  return (
    <details className={css.details}>
      <summary className={css.summary}>
        {verdictLabels[verdict]}, {modeLabels[mode].toLowerCase()}: {given} of {passages.length} passages used
      </summary>
      {passages.length > 0 ? (
        <PassageList passages={passages} />
      ) : (
        <p className={css.none}>Nothing on this site matches the words in the question.</p>
      )}
    </details>
  );
}
