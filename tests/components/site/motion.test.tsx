// @module-tag long
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { showToast } from '#client/lib/toasts.ts';
import { FirstQuestions } from '#client/site/home/first-questions.tsx';
import { Island } from '#client/site/island.tsx';
import { SiteHeader } from '#client/site/layout/site-header.tsx';
import { drawn, renderOnSite, scrollTo } from '../../support/browser/site.tsx';

test('with reduced motion, the header, the menu, a question and a toast appear without moving', async () => {
  await page.viewport(390, 844);
  await renderOnSite(
    <>
      <SiteHeader path="/" />
      <main style={{ height: 3000 }}>
        <FirstQuestions />
      </main>
      <Island name="toaster" props={{}} />
    </>,
  );
  const moved: string[] = [];
  const note = ({ target }: Event) => {
    const animations = (target as Element).getAnimations();
    // An animation without a duration also reports its start.
    if (animations.some(({ effect }) => Number(effect?.getTiming().duration) > 1))
      moved.push((target as Element).outerHTML.slice(0, 80));
  };
  for (const type of ['transitionrun', 'animationstart']) document.addEventListener(type, note);
  onTestFinished(() => {
    for (const type of ['transitionrun', 'animationstart']) document.removeEventListener(type, note);
  });
  await scrollTo(300);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().click();
  showToast({ kind: 'success', message: 'Here' });
  await expect.element(page.getByText('Here', { exact: true })).toBeVisible();
  await drawn();
  expect(moved).toEqual([]);
});
