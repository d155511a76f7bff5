import { useEffect, useState } from 'react';
import { api } from '#client/lib/api.ts';
import { useSiteProfile } from '#client/lib/site-profile.tsx';

/**
 * How the owner is paid for a request, as chosen in the admin area. The general sentence keeps its room until the answer is there, and is
 * shown if there is none.
 */
export function HowWeArePaid({ className }: { className?: string | undefined }) {
  const general = useSiteProfile().disclosure;
  const [statement, setStatement] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    const show = (words: string) => here && setStatement(words);
    void api.settings.disclosure.query().then(
      (answer) => show(answer.statement),
      () => show(general),
    );
    return () => {
      here = false;
    };
  }, [general]);
  return (
    <p className={className} style={{ visibility: statement === null ? 'hidden' : undefined }}>
      {statement ?? general}
    </p>
  );
}
