import { useEffect, useState } from 'react';
import { api } from '#client/lib/api.ts';
import { GENERAL_DISCLOSURE } from '#shared/platform/disclosure.ts';

/**
 * How the owner is paid for a request, as chosen in the admin area. The general sentence keeps its room until the answer is there, and is
 * shown if there is none.
 */
export function HowWeArePaid({ className }: { className?: string | undefined }) {
  const [statement, setStatement] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    const show = (words: string) => here && setStatement(words);
    void api.settings.disclosure.query().then(
      (answer) => show(answer.statement),
      () => show(GENERAL_DISCLOSURE),
    );
    return () => {
      here = false;
    };
  }, []);
  return (
    <p className={className} style={{ visibility: statement === null ? 'hidden' : undefined }}>
      {statement ?? GENERAL_DISCLOSURE}
    </p>
  );
}
