/**
 * The sample stories: one at a time, wrapping around, by button, dot, key and touch, and pausing when asked.
 * @module-tag long
 */
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Stories } from '#client/site/home/stories.tsx';
import { sampleStories } from '#shared/content/testimonials/registry.ts';
import { comeAlive, drawn, renderAsHtml, renderOnSite } from '../../support/browser/site.tsx';

const COUNT = 10;

const carousel = page.getByRole('group', { name: 'Sample stories' });
const track = carousel.getByRole('list', { name: 'Stories' });
const button = (name: string) => carousel.getByRole('button', { name, exact: true });
const place = () => track.element().scrollLeft / track.element().clientWidth + 1;

/** The visible story and the marked dot. */
async function expectStory(number: number): Promise<void> {
  await expect.poll(place).toBeCloseTo(number, 1);
  await expect.element(button(`Go to story ${number}`)).toHaveAttribute('aria-current', 'true');
}

const motion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

afterEach(async () => {
  vi.useRealTimers();
  await motion('reduce');
});

test('the buttons move by one story, wrap at both ends and announce the story', async () => {
  await renderOnSite(<Stories />);
  expect(track.getByRole('listitem').elements()).toHaveLength(COUNT);
  await button('Previous story').click();
  await expectStory(COUNT);
  await button('Next story').click();
  await expectStory(1);
  await button('Next story').click();
  await expectStory(2);
  await expect.element(carousel.getByRole('status')).toMatchTextContent(/^Story 2 of 10, \w/);
});

test('a dot shows its story, and the arrow keys the next and the previous one', async () => {
  await renderOnSite(<Stories />);
  await button('Go to story 7').click();
  await expectStory(7);
  await button('Go to story 1').click();
  await expectStory(1);
  (track.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expectStory(2);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expectStory(COUNT);
});

test('it advances every nine seconds, but not under a pointer, with focus inside or when paused', async () => {
  await userEvent.unhover(document.body);
  await motion('no-preference');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await renderOnSite(<Stories />);
  await expect.element(button('Pause stories')).toBeVisible();
  await drawn();
  // Waiting moves fake timers a little, so the first check leaves a second.
  vi.advanceTimersByTime(8000);
  await drawn();
  expect(place()).toBe(1);
  vi.advanceTimersByTime(1000);
  await expectStory(2);
  await carousel.hover();
  vi.advanceTimersByTime(30_000);
  await expectStory(2);
  await userEvent.unhover(carousel);
  (track.element() as HTMLElement).focus();
  vi.advanceTimersByTime(30_000);
  await expectStory(2);
  await button('Pause stories').click();
  await expect.element(button('Play stories')).toBeVisible();
  await userEvent.unhover(carousel);
  (document.activeElement as HTMLElement).blur();
  vi.advanceTimersByTime(60_000);
  await expectStory(2);
});

test('with reduced motion it waits for a press, and then moves in one step', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await renderOnSite(<Stories />);
  await userEvent.unhover(carousel);
  await expect.element(button('Play stories')).toBeVisible();
  vi.advanceTimersByTime(60_000);
  await expectStory(1);
  const places: number[] = [];
  track.element().addEventListener('scroll', () => places.push(Math.round(place())));
  await button('Next story').click();
  await expectStory(2);
  expect(places).toEqual([2]);
});

/** A finger that slows down before it is lifted, so that the stories have no momentum. */
async function swipe(distance: number): Promise<void> {
  const { x, y, width, height } = track.element().getBoundingClientRect();
  const start = x + (width - distance) / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) => {
    const touchPoints = moved === undefined ? [] : [{ x: start + moved, y: y + height / 2 }];
    return cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', 0);
  for (const share of [0.3, 0.6, 0.9, 0.97, 0.98, 0.99, 1]) {
    await new Promise(requestAnimationFrame);
    await touch('touchMove', distance * share);
  }
  await touch('touchEnd');
}

test('a swipe shows the next story and pauses the stories', async () => {
  await page.viewport(390, 844);
  await motion('no-preference');
  await renderOnSite(<Stories />);
  await swipe(-280);
  await expectStory(2);
  await expect.element(button('Play stories')).toBeVisible();
});

test('a swipe marks its story in a browser that does not report the end of a scroll', async () => {
  const own = Object.getOwnPropertyDescriptor(window, 'onscrollend') as PropertyDescriptor;
  const stop = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('scrollend', stop, true);
  Reflect.deleteProperty(window, 'onscrollend');
  onTestFinished(() => {
    window.removeEventListener('scrollend', stop, true);
    Object.defineProperty(window, 'onscrollend', own);
  });
  await page.viewport(390, 844);
  await renderOnSite(<Stories />);
  await swipe(-280);
  await expectStory(2);
});

test('a press before its code has loaded still counts', async () => {
  await renderAsHtml(<Stories />);
  await button('Next story').click();
  await comeAlive();
  await expectStory(2);
});

test('without a script it is a list without buttons', async () => {
  await renderAsHtml(<Stories />);
  delete document.documentElement.dataset.js;
  expect(track.getByRole('listitem').elements()).toHaveLength(COUNT);
  expect(carousel.getByRole('button').elements()).toEqual([]);
  await comeAlive();
});

test('a sample carries no stars', async () => {
  await renderAsHtml(<Stories />);
  expect(document.body.textContent).toContain('Sample story');
  expect(document.body.textContent).not.toMatch(/of 5 stars/);
});

test('a real story has its stars, and nothing about it is called a sample', async () => {
  const [one, two] = sampleStories.map((story) => ({ ...story, consentedOn: '2026-11-20' as const }));
  if (!one || !two) throw new Error('There are no stories');
  await renderOnSite(<Stories real={[one, two]} />);
  const section = page.getByRole('region', { name: 'What clients say' });
  await expect.element(section.getByRole('group', { name: 'Client stories' })).toBeVisible();
  expect(section.element().textContent).not.toMatch(/sample/i);
  expect(section.element().textContent).toContain(`${one.rating} of 5 stars`);
  await section.getByRole('button', { name: 'Next story' }).click();
  await expect.element(section.getByRole('status')).toHaveTextContent(`Story 2 of 2, ${two.name}`);
});

test('a single story has nothing to move to, and no buttons', async () => {
  const [only] = sampleStories.map((story) => ({ ...story, consentedOn: '2026-11-20' as const }));
  await renderOnSite(<Stories real={only ? [only] : []} />);
  const section = page.getByRole('region', { name: 'What clients say' });
  await expect.element(section.getByRole('listitem')).toBeVisible();
  expect(section.getByRole('button').elements()).toEqual([]);
});
