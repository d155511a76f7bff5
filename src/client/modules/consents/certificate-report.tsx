import type { CertificateContent, CertificateEntry } from '#shared/consents/certificates/schema.ts';
import css from './certificate.module.css';
import type { Checked } from './check-certificate.ts';

/** Exact, and the same wherever it is read: `2026-11-26 19:04:12 UTC`. */
const utc = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;

const channels: Record<CertificateEntry['through'], string> = {
  form: 'on the website’s form',
  'plain-form': 'on the website’s form, without JavaScript',
  agent: 'on the website’s form, which software had filled in',
  partner: 'on the page of a partner',
  chat: 'in the website’s chat',
  other: 'in another way',
};
const recorders = { browser: 'the form', partner: 'the partner' } as const;
const screens = { browser: 'The form confirmed what it showed', server: 'The words we sent' } as const;

function Entry({ entry }: { entry: CertificateEntry }) {
  const { given, at, through, recordedBy, ticked, ledger, version, words } = entry;
  return (
    <li className={css.entry}>
      <h3>{given ? 'Agreed' : 'Withdrawn'}</h3>
      <blockquote>{words}</blockquote>
      <dl>
        <dt>Recorded</dt>
        <dd>
          {utc(at)}, {channels[through]}
          {recordedBy && `: ${recordedBy}`}
        </dd>
        <dt>Box ticked</dt>
        <dd>{ticked ? `${utc(ticked.at)}, as ${recorders[ticked.by]} recorded it` : 'Not recorded'}</dd>
        <dt>Version of the words</dt>
        <dd>{version}</dd>
        <dt>Ledger</dt>
        <dd className={css.hash}>
          {ledger ? `Entry ${ledger.place}: ${ledger.hash}` : 'Not in it yet when this was issued'}
        </dd>
      </dl>
    </li>
  );
}

function Content({ content }: { content: CertificateContent }) {
  const { request, issuer, issuedAt, issuedTo, screen, head, entries } = content;
  return (
    <>
      <p>
        Request {request.number}, issued by {issuer} on {utc(issuedAt)} for the {issuedTo}. It says nothing about what
        happened later.
      </p>
      <ul className="plain-list">
        {entries.map((entry) => (
          <Entry key={entry.seq} entry={entry} />
        ))}
      </ul>
      <dl className={css.entry}>
        <dt>On the screen</dt>
        <dd className={css.hash}>{screen ? `${screens[screen.by]}: ${screen.sha256}` : 'Not recorded'}</dd>
        <dt>Signed end of the ledger</dt>
        <dd className={css.hash}>
          {head ? `${head.day}, entry ${head.place}: ${head.hash}` : 'Not signed yet when this was issued'}
        </dd>
      </dl>
    </>
  );
}

const WHERE = {
  browser:
    'Checked in your browser: the file wasn’t sent anywhere. Whether its entries are still in our ledger, only our server can tell.',
  server: 'Checked by our server, which also found its entries in our ledger. We didn’t keep the file.',
} as const;

/** What a check found: what the certificate says, or why it isn’t one. */
export function CertificateReport({ checked }: { checked: Checked }) {
  const { valid, problems, content, by } = checked;
  return (
    <section className={css.report} data-valid={valid} aria-labelledby="certificate-report" tabIndex={-1}>
      <h2 id="certificate-report">{valid ? 'This certificate is valid' : 'This certificate isn’t valid'}</h2>
      {valid ? (
        <p>Nothing in it was changed after it was issued. {WHERE[by]}</p>
      ) : (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {content && <Content content={content} />}
    </section>
  );
}
