import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProfileProvider } from '#client/lib/site-profile.tsx';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { ResourceList } from './resource-list.tsx';

interface Page {
  rows: string[];
  capped?: boolean;
}

const idle = {
  error: null,
  hasNextPage: false,
  isFetchingNextPage: false,
  refetch: () => null,
  fetchNextPage: () => null,
};

/** The words of a list in one state. */
function wordsOf(state: { pages?: Page[]; error?: Error; hasNextPage?: boolean }): string {
  const { pages, ...rest } = state;
  const query = { ...idle, data: pages && { pages }, ...rest };
  const markup = renderToStaticMarkup(
    <SiteProfileProvider profile={defaultSiteProfile}>
      <MantineProvider>
        <ResourceList
          query={query}
          rowsOf={(page) => page.rows}
          loading="Loading the rows"
          empty={() => <p>No rows yet</p>}
        >
          {(rows) => <p>{rows.join(', ')}</p>}
        </ResourceList>
      </MantineProvider>
    </SiteProfileProvider>,
  );
  return markup.replaceAll(/<style.*?<\/style>/gs, '').replaceAll(/<[^>]*>/g, ' ');
}

test('says that it loads, and nothing about rows', () => {
  expect(wordsOf({})).toContain('Loading the rows');
  expect(wordsOf({})).not.toContain('No rows yet');
});

test('says that it is empty only after the last page', () => {
  expect(wordsOf({ pages: [{ rows: [] }] })).toContain('No rows yet');
  expect(wordsOf({ pages: [{ rows: [] }], hasNextPage: true })).not.toContain('No rows yet');
});

test('shows the rows of all pages, and offers more while there are more', () => {
  const pages = [{ rows: ['one', 'two'] }, { rows: ['three'] }];
  expect(wordsOf({ pages })).toContain('one, two, three');
  expect(wordsOf({ pages })).not.toContain('Show more');
  expect(wordsOf({ pages, hasNextPage: true })).toContain('Show more');
});

test('says that a search stopped early, and offers to keep searching', () => {
  const words = wordsOf({ pages: [{ rows: ['one'], capped: true }], hasNextPage: true });
  expect(words).toContain('Not everything has been searched yet');
  expect(words).toContain('Keep searching');
});

test('keeps the rows it has when reading again fails, and offers to try again', () => {
  const words = wordsOf({ pages: [{ rows: ['one'] }], error: new Error('away') });
  expect(words).toContain('one');
  expect(words).toContain('Try Again');
});
