/**
 * The public site in the browser. It loads after the page, and is small: menus are enhanced at once. React
 * and the islands follow at the first input, or when an island is near the viewport and the browser is idle.
 */
import { hasStored } from '#client/lib/stored.ts';
import { enhanceChat } from './chat/enhance-chat.ts';
import { firstInput } from './first-input.ts';
import { enhanceMenus } from './menus.ts';

const IDLE_TIMEOUT = 2000;
const FALLBACK_DELAY = 200;
const NEAR = '400px';

let started = false;

async function start() {
  if (started) return;
  started = true;
  const { hydrateIslands } = await import('./hydrate.tsx');
  await hydrateIslands();
}

/** Starts when the browser is idle. */
function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT });
  else setTimeout(start, FALLBACK_DELAY);
}

/** An island in the viewport, or a little below it, is hydrated before anyone uses it. */
function startNearIslands() {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      startWhenIdle();
    },
    { rootMargin: NEAR },
  );
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    // Without a height it has nothing to use yet: the toaster, the quote wizard before a line is chosen.
    if (island.offsetHeight > 0) near.observe(island);
  }
}

/** Only the page with all questions has it. */
async function enhanceFaqSearch() {
  const form = document.querySelector<HTMLFormElement>('[data-faq-search]');
  if (form) (await import('./faq-search/narrow-questions.ts')).narrowWhileTyping(form);
}

/** Articles, guides and answers have it. */
async function enhanceFeedback() {
  const forms = document.querySelectorAll<HTMLFormElement>('[data-feedback]');
  if (forms.length > 0) (await import('./feedback/answer-in-place.ts')).answerInPlace(forms);
}

/** Only some browsers have an unsent request. */
async function enhanceDrafts() {
  if (hasStored('quote-key:') || hasStored('quote-unsaved:'))
    (await import('./quote-start/show-drafts.ts')).showDrafts();
}

enhanceMenus();
enhanceDrafts();
enhanceFeedback();
enhanceFaqSearch();
enhanceChat();
const first = firstInput();
first.wake = start;
if (first.input) start();
else startNearIslands();
