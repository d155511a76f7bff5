import { afterEach, expect, test, vi } from 'vitest';
import { IDLE_HEADER } from '#shared/platform/session.ts';
import { idleHeaders, watchActivity } from './idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('requests are marked as idle after a while without input, and no longer once there is input', () => {
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
