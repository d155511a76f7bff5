import { useEffect, useState } from 'react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import type { Line } from '#shared/lines/ids.ts';
import { loadDefinition } from '#shared/lines/load-definition.ts';
import type { QuoteDefinition } from '#shared/lines/types.ts';
import { LineJourney } from './line-journey.tsx';

/** Loads the questions of one line of insurance, then asks them. */
export function QuoteWizard({ line }: { line: Line }) {
  const site = useSiteProfile();
  const [definition, setDefinition] = useState<QuoteDefinition | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let gone = false;
    loadDefinition(line).then(
      (loaded) => gone || setDefinition(loaded),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [line]);

  if (definition) return <LineJourney definition={definition} />;
  if (!failed) return <p role="status">Loading questions</p>;
  return (
    <p role="alert">
      The questions could not be loaded. Check your connection and reload the page, or email{' '}
      <a href={`mailto:${site.email}`}>{site.email}</a>.
    </p>
  );
}
