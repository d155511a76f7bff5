import { type ChangeEvent, type DragEvent, type FormEvent, useState } from 'react';
import buttons from '#client/ui/button.module.css';
import field from '#client/ui/field.module.css';
import { Field } from '#client/ui/field.tsx';
import { fieldAttributes } from '#client/ui/field-attributes.ts';
import { paths } from '#shared/platform/paths.ts';
import { looks } from './certificate-looks.ts';
import { CertificateReport } from './certificate-report.tsx';
import type { Checked } from './check-certificate.ts';

/** The value of the button that leaves the check to our server, as the form does without a script. */
const SERVER = 'server';
const MISSING = 'Choose a certificate, or paste what is in the file';

/** A certificate as a file or as text, and what the check found. A plain form without a script. */
export function CertificateCheck() {
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<Checked | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function check(certificate: string) {
    setChecked(null);
    setFailure(certificate === '' ? MISSING : null);
    if (certificate === '') return;
    // Only now: the API's client weighs more than the whole page.
    const { checkCertificate } = await import('./check-certificate.ts');
    const found = await checkCertificate(certificate);
    if ('failure' in found) setFailure(found.failure);
    else setChecked(found);
  }

  async function take(file: File | undefined) {
    if (!file) return;
    const certificate = await file.text();
    setText(certificate);
    await check(certificate);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute('value') === SERVER) return;
    event.preventDefault();
    void check(text.trim());
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }

  return (
    <>
      <form
        style={looks.form}
        method="post"
        action={paths.verify}
        onSubmit={submit}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <Field id="certificate-file" label="Certificate file" hint="Ends in .json. You can also drop it here.">
          <input
            {...fieldAttributes('certificate-file', { hint: true })}
            className={field.control}
            type="file"
            accept=".json,application/json"
            onChange={(event: ChangeEvent<HTMLInputElement>) => void take(event.target.files?.[0])}
          />
        </Field>
        <Field id="certificate" label="Or paste what is in the file" error={failure ?? undefined}>
          <textarea
            {...fieldAttributes('certificate', { error: failure ?? undefined })}
            className={field.control}
            style={looks.text}
            name="certificate"
            rows={6}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <div style={looks.buttons}>
          <button className={buttons.primary} type="submit">
            Check
          </button>
          <button className={buttons.secondary} type="submit" name="where" value={SERVER}>
            Check with our ledger
          </button>
        </div>
      </form>
      <div role="status">{checked && <CertificateReport checked={checked} />}</div>
    </>
  );
}
