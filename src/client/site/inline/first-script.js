// Runs while the document is being read, before anything is painted. It is minified, written into every page and allowed
// by its hash. It holds only what cannot wait for the application: the colour scheme, the two scroll thresholds of the
// header, the first input, and fetching the application once the page has loaded.
(() => {
  const root = document.documentElement;
  const { entry, chatDelay, release: build } = document.currentScript.dataset;

  // Failures reach the owner (spec decision 16): at most five of a page, each once. Somebody who is not signed in is nobody's news:
  // these three are in no console and in no report.
  const told = new Set();
  const words = (error) => String(error?.message ?? error).slice(0, 500);
  const silenced = (error) =>
    error?.status === 401 || /^(401|Authentication required|Not authenticated)/.test(words(error));
  const tell = (kind, error) => {
    const message = words(error);
    if (silenced(error) || told.has(message) || told.size > 4) return;
    told.add(message);
    return fetch('/api/browser-failures', {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        kind,
        name: `${error?.name}`,
        message,
        stack: `${error?.stack}`.slice(0, 3000),
        page: location.pathname,
        release: build,
      }),
    }).catch(() => {});
  };
  window.browserFailures = { silenced, tell };
  // A script of another origin and the observers' notices have no error.
  window.addEventListener('error', ({ error }) => error && tell('error', error));
  window.addEventListener('unhandledrejection', (event) => {
    if (silenced(event.reason)) event.preventDefault();
    else tell('rejection', event.reason);
  });

  let scheme = 'auto';
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value') || scheme;
  } catch {
    // Storage may be forbidden; the system's scheme is then the right one.
  }
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  root.dataset.js = '';
  // `/get-quote?type=auto` opens the wizard, `?continue=link` a draft: the choice of lines does not flash by before it.
  if (/[?&](type|continue)=/.test(location.search)) root.dataset.quoting = '';

  // Past 50 px the header shrinks, past 150 px the notice hides. Ten pixels of play, so that a trembling thumb does
  // not make them flicker. Both move by transform: the page under them keeps its place.
  let small = false;
  let hidden = false;
  const onScroll = () => {
    const y = window.scrollY;
    small = y > (small ? 40 : 50);
    hidden = y > (hidden ? 140 : 150);
    const banner = document.getElementById('notice-banner');
    if (hidden && banner) root.style.setProperty('--banner-height', `${banner.offsetHeight}px`);
    root.toggleAttribute('data-header-small', small);
    root.toggleAttribute('data-banner-hidden', hidden);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  document.addEventListener('DOMContentLoaded', onScroll);

  // Pictures below the first screen wait in a noscript and are unpacked within 100 px of it.
  document.addEventListener('DOMContentLoaded', () => {
    const near = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          near.unobserve(target);
          target.innerHTML = target.firstElementChild.textContent;
        }
      },
      { rootMargin: '100px' },
    );
    for (const frame of document.querySelectorAll('[data-lazy-picture]')) near.observe(frame);
  });

  // A link to a question opens it. Opening one closes another, perhaps above it: the pressed one stays where it is.
  const opened = () => {
    const question = document.getElementById(location.hash.slice(1));
    if (question?.localName !== 'details') return null;
    question.open = true;
    return question;
  };
  document.addEventListener('DOMContentLoaded', opened);
  window.addEventListener('hashchange', () => opened()?.scrollIntoView());
  document.addEventListener('click', ({ target }) => {
    const question = target.closest?.('[data-question] > summary');
    if (!question) return;
    const top = () => question.getBoundingClientRect().top;
    const before = top();
    requestAnimationFrame(() => window.scrollBy(0, top() - before));
  });

  // The first input that concerns it asks for the application at once. A press on a button that nobody listens to yet, and a form sent
  // before its code is there, are held and repeated when their island is live.
  const first = { input: false, held: [], wake: undefined };
  window.firstInput = first;
  const waiting = (target) => target.closest?.('[data-island]:not([data-live])');
  // A finger on the menu needs no React, and must not wait for it: only a key or a touch of an island wakes it.
  const wake = ({ type, target }) => {
    if (type !== 'keydown' && !waiting(target)) return;
    first.input = true;
    first.wake?.();
  };
  const hold = (event) => {
    const target = event.type === 'submit' ? event.target : event.target.closest?.('button[type=button]');
    if (first.failed || !target || !(waiting(target) || target.closest('[data-chat]:not([data-live])'))) return;
    event.preventDefault();
    event.stopPropagation();
    first.held.push({ type: event.type, target, submitter: event.submitter });
  };
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin']) {
    window.addEventListener(type, wake, { capture: true, passive: true });
  }
  window.addEventListener('click', hold, true);
  window.addEventListener('submit', hold, true);

  // Without the application, or a part of it, the page is still a page: held forms are sent the plain way.
  const release = () => {
    first.failed = true;
    for (const { type, target } of first.held.splice(0)) if (type === 'submit') target.submit();
  };
  // The portals use this script too; they fetch their application themselves.
  if (!entry) return;
  window.addEventListener('vite:preloadError', release);
  window.addEventListener('load', () => {
    setTimeout(() => {
      const script = document.createElement('script');
      // The button of the chat comes a moment after the page, and not at all where nothing would answer to it.
      const chat = setTimeout(() => root.toggleAttribute('data-chat-shown', true), chatDelay);
      const onerror = () => {
        clearTimeout(chat);
        release();
      };
      Object.assign(script, { type: 'module', src: entry, fetchPriority: 'low', onerror });
      document.head.append(script);
    });
  });
})();
