import { IconX } from '@tabler/icons-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { siteToday } from '#client/lib/site-clock.ts';
import buttons from '#client/ui/button.module.css';
import type { PaperKind } from '#shared/lines/reading/marks.ts';
import { type Proposal, proposalsFor, withConfirmed } from '#shared/lines/reading/proposals.ts';
import type { AnswersInput, QuoteDefinition } from '#shared/lines/types.ts';
import { FoundList } from './found-list.tsx';
import { openPaper, type Paper } from './pages.ts';
import css from './reading.module.css';
import { sendPaper } from './send-paper.ts';

export interface ReadDialogProps {
  definition: QuoteDefinition;
  answers: () => AnswersInput;
  onAnswers: (answers: AnswersInput) => void;
  /** @param filledIn whether any value was confirmed */
  onClose: (filledIn: boolean) => void;
}

type Reading =
  | { kind: 'choose'; problem?: string }
  | { kind: 'reading' }
  | { kind: 'found'; paper: Paper; from: PaperKind; proposals: Proposal[]; more: boolean };

const NOTHING =
  'We read it, but found nothing that this form asks for. Try a page with your name, vehicle or coverage on it, or answer the questions yourself.';

/** Reads the visitor's policy, and fills in what they confirm. */
export function ReadDialog({ definition, answers, onAnswers, onClose }: ReadDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const stop = useRef<AbortController>(null);
  const [reading, setReading] = useState<Reading>({ kind: 'choose' });
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    dialog.current?.showModal();
    return () => stop.current?.abort();
  }, []);
  useEffect(() => {
    if (reading.kind === 'found') heading.current?.focus();
    return () => {
      if (reading.kind === 'found') reading.paper.close();
    };
  }, [reading]);

  async function read(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    event.currentTarget.value = '';
    if (!file) return;
    setReading({ kind: 'reading' });
    stop.current = new AbortController();
    const { signal } = stop.current;
    try {
      const paper = await openPaper(file);
      const result = await sendPaper(paper.file, signal);
      if (signal.aborted) return;
      const proposals = proposalsFor(definition, result.findings, answers(), siteToday());
      if (proposals.length === 0) return setReading({ kind: 'choose', problem: NOTHING });
      setReading({ kind: 'found', paper, from: result.paper, proposals, more: result.pageCount > 4 });
    } catch (error) {
      if (!signal.aborted) setReading({ kind: 'choose', problem: toApiError(error).serverMessage });
    }
  }

  function use(confirmed: readonly Proposal[]) {
    if (reading.kind !== 'found') return;
    onAnswers(withConfirmed(answers(), confirmed, reading.from));
    setUsed((before) => new Set([...before, ...confirmed.map(({ path }) => path)]));
  }

  const left = reading.kind === 'found' ? reading.proposals.filter(({ path }) => !used.has(path)) : [];
  const close = () => dialog.current?.close();
  return (
    <dialog
      className={css.dialog}
      ref={dialog}
      aria-labelledby="reading-heading"
      onClose={() => onClose(used.size > 0)}
    >
      <div className={css.head}>
        <h2 className={css.heading} id="reading-heading" ref={heading} tabIndex={-1}>
          {reading.kind === 'found' ? 'Is this right?' : 'Read my policy'}
        </h2>
        <button className={css.close} type="button" onClick={close}>
          <IconX size={24} aria-hidden="true" />
          <span className="visually-hidden">Close</span>
        </button>
      </div>
      {reading.kind === 'found' ? (
        <>
          <p>
            Compare each answer with your paper. Only what you confirm is filled in, and you can change it later.
            {reading.more && ' We read the first four pages.'}
          </p>
          <FoundList paper={reading.paper} proposals={reading.proposals} used={used} onUse={use} />
          <div className={css.actions}>
            {left.length > 0 && (
              <button
                className={`${buttons.primary} ${buttons.compact}`}
                type="button"
                onClick={() => {
                  use(left);
                  close();
                }}
              >
                {left.length === 1 ? 'Use it' : `Use all ${left.length}`}
              </button>
            )}
            <button
              className={`${left.length > 0 ? buttons.secondary : buttons.primary} ${buttons.compact}`}
              type="button"
              onClick={close}
            >
              {used.size > 0 ? 'Continue' : 'Use none'}
            </button>
          </div>
        </>
      ) : (
        <Choose reading={reading} onChoose={read} />
      )}
    </dialog>
  );
}

interface ChooseProps {
  reading: Exclude<Reading, { kind: 'found' }>;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** What can be read and what happens to it, and the button for it. */
function Choose({ reading, onChoose }: ChooseProps) {
  const busy = reading.kind === 'reading';
  return (
    <>
      <p>
        Choose a PDF or take a picture of your current policy, pink card or renewal letter. We’ll show you what we find,
        and you confirm it.
      </p>
      <p className={css.where}>
        It’s read on our own server and deleted right away. It isn’t saved, sent to anyone or added to your request.
        Your broker can ask you for the paper later.
      </p>
      <div role="alert">
        {reading.kind === 'choose' && reading.problem && <p className={css.problem}>{reading.problem}</p>}
      </div>
      <p role="status" className={css.status}>
        {busy && 'Reading your paper. A picture can take up to a minute.'}
      </p>
      <div className={css.actions}>
        <label className={`${buttons.primary} ${css.choose}`} aria-disabled={busy || undefined}>
          <input
            className="visually-hidden"
            type="file"
            accept="application/pdf,image/*"
            disabled={busy}
            onChange={onChoose}
          />
          {busy ? 'Reading...' : 'Choose a file or take a picture'}
        </label>
      </div>
    </>
  );
}
