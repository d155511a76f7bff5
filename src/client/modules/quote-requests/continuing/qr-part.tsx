import { useEffect, useState } from 'react';
import { api, toApiError } from '#client/lib/api.ts';
import buttons from '#client/ui/button.module.css';
import { QrCode } from '#client/ui/qr-code.tsx';
import { paths } from '#shared/platform/paths.ts';
import { QR_MINUTES } from '#shared/quote-requests/continuing.ts';
import type { Draft } from '../draft.ts';
import css from './continuing.module.css';

/** A QR code that hands the draft to the phone that scans it. It disappears when it has expired. */
export function QrPart({ draft: { draftId, token } }: { draft: Draft }) {
  const [code, setCode] = useState<string | null>(null);
  const [words, setWords] = useState('');

  useEffect(() => {
    if (!code) return;
    const timer = setTimeout(() => {
      setCode(null);
      setWords('The code has expired.');
    }, QR_MINUTES * 60_000);
    return () => clearTimeout(timer);
  }, [code]);

  async function show() {
    setWords('');
    try {
      const link = await api.quotes.showLink.mutate({ draftId, token });
      setCode(new URL(paths.continueQuote(link.token), location.origin).href);
    } catch (failure) {
      setWords(toApiError(failure).serverMessage);
    }
  }

  return (
    <section className={css.part} aria-labelledby="qr-heading">
      <h3 className={css.subheading} id="qr-heading">
        Without email: scan a code with your phone
      </h3>
      {code && (
        <>
          <QrCode text={code} label="QR code that opens this request on your phone" size={220} />
          <p>
            Point your phone’s camera at the code. It works once, for {QR_MINUTES} minutes, and anyone who scans it can
            read your answers. Once the request is open on your phone, continue there.
          </p>
        </>
      )}
      <p role="status">{words}</p>
      <button className={`${buttons.secondary} ${buttons.compact}`} type="button" onClick={show}>
        {code ? 'Show a new code' : 'Show a QR code'}
      </button>
    </section>
  );
}
