import { useRef, useState } from 'react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { sha256Of } from '#shared/consents/certificates/verify.ts';
import { MAX_TICK_AGE_MS, presentScreen, type ShownScreen } from '#shared/consents/screen.ts';
import { type ConsentPurpose, consentPurposeSchema } from '#shared/consents/wordings.ts';

/** The boxes that are ticked, and since when. */
export function useTicks() {
  const site = useSiteProfile();
  const [ticked, setTicked] = useState<readonly ConsentPurpose[]>([]);
  const since = useRef<Partial<Record<ConsentPurpose, number>>>({});

  function tick(purpose: ConsentPurpose) {
    since.current[purpose] = performance.now();
    setTicked((before) => (before.includes(purpose) ? before.filter((it) => it !== purpose) : [...before, purpose]));
  }

  /** What was on the screen, for the proof; undefined when the page has been open for so long that its ticks say nothing. */
  async function shown(): Promise<ShownScreen | undefined> {
    const ago = (purpose: ConsentPurpose) => Math.round(performance.now() - (since.current[purpose] ?? 0));
    if (consentPurposeSchema.options.some((purpose) => ago(purpose) > MAX_TICK_AGE_MS)) return undefined;
    // Browsers have no SHA-256 without HTTPS. The server then records the words it sent.
    const sha256 = globalThis.crypto.subtle ? await sha256Of(presentScreen(site)) : undefined;
    return { ...(sha256 && { sha256 }), ticked: { contact: ago('contact'), share: ago('share') } };
  }

  return { ticked, tick, shown };
}
