import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ReadingDayProvider } from '#client/lib/reading-day.tsx';
import { SiteProfileProvider } from '#client/lib/site-profile.tsx';
import { guides } from '#shared/content/guides/registry.ts';
import type { Post } from '#shared/content/posts/post.ts';
import { posts } from '#shared/content/posts/registry.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { postPage } from '../blog/post-page.tsx';
import type { LoadedPage } from '../page.ts';
import { structuredData } from '../seo.ts';
import { guidePage } from './guide-page.tsx';

const DAY = '2026-11-25';
const reviewedBy = {
  name: 'Robin Example',
  licence: 'Level 2 general insurance agent in Alberta',
  date: '2026-11-24',
} as const;

const [post] = posts as [Post];
const guide = guides.auto;
const route: Omit<Parameters<typeof guidePage>[0], 'guide'> = {
  canonical: '/insurance/auto',
  picture: 'auto',
  line: 'auto',
  quoteLabel: 'Get a quote',
  parents: [],
  name: 'Auto',
};

/** What readers see, without tags. */
function words({ body }: LoadedPage): string {
  const html = renderToStaticMarkup(
    <SiteProfileProvider profile={defaultSiteProfile}>
      <ReadingDayProvider day={DAY}>{body}</ReadingDayProvider>
    </SiteProfileProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
}

/** What search engines read about the page. */
function webPageOf({ head }: LoadedPage) {
  const data = structuredData(head(defaultSiteProfile, DAY), defaultSiteProfile);
  return data.find((one) => one['@type'] === 'WebPage');
}

describe.each([
  ['an article', post.title, postPage(post), postPage({ ...post, reviewedBy })],
  ['a guide', guide.heading, guidePage({ ...route, guide }), guidePage({ ...route, guide: { ...guide, reviewedBy } })],
])('%s', (_, title, plain, reviewed) => {
  it('that a licensed person reviewed says so under its title, before its text', () => {
    const [, after = ''] = words(reviewed).split(title);
    const line = after.indexOf(
      'Reviewed by Robin Example, Level 2 general insurance agent in Alberta, on |November 24, 2026|',
    );
    expect(line).toBeGreaterThan(0);
    expect(line).toBeLessThan(150);
  });

  it('names that person to search engines, with licence and date', () => {
    expect(webPageOf(reviewed)).toMatchObject({
      reviewedBy: { '@type': 'Person', name: 'Robin Example', hasCredential: { name: reviewedBy.licence } },
      lastReviewed: '2026-11-24',
    });
  });

  it('that nobody reviewed claims nothing', () => {
    expect(words(plain)).not.toMatch(/reviewed/i);
    expect(words(plain)).toContain('Checked against public sources on');
    expect(webPageOf(plain)).not.toHaveProperty('reviewedBy');
  });
});
