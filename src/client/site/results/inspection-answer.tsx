import { AnswerText } from '#client/modules/assistant/answer-text.tsx';
import { SourceList } from '#client/modules/assistant/source-list.tsx';
import { Card } from '#client/ui/card.tsx';
import type { ChatInspection } from '#shared/assistant/inspection.ts';
import { verdictLabels } from '#shared/assistant/labels.ts';
import { paths } from '#shared/platform/paths.ts';
import css from './inspection.module.css';

type Reply = ChatInspection['reply'];

/** The assistant's answer, as the chat would show it. */
export function InspectionAnswer({ reply }: { reply: Reply }) {
  const { response, sources, verdict, offersPerson } = reply;
  return (
    <Card as="section" className={css.answer} aria-labelledby="answer" data-verdict={verdict}>
      <div className={css.answerHead}>
        <h2 id="answer">The answer</h2>
        <p className={css.verdict}>{verdictLabels[verdict]}</p>
      </div>
      <div className={css.words}>
        <AnswerText text={response} sources={sources} />
      </div>
      {sources.length > 0 && <SourceList sources={sources} answer={response} />}
      {offersPerson && (
        <p className={css.person}>
          In the chat, it also offers to send your question to a person. From here,{' '}
          <a href={paths.contact}>contact us</a>.
        </p>
      )}
    </Card>
  );
}
