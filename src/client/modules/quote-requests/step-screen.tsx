import type { FormEvent, ReactNode, RefObject } from 'react';
import { isByAgent } from '#client/lib/agent-forms.ts';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { fieldId, focusField } from '#client/ui/field-id.ts';
import { SummaryLinks } from '#client/ui/summary-links.tsx';
import { useSummaryFocus } from '#client/ui/use-summary-focus.ts';
import { type Doubt, questionsIn } from '#shared/lines/findings.ts';
import type { AnswersInput, Knockout, Step } from '#shared/lines/types.ts';
import type { Issue } from '#shared/platform/errors.ts';
import { FormActions } from './form-actions.tsx';
import { KnockoutNotes } from './knockout-notes.tsx';
import { namedIssues } from './named-issues.ts';
import { QuestionList } from './question-list.tsx';
import css from './screen.module.css';
import { WhyWeAsk } from './why-we-ask.tsx';

interface StepScreenProps {
  /** The name that agents in the browser know the form by. */
  tool?: string;
  /** With its visible questions only. */
  step: Step;
  intro: ReactNode;
  answers: AnswersInput;
  issues: Issue[];
  doubts: readonly Doubt[];
  knockouts: readonly Knockout[];
  heading: RefObject<HTMLHeadingElement | null>;
  previous: string | null;
  /** The label of the button that leads on. */
  label?: string;
  onAnswer: (id: string, value: unknown, path: string) => void;
  /** @param byAgent an agent in the browser pressed Continue */
  onContinue: (byAgent: boolean) => void;
  onBack: () => void;
}

/** One step: its questions, and the errors in the answers once Continue was pressed. */
export function StepScreen({
  tool,
  step,
  intro,
  answers,
  issues,
  doubts,
  knockouts,
  heading,
  previous,
  label = 'Continue',
  ...does
}: StepScreenProps) {
  // Also when the server or the review sent the visitor here.
  const { summary, press } = useSummaryFocus(issues, issues.length > 0);
  const errorOf = (path: string) => issues.find((issue) => issue.path === path)?.message;
  const doubtsAt = (path: string) => doubts.filter((doubt) => doubt.path === path).map(({ message }) => message);
  // Only where it is asked about: on later screens it would be in the way.
  const here = knockouts.filter(({ when }) =>
    questionsIn(when).some((id) => step.questions.some((it) => it.id === id)),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    press();
    does.onContinue(isByAgent(event));
  }

  return (
    <form
      className={css.screen}
      data-single={step.questions.length === 1 || undefined}
      noValidate
      toolname={tool?.replaceAll(/[^a-z0-9_]/gi, '_')}
      tooldescription={tool && `One step of a request for an insurance quote: ${step.title}. Sends nothing`}
      onSubmit={submit}
    >
      <h2 className={css.heading} ref={heading} tabIndex={-1}>
        {step.title}
      </h2>
      {intro}
      <SummaryLinks onFollow={focusField} issues={issues}>
        <ErrorSummary ref={summary} issues={namedIssues(step, issues)} idOf={fieldId} />
      </SummaryLinks>
      <QuestionList
        questions={step.questions}
        values={answers}
        answers={answers}
        errorOf={errorOf}
        doubtsAt={doubtsAt}
        onAnswer={does.onAnswer}
      />
      <WhyWeAsk questions={step.questions} />
      <KnockoutNotes knockouts={here} />
      <FormActions previous={previous} onBack={does.onBack} label={label} />
    </form>
  );
}
