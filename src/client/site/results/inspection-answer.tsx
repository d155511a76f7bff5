import { AnswerText } from '#client/features/chat/answer-text.tsx';
import type { ChatInspection } from '#shared/chat/inspection.ts';
import { verdictLabels } from '#shared/chat/labels.ts';
import { paths } from '#shared/paths.ts';
import css from './inspection.module.css';

type Reply = ChatInspection['reply'];

/** What the assistant says, as the chat would say it. */
export function InspectionAnswer({ reply }: { reply: Reply }) {
  const { response, sources, verdict, offersPerson } = reply;
  return (
    <section className={css.answer} aria-labelledby="answer" data-verdict={verdict}>
      <div className={css.answerHead}>
        <h2 className={css.heading} id="answer">
          The answer
        </h2>
        <p className={css.verdict}>{verdictLabels[verdict]}</p>
      </div>
      <div className={css.words}>
        <AnswerText text={response} sources={sources} />
      </div>
      {sources.length > 0 && (
        <ol className={css.sources} aria-label="Sources">
          {sources.map(({ n, title, heading, path }) => (
            <li key={n} value={n}>
              <a href={path}>{title}</a>
              {heading && heading !== title && <span className={css.under}>{heading}</span>}
            </li>
          ))}
        </ol>
      )}
      {offersPerson && (
        <p className={css.person}>
          In the chat it also offers to pass the conversation to a person. From here,{' '}
          <a href={paths.contact}>write to us</a>.
        </p>
      )}
    </section>
  );
}
