import { type FormEvent, useRef, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import buttons from '#client/ui/button.module.css';
import field from '#client/ui/field.module.css';
import { Field } from '#client/ui/field.tsx';
import { fieldAttributes } from '#client/ui/field-attributes.ts';
import type { FoundLink } from '#shared/quote-requests/continuing.ts';
import screen from '../screen.module.css';
import css from './continuing.module.css';
import { openLink, renewCode } from './link-calls.ts';

/** The code of an emailed link, or only a button for a QR code. */
export function OpenLinkForm({ token, found }: { token: string; found: FoundLink }) {
  const [closed, setClosed] = useState(found.closed);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [outcome, setOutcome] = useState('');
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function attempt(call: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    setOutcome('');
    try {
      await call();
    } catch (failure) {
      const { serverMessage } = toApiError(failure);
      if (found.needsCode) {
        setError(serverMessage);
        input.current?.focus();
      } else setOutcome(serverMessage);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    attempt(() => openLink(token, found.needsCode ? code : undefined));
  }

  function renew() {
    attempt(async () => {
      setOutcome((await renewCode(token)).message);
      setClosed(false);
      setCode('');
      input.current?.focus();
    });
  }

  return (
    <form className={screen.stack} noValidate onSubmit={submit}>
      {closed && <p>This link is closed after five wrong codes. Email yourself a new code to open it.</p>}
      {found.needsCode && (
        <Field id="link-code" label="6-digit code" error={error}>
          <input
            {...fieldAttributes('link-code', { error })}
            ref={input}
            className={`${field.control} ${css.code}`}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      )}
      <p role="status">{outcome}</p>
      <div className={screen.actions}>
        <button className={buttons.primary} type="submit" aria-disabled={busy || undefined}>
          Open my request
        </button>
        {found.needsCode && (
          <button className={buttons.secondary} type="button" aria-disabled={busy || undefined} onClick={renew}>
            Email me a new code
          </button>
        )}
      </div>
    </form>
  );
}
