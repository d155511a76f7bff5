import type { CertificateContent, CertificateEntry } from '#shared/consents/certificates/schema.ts';
import { looks, reportLook } from './certificate-looks.ts';
import type { Checked } from './check-certificate.ts';

/** Exact, and the same wherever it is read: `2026-11-26 19:04:12 UTC`. */
const utc = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;

const channels: Record<CertificateEntry['through'], string> = {
  form: 'on the website’s form',
  'plain-form': 'on the website’s form, without JavaScript',
  agent: 'on the website’s form, which software had filled in',
  partner: 'on the page of a partner',
  embedded: 'on our form, shown on the page of a partner',
  chat: 'in the website’s chat',
  spoken: 'aloud, to a broker who read the words and recorded it',
  other: 'in another way',
};
const recorders = { browser: 'the form', partner: 'the partner' } as const;
const screens = { browser: 'The form confirmed what it showed', server: 'The words we sent' } as const;

function Entry({ entry }: { entry: CertificateEntry }) {
  const { given, at, through, recordedBy, ticked, ledger, version, words } = entry;
  return (
    <li style={looks.entry}>
      <h3 style={looks.heading}>{given ? 'Agreed' : 'Withdrawn'}</h3>
      <blockquote style={looks.words}>{words}</blockquote>
      <dl>
        <dt style={looks.term}>Recorded</dt>
        <dd style={looks.fact}>
          {utc(at)}, {channels[through]}
          {recordedBy && `: ${recordedBy}`}
        </dd>
        <dt style={looks.term}>Box ticked</dt>
        <dd style={looks.fact}>
          {ticked ? `${utc(ticked.at)}, as ${recorders[ticked.by]} recorded it` : 'Not recorded'}
        </dd>
        <dt style={looks.term}>Version of the words</dt>
        <dd style={looks.fact}>{version}</dd>
        <dt style={looks.term}>Ledger</dt>
        <dd style={looks.fact}>
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
      <dl style={looks.entry}>
        <dt style={looks.term}>On the screen</dt>
        <dd style={looks.fact}>{screen ? `${screens[screen.by]}: ${screen.sha256}` : 'Not recorded'}</dd>
        <dt style={looks.term}>Signed end of the ledger</dt>
        <dd style={looks.fact}>
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
    <section style={reportLook(valid)} aria-labelledby="certificate-report" tabIndex={-1}>
      <h2 id="certificate-report">{valid ? 'This certificate is valid' : 'This certificate isn’t valid'}</h2>
      {valid ? (
        <p>Nothing in it was changed after it was issued. {WHERE[by]}</p>
      ) : (
        <ul style={looks.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {content && <Content content={content} />}
    </section>
  );
}
