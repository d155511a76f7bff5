import { formatMoment } from '#client/lib/format-date.ts';
import { StateWord } from '#client/ui/state-word.tsx';
import type { ConsentProof } from '#shared/consents/schema.ts';
import css from './proof-dialog.module.css';

/** One row of the ledger, with everything that makes it proof. */
export function ProofItem({ proof }: { proof: ConsentProof }) {
  const { title, version, text, given, mailbox, channel, at, evidence, chain, erased, whole } = proof;
  return (
    <article className={css.proof}>
      <div className={css.head}>
        <h3 className={css.heading}>
          {title}: {given ? 'agreed' : 'taken back'}
        </h3>
        <StateWord tone={whole ? 'good' : 'warn'}>
          {whole ? 'Unchanged since it was written' : 'Changed after it was written'}
        </StateWord>
      </div>
      <p className={css.words}>{text}</p>
      {erased && (
        <p className={css.note}>
          Details about the person were erased. The words, the moment and the place in the chain still hold.
        </p>
      )}
      <dl className={css.facts}>
        <div>
          <dt>Text</dt>
          <dd>Version {version}</dd>
        </div>
        <div>
          <dt>When</dt>
          <dd>{formatMoment(at)}</dd>
        </div>
        <div>
          <dt>How</dt>
          <dd>{channel}</dd>
        </div>
        <div>
          <dt>Mailbox</dt>
          <dd>{mailbox ?? 'Erased'}</dd>
        </div>
        {evidence.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Place in the chain</dt>
          <dd>{chain ? chain.place : 'Given within a minute'}</dd>
        </div>
        {chain && (
          <>
            <div>
              <dt>Hash</dt>
              <dd className={css.hash}>{chain.hash}</dd>
            </div>
            <div>
              <dt>Hash before it</dt>
              <dd className={css.hash}>{chain.prevHash}</dd>
            </div>
          </>
        )}
      </dl>
    </article>
  );
}
