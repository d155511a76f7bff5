import { type ReactNode, useEffect, useState } from 'react';
import { isLine } from '#shared/lines/lines.ts';

/** The wizard is its own chunk, loaded only when a line has been chosen, and so is the page that opens a draft of another device. */
const loadWizard = () => import('#client/modules/quote-requests/quote-wizard.tsx');
const loadContinuing = () => import('#client/modules/quote-requests/continuing/continue-page.tsx');

/** What the address asks for; null for the choice of lines. */
function wantedPart(): Promise<ReactNode> | null {
  const address = new URLSearchParams(location.search);
  const line = address.get('type');
  if (line && isLine(line)) return loadWizard().then(({ QuoteWizard }) => <QuoteWizard line={line} />);
  const from = address.get('continue');
  if (from === 'link' || from === 'file')
    return loadContinuing().then(({ ContinuePage }) => <ContinuePage from={from} />);
  return null;
}

/** Where the quote wizard is mounted: it opens for `/get-quote?type={line}` and stays empty otherwise. */
export function QuoteStart() {
  // In the page from the start, and shown only while a line is chosen, so that the screen is never empty.
  const [wizard, setWizard] = useState<ReactNode>(<p role="status">Loading questions</p>);

  useEffect(() => {
    const wanted = wantedPart();
    if (!wanted) {
      delete document.documentElement.dataset.quoting;
      return;
    }
    wanted.then(setWizard, () =>
      setWizard(<p role="alert">The form couldn’t load. Reload the page, or send us a message.</p>),
    );
  }, []);

  return wizard;
}
