/**
 * Questions: one open at a time, links that open them, and the search that filters them.
 * @module-tag long
 */
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FaqSearch } from '#client/site/faq-search/faq-search.tsx';
import { narrowWhileTyping } from '#client/site/faq-search/narrow-questions.ts';
import { FirstQuestions } from '#client/site/home/first-questions.tsx';
import { FaqList } from '#client/site/layout/faq-list.tsx';
import { SiteHeader } from '#client/site/layout/site-header.tsx';
import { faqItems } from '#shared/content/faq/registry.ts';
import { drawn, renderAsHtml, scrollTo } from '../../support/browser/site.tsx';

const items = faqItems.slice(0, 12);
const question = (index: number) => page.getByRole('heading', { name: items[index]?.question ?? '', exact: true });
const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const top = (index: number) => question(index).element().getBoundingClientRect().top;

async function renderQuestions(): Promise<void> {
  await page.viewport(390, 844);
  await renderAsHtml(
    <>
      <SiteHeader path="/faq" />
      <main>
        <FaqSearch />
        <section data-question-group="">
          <h2>The first group</h2>
          <FaqList items={items.slice(0, 6)} />
        </section>
        <section data-question-group="">
          <h2>The second group</h2>
          <FaqList items={items.slice(6)} />
        </section>
        <div style={{ height: 2000 }} />
      </main>
    </>,
  );
}

test('they are open one at a time, and close when pressed again', async () => {
  await renderQuestions();
  expect(open()).toEqual([]);
  for (const index of [0, 2, 1]) {
    await question(index).click();
    await expect.poll(open).toEqual([items[index]?.id]);
  }
  await expect.element(page.getByRole('main').getByRole('group').nth(1).getByRole('paragraph').first()).toBeVisible();
  await question(1).click();
  await expect.poll(open).toEqual([]);
});

test('Enter opens and Space closes them', async () => {
  await renderQuestions();
  document.querySelector<HTMLElement>('main summary')?.focus();
  await userEvent.keyboard('{Enter}');
  expect(open()).toEqual([items[0]?.id]);
  await userEvent.keyboard(' ');
  expect(open()).toEqual([]);
});

test('a question that is pressed stays in place when the one above it closes', async () => {
  await renderQuestions();
  await question(0).click();
  for (const index of [1, 4, 6]) {
    await scrollTo(window.scrollY + top(index) - 400);
    const before = top(index);
    await question(index).click();
    await drawn();
    expect(open()).toEqual([items[index]?.id]);
    expect(Math.abs(top(index) - before)).toBeLessThan(2);
  }
});

test('a link to a question opens it below the header', async () => {
  await renderQuestions();
  onTestFinished(() => history.replaceState(null, '', ' '));
  for (const index of [5, 9]) {
    location.hash = `#${items[index]?.id}`;
    await expect.poll(open).toEqual([items[index]?.id]);
    await drawn();
    const { left, top: edge } = question(index).element().getBoundingClientRect();
    expect(document.elementFromPoint(left + 10, edge + 3)?.closest('details')?.id).toBe(items[index]?.id);
  }
});

test('the home page shows three questions, the search and the way to all questions', async () => {
  await renderAsHtml(<FirstQuestions />);
  expect(document.querySelectorAll('[data-question]')).toHaveLength(3);
  await expect.element(page.getByRole('link', { name: 'View All FAQs' })).toHaveAttribute('href', '/faq');
  const search = page.getByRole('searchbox', { name: 'Ask in your own words' });
  await expect.element(search).toHaveAccessibleDescription('For example: my basement flooded, what covers it?');
  expect((search.element() as HTMLInputElement).form?.getAttribute('action')).toBe('/search');
});

/** What the search of the site answers from now on. */
function searchAnswers(answer: (words: string | null) => Response): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target) =>
    answer(new URL(String(target), location.href).searchParams.get('q')),
  );
  narrowWhileTyping(document.querySelector('[data-faq-search]') as HTMLFormElement);
}

const search = page.getByRole('searchbox', { name: 'Search questions' });
const shown = () => items.filter((_, index) => question(index).query()).map(({ id }) => id);

test('typing filters the questions, hides empty groups and says how many there are', async () => {
  await renderQuestions();
  const found = items.slice(7, 9).map(({ id }) => id);
  searchAnswers((words) =>
    Response.json({ results: words === 'hail' ? found.map((id) => ({ path: `/faq#${id}` })) : [] }),
  );
  await search.fill('hail');
  await expect.element(page.getByText('2 questions found')).toBeVisible();
  expect(shown()).toEqual(found);
  expect(page.getByText('The first group').query()?.checkVisibility()).toBe(false);
  await search.fill('');
  await expect.poll(shown).toHaveLength(items.length);
});

test('when the search fails, it says so and shows all questions', async () => {
  await renderQuestions();
  searchAnswers(() => new Response('', { status: 500 }));
  await search.fill('hail');
  await expect.element(page.getByText('Search isn’t available right now. All questions are shown.')).toBeVisible();
  expect(shown()).toHaveLength(items.length);
});
