import { type ChangeEvent, useRef, useState } from 'react';
import buttons from '#client/ui/button.module.css';
import field from '#client/ui/field.module.css';
import { Field } from '#client/ui/field.tsx';
import { fieldAttributes } from '#client/ui/field-attributes.ts';
import { registry } from '#shared/lines/generated/registry.ts';
import screen from '../screen.module.css';
import css from './continuing.module.css';
import { type OpenedFile, openDraftFile } from './draft-file.ts';
import { enterDraft, hasAnother } from './enter-draft.ts';

/** Opens a request that was saved as a file. The file stays on the device: only its answers are used. */
export function FilePage() {
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    setOpened(null);
    if (!file) return;
    const found = await openDraftFile(file).catch(() => ({
      problem: 'The questions couldn’t be loaded. Check your connection and choose the file again.',
    }));
    if ('draft' in found && !found.dropped && !hasAnother(found.line)) enterDraft(found.line, found.draft);
    else setOpened(found);
  }

  const problem = opened && 'problem' in opened ? opened.problem : undefined;
  return (
    <section className={`${screen.screen} ${screen.welcome}`} aria-labelledby="file-page-heading">
      <h1 className={screen.heading} id="file-page-heading">
        Open a saved request
      </h1>
      <Field
        id="saved-request"
        label="The file you saved"
        hint="Its name ends in “quote-request.json”. Nothing is sent to a broker until you send the request."
        error={problem}
      >
        <input
          {...fieldAttributes('saved-request', { hint: true, error: problem })}
          ref={input}
          className={`${field.control} ${css.file}`}
          type="file"
          accept="application/json,.json"
          onChange={choose}
        />
      </Field>
      <div role="status" className={screen.stack}>
        {opened && 'draft' in opened && (
          <>
            {opened.dropped && (
              <p>Some answers in this file don’t fit today’s questions and are left out. Check the rest as you go.</p>
            )}
            {hasAnother(opened.line) && (
              <p>
                This browser already has an unsent {registry[opened.line].inSentence} request. Opening the file replaces
                it here.
              </p>
            )}
            <div className={screen.actions}>
              <button className={buttons.primary} type="button" onClick={() => enterDraft(opened.line, opened.draft)}>
                Open it
              </button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
