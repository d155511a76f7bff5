import { afterEach, expect, test, vi } from 'vitest';
import { IDLE_HEADER } from '#shared/platform/session.ts';
import { idleHeaders, watchActivity } from './idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('requests are marked once nobody has touched the page for a while, and no longer when somebody does', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  watchActivity();
  page.dispatchEvent(new Event('keydown'));
  expect(idleHeaders()).toEqual({});
  vi.setSystemTime(Date.now() + 10 * 60_000);
  expect(idleHeaders()).toEqual({ [IDLE_HEADER]: '1' });
  page.dispatchEvent(new Event('pointermove'));
  expect(idleHeaders()).toEqual({});
});
