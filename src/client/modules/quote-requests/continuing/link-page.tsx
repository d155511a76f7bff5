import { useEffect, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { formatDay } from '#client/lib/format-date.ts';
import buttons from '#client/ui/button.module.css';
import { registry } from '#shared/lines/generated/registry.ts';
import { paths } from '#shared/platform/paths.ts';
import type { FoundLink } from '#shared/quote-requests/continuing.ts';
import screen from '../screen.module.css';
import { hasAnother } from './enter-draft.ts';
import { findLink, tokenInAddress } from './link-calls.ts';
import { OpenLinkForm } from './open-link-form.tsx';

type Looked = { found: FoundLink } | { problem: string; gone: boolean };

const headingOf = ({ preparedBy }: FoundLink) =>
  preparedBy ? 'Review the request your assistant prepared' : 'Continue your request';

/** What a link opens: nothing but its kind and day is shown before the code was given, and nothing happens without a press. */
export function LinkPage() {
  const [token] = useState(tokenInAddress);
  const [looked, setLooked] = useState<Looked | null>(null);

  useEffect(() => {
    const onHash = () => location.reload();
    addEventListener('hashchange', onHash);
    findLink(token).then(
      (found) => setLooked({ found }),
      (error) => {
        const { status, serverMessage } = toApiError(error);
        setLooked({ problem: serverMessage, gone: status === 404 || status === 400 });
      },
    );
    return () => removeEventListener('hashchange', onHash);
  }, [token]);

  if (!looked) return <p role="status">Looking for your request</p>;
  const found = 'found' in looked ? looked.found : null;
  return (
    <section className={`${screen.screen} ${screen.welcome}`} aria-labelledby="link-heading">
      <h1 className={screen.heading} id="link-heading">
        {found ? headingOf(found) : 'This link can’t be opened'}
      </h1>
      {found && (
        <>
          {found.preparedBy && (
            <p>
              An assistant that calls itself “{found.preparedBy}” filled in this request for you. Nothing has been sent.
              You’ll see every answer and can change any of them, and only you decide whether to send it.
            </p>
          )}
          <p>
            This is an unsent {registry[found.line].inSentence} request from {formatDay(found.startedAt)}.{' '}
            {found.needsCode
              ? 'Your answers stay hidden until you enter the 6-digit code from the email.'
              : found.preparedBy
                ? 'The link opens once, so open it on the device you’ll send it from.'
                : 'Open it here to continue on this device.'}
          </p>
          {hasAnother(found.line) && (
            <p>
              This browser already has an unsent {registry[found.line].inSentence} request. If it’s a different one,
              this one replaces it here.
            </p>
          )}
          <OpenLinkForm token={token} found={found} />
        </>
      )}
      {'problem' in looked && (
        <>
          <p role="alert">{looked.problem}</p>
          <div className={screen.actions}>
            {looked.gone ? (
              <a className={buttons.secondary} href={paths.getQuote}>
                Get a quote
              </a>
            ) : (
              <button className={buttons.secondary} type="button" onClick={() => location.reload()}>
                Try again
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
