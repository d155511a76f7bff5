import { type FormEvent, useRef, useState } from 'react';
import { siteToday } from '#client/lib/site-clock.ts';
import buttons from '#client/ui/button.module.css';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { fieldId, focusField } from '#client/ui/field-id.ts';
import { SummaryLinks } from '#client/ui/summary-links.tsx';
import { type AskedSection, askedSections, withAnswer } from '#shared/lines/asked-form.ts';
import { findDoubts } from '#shared/lines/findings.ts';
import { validateAnswers } from '#shared/lines/rules.ts';
import type { AnswersInput, QuoteDefinition } from '#shared/lines/types.ts';
import { isGivenAt } from '#shared/lines/visibility.ts';
import type { Issue } from '#shared/platform/errors.ts';
import { namedIssues } from './named-issues.ts';
import { QuestionList } from './question-list.tsx';
import css from './screen.module.css';
import { WhyWeAsk } from './why-we-ask.tsx';

interface AskedFormProps {
  definition: QuoteDefinition;
  /** The answers as they were sent. */
  start: AnswersInput;
  /** What was entered before, in this tab. */
  kept: AnswersInput | null;
  paths: readonly string[];
  onKeep: (answers: AnswersInput) => void;
  /** Rejects with the message to show. */
  onSave: (answers: AnswersInput) => Promise<void>;
}

const NOTHING = 'Answer at least one of the questions, or choose “I’m not sure” where you can.';

/** Issues about what was entered in these sections: a question may stay open, except within a row that was begun. */
function issuesIn(sections: readonly AskedSection[], answers: AnswersInput, issues: readonly Issue[]): Issue[] {
  const paths = sections.flatMap(({ prefix, questions }) => questions.map(({ id }) => prefix + id));
  return issues.filter(({ path }) => {
    const at = paths.find((asked) => path === asked || path.startsWith(`${asked}.`));
    return at !== undefined && (at !== path || isGivenAt(answers, path));
  });
}

/** The questions a broker asked, on one page, with the controls of the questionnaire. */
export function AskedForm({ definition, start, kept, paths, onKeep, onSave }: AskedFormProps) {
  const today = siteToday();
  const [answers, setAnswers] = useState<AnswersInput>(kept ?? start);
  const [issues, setIssues] = useState<Issue[]>([]);
  const [failure, setFailure] = useState('');
  const [saving, setSaving] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const sections = askedSections(definition, { start, answers, paths });
  const doubts = findDoubts(definition, answers, today);
  const errorOf = (path: string) => issues.find((issue) => issue.path === path)?.message;
  const doubtsAt = (path: string) => doubts.filter((doubt) => doubt.path === path).map(({ message }) => message);

  function answer(prefix: string, id: string, value: unknown, path: string) {
    const next = withAnswer(answers, prefix, id, value);
    setAnswers(next);
    onKeep(next);
    setIssues((before) => before.filter((issue) => issue.path !== path && !issue.path.startsWith(`${path}.`)));
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    const found = issuesIn(sections, answers, validateAnswers(definition, answers, today).issues);
    setIssues(found);
    setFailure('');
    if (found.length > 0) return requestAnimationFrame(() => summary.current?.focus());
    if (JSON.stringify(answers) === JSON.stringify(start)) return setFailure(NOTHING);
    setSaving(true);
    try {
      await onSave(answers);
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setSaving(false);
    }
  }

  const everyQuestion = definition.steps.flatMap(({ questions }) => questions);
  return (
    <form className={css.screen} noValidate onSubmit={send}>
      <SummaryLinks onFollow={focusField} issues={issues}>
        <ErrorSummary ref={summary} issues={namedIssues({ questions: everyQuestion }, issues)} idOf={fieldId} />
      </SummaryLinks>
      {sections.map(({ title, prefix, questions, values }) => (
        <fieldset key={prefix + title} className={css.part}>
          <legend className={css.partTitle}>{title}</legend>
          <QuestionList
            questions={questions}
            values={values}
            answers={answers}
            prefix={prefix}
            errorOf={errorOf}
            doubtsAt={doubtsAt}
            onAnswer={(id, value, path) => answer(prefix, id, value, path)}
          />
          <WhyWeAsk questions={questions} />
        </fieldset>
      ))}
      <div>
        <button className={buttons.primary} type="submit" aria-disabled={saving || undefined}>
          {saving ? 'Sending...' : 'Send my answers'}
        </button>
      </div>
      <div role="alert">{failure && <p className={css.failure}>{failure}</p>}</div>
    </form>
  );
}
