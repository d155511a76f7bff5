import { formatMoment } from '#client/lib/format-date.ts';
import { StateWord } from '#client/ui/state-word.tsx';
import type { ArticleField, ArticleSummary } from '#shared/content/articles/schema.ts';

type State = Pick<ArticleSummary, 'status' | 'publishAt' | 'hasChanges' | 'problem'>;

/** What visitors see of it, and what is due. */
export function ArticleStateWord({ status, publishAt, hasChanges, problem }: State) {
  if (problem) return <StateWord tone="warn">Not published</StateWord>;
  if (publishAt)
    return <StateWord tone="good">{status === 'published' ? 'Correction scheduled' : 'Scheduled'}</StateWord>;
  if (status === 'draft') return <StateWord tone="calm">Draft</StateWord>;
  if (status === 'withdrawn') return <StateWord tone="warn">Withdrawn</StateWord>;
  return <StateWord tone="good">{hasChanges ? 'Published, with changes in the draft' : 'Published'}</StateWord>;
}

export function titleOf({ title }: Pick<ArticleSummary, 'title'>): string {
  return title || 'Without a title';
}

/** When it was or will be published, withdrawn or saved. */
export function timeWords({ status, publishAt, publishedAt, withdrawnAt, savedAt }: ArticleSummary): string {
  if (publishAt) return `Due ${formatMoment(publishAt)}`;
  if (status === 'withdrawn' && withdrawnAt) return `Withdrawn ${formatMoment(withdrawnAt)}`;
  if (status === 'published' && publishedAt) return `Published ${formatMoment(publishedAt)}`;
  return `Saved ${formatMoment(savedAt)}`;
}

export const fieldLabels: Record<ArticleField, string> = {
  title: 'Title',
  slug: 'Address',
  category: 'Category',
  body: 'Text',
  sources: 'Sources',
  reviewed: 'Last checked on',
  reviewer: 'Reviewed by',
};
