import buttons from '#client/ui/button.module.css';
import type { Line } from '#shared/lines/ids.ts';
import { paths } from '#shared/platform/paths.ts';
import type { Draft } from '../draft.ts';
import css from './continuing.module.css';
import { draftFile } from './draft-file.ts';

/** Saves the answers as a file that this site opens again. */
export function FilePart({ line, draft }: { line: Line; draft: Draft }) {
  function save() {
    const address = URL.createObjectURL(new Blob([draftFile(line, draft)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${line}-quote-request.json`;
    link.click();
    URL.revokeObjectURL(address);
  }

  return (
    <section className={css.part} aria-labelledby="file-heading">
      <h3 className={css.subheading} id="file-heading">
        Without email: save a file
      </h3>
      <p>
        Open it later on any device with{' '}
        <a href={paths.continueFromFile} target="_blank" rel="noreferrer">
          Open a saved request
        </a>
        . The file contains your answers and isn’t protected, so keep it private.
      </p>
      <button className={`${buttons.secondary} ${buttons.compact}`} type="button" onClick={save}>
        Save a file
      </button>
    </section>
  );
}
