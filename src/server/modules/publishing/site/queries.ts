/** The site's settings as administrators edit them, and what was published before. */
import { getSetting } from '#server/modules/settings/queries.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import { articlesSetting } from '#shared/content/articles/published.ts';
import { realStories } from '#shared/content/testimonials/registry.ts';
import type { Testimonial } from '#shared/content/testimonials/testimonial.ts';
import { defineSetting } from '#shared/platform/settings.ts';
import { siteChanges } from '#shared/publishing/site/changes.ts';
import { publishedSite, siteWith } from '#shared/publishing/site/profile.ts';
import {
  emptySiteDocument,
  type SiteDocument,
  siteDocumentSchema,
  siteDraftSetting,
  siteSetting,
} from '#shared/publishing/site/schema.ts';
import type { PagesState, SiteEditor, SiteRevision } from '#shared/publishing/site/views.ts';
import { loadArticles } from '../articles/queries.ts';
import { findNewestNumber, listRevisions } from '../revisions/queries.ts';
import { pageTitles, reviewablePages } from './policy.ts';
import { pagesSetting } from './rendering/commands.ts';

const HISTORY_PAGE = 10;

/** The draft, which is what is published until somebody saves one. */
export async function getDraft({ db }: { db: Database | Transaction }) {
  const published = await getSetting({ db }, siteSetting);
  return getSetting({ db }, defineSetting(siteDraftSetting.key, siteDraftSetting.schema, published.value));
}

/** Where the pages are: this process shows what is published, is still rendering it, or the last attempt failed. */
function pagesState({ env, settings }: Pick<Services, 'env' | 'settings'>): PagesState {
  const { failedAt } = settings.get(pagesSetting);
  if (failedAt) return { state: 'failed', failedAt };
  return { state: env.siteIsCurrent ? 'current' : 'updating', failedAt: null };
}

export async function getSiteEditor(services: Services): Promise<SiteEditor> {
  const { db, env } = services;
  const [draft, published, number] = await Promise.all([
    getDraft(services),
    getSetting(services, siteSetting),
    findNewestNumber(db, siteSetting.key),
  ]);
  return {
    draft,
    published: number,
    publishedValue: published.value,
    changes: siteChanges(published.value, draft.value, pageTitles),
    configured: env.configuredSite,
    configuredStories: realStories.length,
    pages: reviewablePages.map(({ path, title, reviewedBy }) => ({ path, title, reviewer: reviewedBy?.name ?? null })),
    pagesState: pagesState(services),
  };
}

/** A stored document, as far as it still fits. */
const documentOf = (value: unknown): SiteDocument => siteDocumentSchema.safeParse(value).data ?? emptySiteDocument;

/** The history, newest first, each with what it changed. */
export async function listSiteRevisions({ db }: Pick<Services, 'db'>, before?: number) {
  // One more than the page shows: the last one is compared with it.
  const rows = await listRevisions(db, siteSetting.key, { before, take: HISTORY_PAGE + 1 });
  const items = rows.slice(0, HISTORY_PAGE).map((row, index): SiteRevision => {
    const earlier = rows[index + 1];
    return {
      number: row.number,
      note: row.note,
      publishedByName: row.publishedByName,
      publishedAt: row.publishedAt.toISOString(),
      restoredFrom: row.restoredFrom,
      changes: siteChanges(documentOf(earlier?.value ?? {}), documentOf(row.value), pageTitles),
    };
  });
  return { items, nextCursor: rows.length > HISTORY_PAGE ? (items.at(-1)?.number ?? null) : null };
}

/** The profile of the draft, for its preview. */
export async function getDraftSite(services: Pick<Services, 'db' | 'env' | 'settings' | 'log'>) {
  const { value } = await getDraft(services);
  const articles = await loadArticles(services, services.settings.get(articlesSetting));
  return publishedSite(siteWith(services.env.configuredSite, value), value, articles);
}

/** The stories that visitors read: those that were published, or those of the content. */
export function currentStories({ settings }: Pick<Services, 'settings'>): readonly Pick<Testimonial, 'name'>[] {
  return settings.get(siteSetting).stories ?? realStories;
}
