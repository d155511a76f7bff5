import { type ReactNode, useEffect, useState } from 'react';
import { isLine } from '#shared/lines/lines.ts';

/** The wizard is its own chunk, loaded only when a line has been chosen. */
const loadWizard = () => import('#client/modules/quote-requests/quote-wizard.tsx');

/** Where the quote wizard is mounted: it opens for `/get-quote?type={line}` and stays empty otherwise. */
export function QuoteStart() {
  // In the page from the start, and shown only while a line is chosen, so that the screen is never empty.
  const [wizard, setWizard] = useState<ReactNode>(<p role="status">Loading questions</p>);

  useEffect(() => {
    const line = new URLSearchParams(location.search).get('type');
    if (!line || !isLine(line)) {
      delete document.documentElement.dataset.quoting;
      return;
    }
    loadWizard().then(
      ({ QuoteWizard }) => setWizard(<QuoteWizard line={line} />),
      () => setWizard(<p role="alert">The form couldn’t load. Reload the page, or send us a message.</p>),
    );
  }, []);

  return wizard;
}
