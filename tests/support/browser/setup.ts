import '#client/ui/theme/base.ts';
import '#client/portals/shell/mantine-components.css';
import '@mantine/notifications/styles.layer.css';
import '#client/portals/shell/focus.css';
import '#client/portals/shell/mantine.css';
import { afterEach, beforeEach, vi } from 'vitest';
import { z } from 'zod';
import { cookieNames } from '#shared/platform/cookies.ts';

// As in the portals, whose content security policy forbids eval.
z.config({ jitless: true });

// A test fails when the browser reports an error nobody expects. A test that expects one captures it with vi.spyOn(console, 'error').
const reported: string[] = [];
const listen = ({ message }: ErrorEvent) => reported.push(`exception: ${message}`);
const listenToRejection = ({ reason }: PromiseRejectionEvent) => reported.push(`unhandled rejection: ${reason}`);

beforeEach(() => {
  reported.length = 0;
  window.addEventListener('error', listen);
  window.addEventListener('unhandledrejection', listenToRejection);
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words: unknown[]) => reported.push(`console.${level}: ${words.map(String).join(' ')}`);
});

afterEach(() => {
  window.removeEventListener('error', listen);
  window.removeEventListener('unhandledrejection', listenToRejection);
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: files share the browser's cookies
  document.cookie = `${cookieNames.signedIn}=; path=/; max-age=0`;
  if (reported.length) throw new Error(`Unexpected errors in the browser:\n${reported.join('\n')}`);
});
