import { useRef, useState } from 'react';
import { siteToday } from '#client/lib/site-clock.ts';
import type { AnswersForm } from '#shared/cases/answer-changes.ts';
import { findDoubts, findKnockouts } from '#shared/lines/findings.ts';
import { openSteps } from '#shared/lines/open-questions.ts';
import { validateStep } from '#shared/lines/rules.ts';
import type { AnswersInput } from '#shared/lines/types.ts';
import { answerOf, isBlank, isGivenAt, visibleSteps } from '#shared/lines/visibility.ts';
import type { Issue } from '#shared/platform/errors.ts';
import frame from './journey-frame.module.css';
import { withShownRows } from './journey-rules.ts';
import { Progress } from './progress.tsx';
import css from './screen.module.css';
import { StepScreen } from './step-screen.tsx';

interface AnswersEditorProps {
  form: AnswersForm;
  /** What was entered before, in this tab; otherwise the answers as they were sent. */
  kept: AnswersInput | null;
  onKeep: (answers: AnswersInput) => void;
  /** Rejects with the message to show. */
  onSave: (answers: AnswersInput) => Promise<void>;
  /** Back from the first step. */
  onLeave: () => void;
  /** Whether what was answered can be saved at every step, for people who don't go on. */
  stoppable?: boolean;
}

/** The questions of a request that was sent: those still open or, until a broker accepts, all of them. */
export function AnswersEditor({ form, kept, onKeep, onSave, onLeave, stoppable = false }: AnswersEditorProps) {
  const { definition, mayChange } = form;
  const today = siteToday();
  const heading = useRef<HTMLHeadingElement>(null);
  const [answers, setAnswers] = useState<AnswersInput>(kept ?? form.answers);
  const [at, setAt] = useState<string | null>(null);
  const [issues, setIssues] = useState<Issue[]>([]);
  const [failure, setFailure] = useState('');
  const [saving, setSaving] = useState(false);

  const steps = (mayChange ? visibleSteps(definition, answers) : openSteps(definition, answers, form.answers))
    // Who asks is changed in the account.
    .filter(({ id }) => id !== 'contact');
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === at),
  );
  const step = steps[index];
  if (!step) return <p>Every question is answered. Thank you.</p>;

  function keep(next: AnswersInput) {
    setAnswers(next);
    onKeep(next);
  }

  function show(id: string) {
    setAt(id);
    setIssues([]);
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }

  async function goOn(stop = false) {
    if (!step || saving) return;
    const shown = withShownRows(step.questions, answers);
    // An open question may stay open, except those of the short set, without which a request can't be sent.
    const needed = (id: string) =>
      step.questions.some((it) => it.id === id && it.type !== 'info' && (it.short || !isBlank(answerOf(shown, id))));
    const found = validateStep(definition, step.id, shown, today).filter(
      ({ path }) => needed(path.split('.')[0] ?? '') && !isRowGap(shown, path),
    );
    setIssues(found);
    if (found.length > 0) return;
    const next = steps[index + 1];
    if (next && !stop) return show(next.id);
    setSaving(true);
    setFailure('');
    try {
      await onSave(answers);
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setSaving(false);
    }
  }

  const previous = steps[index - 1];
  return (
    <div className={frame.main}>
      <Progress steps={steps} index={index} />
      <StepScreen
        key={step.id}
        step={step}
        intro={null}
        answers={answers}
        issues={issues}
        doubts={findDoubts(definition, answers, today)}
        knockouts={findKnockouts(definition, answers)}
        heading={heading}
        previous={previous?.id ?? definition.line}
        label={steps[index + 1] ? 'Continue' : saving ? 'Saving...' : 'Save my answers'}
        onAnswer={(id, value) => keep({ ...answers, [id]: value })}
        onContinue={() => goOn()}
        onBack={() => (previous ? show(previous.id) : onLeave())}
      />
      {stoppable && steps[index + 1] && answers !== form.answers && (
        <p>
          <button className={css.inline} type="button" onClick={() => goOn(true)}>
            Save what I’ve answered and stop here
          </button>
        </p>
      )}
      <div role="alert">{failure && <p className={css.failure}>Your answers were not saved. {failure}</p>}</div>
    </div>
  );
}

/** A field of a row that was left open. */
function isRowGap(answers: AnswersInput, path: string): boolean {
  return path.includes('.') && !isGivenAt(answers, path);
}
