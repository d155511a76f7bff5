import { Card } from '#client/ui/card.tsx';
import { type DescribedSection, describeAnswers } from '#shared/lines/describe.ts';
import type { ReadMarks } from '#shared/lines/reading/marks.ts';
import type { AnswersInput, QuestionSet, QuoteDefinition } from '#shared/lines/types.ts';
import { visibleSteps } from '#shared/lines/visibility.ts';
import css from './review-answers.module.css';
import { ReviewRows } from './review-rows.tsx';
import screen from './screen.module.css';

interface ReviewAnswersProps {
  definition: QuoteDefinition;
  set: QuestionSet;
  answers: AnswersInput;
  /** Which of them were read from a paper. */
  marks: ReadMarks;
  onChange: (step: string) => void;
}

/** The answers by step, each with a link back to it. */
export function ReviewAnswers({ definition, set, answers, marks, onChange }: ReviewAnswersProps) {
  const sections = Map.groupBy(
    describeAnswers(definition, answers, { includeSensitive: true }),
    ({ stepId }: DescribedSection) => stepId,
  );
  // On the short form most steps have nothing to show.
  const steps = visibleSteps(definition, answers);
  const shown = set === 'full' ? steps : steps.filter(({ id }) => sections.has(id));
  return (
    <div className={screen.stack}>
      {shown.map(({ id, title }) => (
        <Card as="section" padding="small" key={id} className={css.step} aria-labelledby={`review-${id}`}>
          <div className={css.head}>
            <h3 className={css.title} id={`review-${id}`}>
              {title}
            </h3>
            <button className={screen.change} type="button" onClick={() => onChange(id)}>
              Change<span className="visually-hidden"> {title}</span>
            </button>
          </div>
          {sections.get(id)?.map(({ section, rows }) => (
            <div key={section}>
              {section !== title && <h4 className={css.entry}>{section}</h4>}
              <ReviewRows rows={rows} marks={marks} />
            </div>
          )) ?? <p className={css.nothing}>Nothing entered; these questions are optional.</p>}
        </Card>
      ))}
    </div>
  );
}
