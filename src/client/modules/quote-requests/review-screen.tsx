import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { ConsentBox } from '#client/modules/consents/consent-box.tsx';
import { HowWeArePaid } from '#client/modules/settings/how-we-are-paid.tsx';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { fieldId, focusField } from '#client/ui/field-id.ts';
import { SummaryLinks } from '#client/ui/summary-links.tsx';
import { consentPurposeSchema, consentText, requestStatement } from '#shared/consents/wordings.ts';
import type { Doubt } from '#shared/lines/findings.ts';
import type { ReadMarks } from '#shared/lines/reading/marks.ts';
import type { AnswersInput, Knockout, QuoteDefinition } from '#shared/lines/types.ts';
import { DoubtList } from './doubt-list.tsx';
import { FormActions } from './form-actions.tsx';
import { Honeypot } from './honeypot.tsx';
import { JoinChoice } from './join-choice.tsx';
import { KnockoutNotes } from './knockout-notes.tsx';
import { PrintButton } from './print-button.tsx';
import { ReviewAnswers } from './review-answers.tsx';
import css from './screen.module.css';
import type { Sending } from './use-sending.ts';

interface ReviewScreenProps {
  definition: QuoteDefinition;
  answers: AnswersInput;
  /** Which of them were read from a paper. */
  marks: ReadMarks;
  doubts: readonly Doubt[];
  knockouts: readonly Knockout[];
  sending: Sending;
  heading: RefObject<HTMLHeadingElement | null>;
  previous: string | null;
  onBack: () => void;
  onChange: (step: string) => void;
  /** Asks all the questions first; absent when they were asked. */
  onAll: (() => void) | undefined;
}

/** All the answers, the two consents, and the submit button. */
export function ReviewScreen({ definition, answers, sending, heading, previous, onBack, ...props }: ReviewScreenProps) {
  const { doubts, knockouts, marks, onChange, onAll } = props;
  const { ticked, tick, joining, joinIssue, failure, pending, send } = sending;
  const site = useSiteProfile();
  const summary = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const issues = [
    ...(joinIssue ? [{ path: 'joins', message: joinIssue }] : []),
    ...sending.issues.map((issue) => ({ ...issue, path: `consents.${issue.path}` })),
  ];

  useEffect(() => {
    if (!pressed.current || (sending.issues.length === 0 && !joinIssue)) return;
    pressed.current = false;
    summary.current?.focus();
  }, [sending.issues, joinIssue]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    pressed.current = true;
    send(String(new FormData(event.currentTarget).get('homepage') ?? ''));
  }

  return (
    <form className={css.screen} noValidate onSubmit={submit}>
      <h2 className={css.heading} ref={heading} tabIndex={-1}>
        Check your answers
      </h2>
      <p className={css.intro}>Nothing has been sent yet. You can change any answer.</p>
      <SummaryLinks onFollow={focusField} issues={issues}>
        <ErrorSummary ref={summary} issues={issues} idOf={fieldId} />
      </SummaryLinks>
      <KnockoutNotes knockouts={knockouts} />
      <DoubtList doubts={doubts} onChange={onChange} />
      <ReviewAnswers
        definition={definition}
        set={onAll ? 'short' : 'full'}
        answers={answers}
        marks={marks}
        onChange={onChange}
      />
      {onAll && (
        <p>
          This is enough for a broker to call you back. To save questions later,{' '}
          <button className={css.inline} type="button" onClick={onAll}>
            answer the rest now
          </button>
          .
        </p>
      )}
      <div className={css.actions}>
        <PrintButton />
      </div>
      {joining.requests.length > 0 && (
        <JoinChoice {...joining} error={joinIssue ?? undefined} onChoose={joining.choose} />
      )}
      <div className={css.stack}>
        <h3 className={css.subheading}>Your consent</h3>
        {consentPurposeSchema.options.map((purpose) => (
          <ConsentBox
            key={purpose}
            id={fieldId(`consents.${purpose}`)}
            text={consentText(purpose, site).text}
            ticked={ticked.includes(purpose)}
            error={sending.issues.find(({ path }) => path === purpose)?.message}
            onTick={() => tick(purpose)}
          />
        ))}
      </div>
      <p>{requestStatement}</p>
      <HowWeArePaid />
      <div role="alert">
        {failure && (
          <p className={css.failure}>
            Your request was not sent. {failure} Everything you entered is still here, and trying again won’t send it
            twice.
          </p>
        )}
      </div>
      <Honeypot />
      <FormActions
        previous={previous}
        onBack={onBack}
        label={pending ? 'Sending your request...' : 'Send my request'}
        pending={pending}
      />
    </form>
  );
}
