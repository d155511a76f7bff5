/** Two articles that the demo's administrator is writing. One is due in two months: what it says is true of every installation. */
import { createArticle, saveArticle } from '#server/modules/publishing/articles/commands.ts';
import { publishArticle } from '#server/modules/publishing/articles/deciding/commands.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { type ArticleText, emptyArticle } from '#shared/content/articles/schema.ts';
import type { Scene } from './scene.ts';

const DAY_MS = 86_400_000;

const prepared = `A good request takes ten minutes when the papers are on the table. Here is what brokers ask for most often.

## For a vehicle

Have your current policy at hand, or at least its declarations page: it lists the vehicle, the coverages and every [deductible](term:deductible). Brokers also ask how far the vehicle is driven in a year, where it is parked at night, and who else drives it. If you had claims or convictions, say so. The insurer will see them anyway, and an offer made without them can change.

## For a home

The year it was built, and the years of the roof, the furnace, the wiring and the water pipes. Photos help. If the basement is finished, or you rent out a part of it, mention that too. See [home insurance](/insurance/home) for what each answer changes.

## For a business

What it does, in the words you would use with a customer; its revenue for the last year; how many people work in it; and any contract that asks for insurance. The contract often says which limits it needs.

## If something is missing

Send the request without it. The broker who replies will ask for what matters, and you can add it in the portal.`;

/** Not finished: it has no category yet, and too few words. */
const begun = `Tires, a scraper and a full tank are the easy part. This is about what is on the policy.

## Before the first trip

Look up the deductible`;

export function articles({ on, services, cast }: Scene): void {
  async function write(text: Partial<ArticleText>) {
    const { id: articleId } = await createArticle(services, cast.alex);
    const whole = { ...emptyArticle, ...text };
    const { version } = await saveArticle(services, cast.alex, { articleId, version: 1, text: whole });
    return { articleId, version };
  }
  on(5, async () => {
    const { site } = services.env;
    const named = await write({
      ...{
        title: 'What to have ready before you ask for a quote',
        slug: 'before-you-ask',
        category: 'getting-started',
      },
      ...{ body: prepared, reviewed: localDay(services.now(), site) },
    });
    const day = localDay(new Date(services.now().getTime() + 65 * DAY_MS), site);
    await publishArticle(services, cast.alex, { ...named, at: { day, time: '08:00' }, note: 'For the new year' });
  });
  on(1, async () => {
    await write({ title: 'Winter driving: what to check on your policy', body: begun });
  });
}
