/** Renders a part of the public site as its pages do: HTML from the server first, then its islands come alive. */
import '#client/site/styles.ts';
import '#client/site/styles-apart.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { ReadingDayProvider } from '#client/lib/reading-day.tsx';
import { SiteProfileProvider } from '#client/lib/site-profile.tsx';
import { currentToast, dismissToast } from '#client/lib/toasts.ts';
import { ClockScript } from '#client/site/clock-script.tsx';
import { hydrateIslands } from '#client/site/hydrate.tsx';
import firstScript from '#client/site/inline/first-script.js?raw';
import { loadIslands } from '#client/site/island.tsx';
import { JsonScript } from '#client/site/json-script.tsx';
import { defaultSiteProfile } from '#shared/platform/site.ts';

/** The script that every page runs before anything else. Its listeners stay until the end of the file. */
let isFirstScriptRun = false;
function runFirstScript(): void {
  document.documentElement.dataset.js = '';
  if (isFirstScriptRun) return;
  isFirstScriptRun = true;
  const script = document.createElement('script');
  script.textContent = firstScript;
  document.head.append(script);
}

/** The HTML of a part, as children of the body; removed at the end of the test. Nothing in it responds yet. */
export async function renderAsHtml(part: ReactNode): Promise<void> {
  await loadIslands();
  const template = document.createElement('template');
  template.innerHTML = renderToString(
    <SiteProfileProvider profile={defaultSiteProfile}>
      <ReadingDayProvider day="2026-11-25">{part}</ReadingDayProvider>
      <JsonScript type="application/json" id="site-profile" data={defaultSiteProfile} />
      <ClockScript site={defaultSiteProfile} yearsBack={0} />
    </SiteProfileProvider>,
  );
  const elements = [...template.content.children];
  runFirstScript();
  document.body.append(...elements);
  onTestFinished(() => {
    for (const element of elements) element.remove();
    for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id);
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** A part that only ever exists in the browser, such as a step of the wizard, on a page of the site. */
export async function renderPart(part: ReactNode): Promise<void> {
  await renderAsHtml(null);
  await render(<SiteProfileProvider profile={defaultSiteProfile}>{part}</SiteProfileProvider>);
}

/** The same, once all its islands respond. */
export async function renderOnSite(part: ReactNode): Promise<void> {
  await renderAsHtml(part);
  await comeAlive();
}

export async function comeAlive(): Promise<void> {
  await hydrateIslands();
  await expect.poll(() => document.querySelectorAll('[data-island]:not([data-live])').length).toBe(0);
}

/** Two frames later, everything requested before has been painted. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Frame by frame until then, for at most two seconds. Unlike a poll, it moves no fake timers. */
export async function framesUntil(isReached: () => boolean): Promise<void> {
  for (let frame = 0; frame < 120 && !isReached(); frame += 1) await new Promise(requestAnimationFrame);
}

/** Scrolls the page; its listeners have run when this returns. */
export async function scrollTo(top: number): Promise<void> {
  window.scrollTo({ top, behavior: 'instant' });
  await drawn();
}
