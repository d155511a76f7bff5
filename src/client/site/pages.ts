/**
 * The route table of the public site. Every entry becomes one HTML file; a page needs no script to be read, so nothing
 * here reaches a browser. Adding a page is adding a line; adding a family of pages is mapping over its data.
 */
import type { LoadedPage, PageRoute } from './page.ts';

export const pages: readonly PageRoute[] = [
  { path: '/', load: async () => (await import('./pages/home-page.tsx')).homePage },
  { path: '/contact', load: async () => (await import('./pages/contact-page.tsx')).contactPage },
  { path: '/get-quote', load: async () => (await import('./pages/get-quote-page.tsx')).getQuotePage },
  {
    path: '/newsletter/confirm',
    load: async () => (await import('./pages/newsletter-confirm-page.tsx')).newsletterConfirmPage,
  },
];

/** Answers every address that is not in the table, with status 404. */
export async function loadNotFoundPage(): Promise<LoadedPage> {
  return (await import('./pages/not-found-page.tsx')).notFoundPage;
}

/** The areas behind a sign-in. They are rendered in the browser, behind the loading shell. */
export const portalPrefixes = ['/portal', '/broker', '/admin'] as const;
