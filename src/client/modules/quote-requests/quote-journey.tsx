import { useEffect, useState } from 'react';
import { siteToday } from '#client/lib/site-clock.ts';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { findDoubts, findKnockouts } from '#shared/lines/findings.ts';
import { keptMarks, marksOf, withMarks } from '#shared/lines/reading/marks.ts';
import { validateAnswers, validateStep } from '#shared/lines/rules.ts';
import { formOf, partsFor, screenOf } from '#shared/lines/short-form.ts';
import type { QuoteDefinition } from '#shared/lines/types.ts';
import { visibleSteps } from '#shared/lines/visibility.ts';
import type { Issue } from '#shared/platform/errors.ts';
import type { QuoteReceipt } from '#shared/quote-requests/requests.ts';
import { useContinuing } from './continuing/use-continuing.tsx';
import type { Draft } from './draft.ts';
import { DraftConflict } from './draft-conflict.tsx';
import type { SentRequest } from './draft-storage.ts';
import { JourneyFrame } from './journey-frame.tsx';
import { REVIEW, reachableScreen, screenAfter, screenBefore, withShownRows } from './journey-rules.ts';
import { PreparedNotice } from './prepared-notice.tsx';
import { useReading } from './reading/use-reading.tsx';
import { ReviewScreen } from './review-screen.tsx';
import { SetIntro } from './set-intro.tsx';
import { StepScreen } from './step-screen.tsx';
import { useDraft } from './use-draft.ts';
import { useScreens } from './use-screens.ts';
import { useSending } from './use-sending.ts';

interface QuoteJourneyProps {
  definition: QuoteDefinition;
  start: Draft;
  /** The visitor has just pressed a button to get here. */
  focusFirst: boolean;
  onSent: (receipt: QuoteReceipt, sent: SentRequest) => void;
  onStartAgain: () => void;
}

/** From the first question to the submitted request. The engine decides what is asked; this tracks where the visitor is. */
export function QuoteJourney({ definition, start, focusFirst, onSent, onStartAgain }: QuoteJourneyProps) {
  const site = useSiteProfile();
  const today = siteToday();
  const { draft, latest, change, saver, saveState } = useDraft(definition.line, start);
  const [issues, setIssues] = useState<Issue[]>([]);
  const form = formOf(definition, draft.set);
  const steps = visibleSteps(form, draft.answers);
  const index = steps.findIndex(({ id }) => id === draft.screen);
  const step = steps[index];

  function show(wanted: string, found: Issue[] = []) {
    const screen = reachableScreen(formOf(definition, latest().set), latest().answers, wanted, today);
    setIssues(screen === wanted ? found : []);
    change({ screen, reviewed: latest().reviewed || screen === REVIEW });
    saver.now();
  }
  const { heading, open, back } = useScreens({ screen: draft.screen, onWanted: show, focusFirst });
  const sending = useSending({ definition, form, draft, saver, onSent, onIssues: openAndShow });

  function openAndShow(wanted: string, found: Issue[] = []) {
    open(wanted);
    show(wanted, found);
  }

  function answer(id: string, value: unknown, path: string) {
    const before = latest().answers;
    const after = { ...before, [id]: value };
    change({ answers: withMarks(after, keptMarks(before, after)) });
    setIssues((before) => before.filter((issue) => issue.path !== path && !issue.path.startsWith(`${path}.`)));
    saver.soon();
  }

  function goOn(byAgent: boolean) {
    if (!step) return;
    if (byAgent) change({ byAgent });
    const answers = withShownRows(step.questions, latest().answers);
    const found = validateStep(form, step.id, answers, today);
    change({ answers });
    if (found.length > 0) setIssues(found);
    else openAndShow(screenAfter(form, answers, step.id, { reviewed: draft.reviewed, today }));
  }

  /** Where a step is asked: in this set, or among all questions. */
  function openStep(stepId: string) {
    const screen = screenOf(steps, stepId);
    if (!screen) change({ set: 'full', reviewed: true });
    openAndShow(screen ?? stepId);
  }

  /** All the questions, from the first that is still open. */
  function askEverything() {
    change({ set: 'full', reviewed: false });
    openAndShow(REVIEW);
  }

  const previous = screenBefore(form, draft.answers, draft.screen);
  const doubts = findDoubts(form, draft.answers, today);
  const knockouts = findKnockouts(definition, draft.answers);
  const title = step?.title ?? 'Check your answers';
  const wrong = issues.length > 0;
  useEffect(() => {
    document.title = `${wrong ? 'Error: ' : ''}${title} | ${definition.title} | ${site.name}`;
  }, [wrong, title, definition.title, site.name]);

  const continuing = useContinuing({ line: definition.line, latest, saver, offered: index !== 0 && draft.version > 0 });
  const reading = useReading({
    definition,
    answers: () => latest().answers,
    onAnswers: (answers) => {
      change({ answers });
      setIssues([]);
      saver.soon();
    },
    // On to what is still missing. On the short form Continue then skips what is complete; of all questions many are optional, and stay.
    onFilledIn: () => {
      change({ reviewed: latest().reviewed || latest().set === 'short' });
      openAndShow(REVIEW);
    },
  });
  const common = { heading, previous, onBack: () => previous && back(previous) };
  return (
    <JourneyFrame
      definition={definition}
      steps={steps}
      parts={partsFor(form, draft.answers)}
      index={step ? index : steps.length}
      reviewed={draft.reviewed}
      saveState={saveState}
      keptUntil={draft.keptUntil}
      onContinue={continuing.open}
      onRead={reading.open}
      dialog={continuing.dialog ?? reading.dialog}
      onOpen={openAndShow}
      notice={
        <>
          {draft.preparedBy && <PreparedNotice by={draft.preparedBy} />}
          <DraftConflict
            state={saveState}
            onTake={(stored) => {
              change({ answers: stored.answers, version: stored.version, unanswered: [] });
              show(stored.step);
            }}
            onKeep={(stored) => {
              change({ version: stored.version, unanswered: [] });
              saver.force();
            }}
            onStartAgain={onStartAgain}
          />
        </>
      }
    >
      {step ? (
        <StepScreen
          {...common}
          key={step.id}
          tool={`answer_${definition.line}_${step.id}`}
          step={step}
          intro={
            index === 0 && !draft.reviewed ? (
              <SetIntro definition={definition} set={draft.set} answers={draft.answers} onAll={askEverything} />
            ) : null
          }
          answers={draft.answers}
          issues={issues}
          doubts={doubts}
          knockouts={knockouts}
          onAnswer={answer}
          onContinue={goOn}
        />
      ) : (
        <ReviewScreen
          {...common}
          definition={definition}
          // As they will be sent: the postal code normalized, without answers that are no longer asked for.
          answers={validateAnswers(definition, draft.answers, today, draft.set).answers}
          marks={marksOf(draft.answers)}
          doubts={doubts}
          knockouts={knockouts}
          sending={sending}
          onChange={openStep}
          onAll={draft.set === 'short' ? askEverything : undefined}
        />
      )}
    </JourneyFrame>
  );
}
