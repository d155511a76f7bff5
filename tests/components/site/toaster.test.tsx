// @module-tag long
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showToast, TOAST_DURATION } from '#client/lib/toasts.ts';
import { Island } from '#client/site/island.tsx';
import { drawn, renderOnSite } from '../../support/browser/site.tsx';

const toast = (words: string) => page.getByText(words, { exact: true });

afterEach(() => void vi.useRealTimers());

async function showTwo(): Promise<void> {
  await renderOnSite(<Island name="toaster" props={{}} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const message of ['The first', 'The second']) showToast({ kind: 'success', message });
  await drawn();
}

test('a toast stays for five seconds, and the next one waits until then', async () => {
  await showTwo();
  for (const [shown, next] of [
    ['The first', 'The second'],
    ['The second', 'The first'],
  ] as const) {
    vi.advanceTimersByTime(TOAST_DURATION - 1);
    await drawn();
    expect(toast(shown).query()).not.toBeNull();
    expect(toast(next).query()).toBeNull();
    vi.advanceTimersByTime(1);
    await drawn();
    expect(toast(shown).query()).toBeNull();
  }
});

test('a toast that is closed makes room for the next one at once', async () => {
  await showTwo();
  await page.getByRole('button', { name: 'Close this message' }).click();
  await expect.element(toast('The second')).toBeVisible();
  expect(toast('The first').query()).toBeNull();
});
