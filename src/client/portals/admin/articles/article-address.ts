import { paths } from '#shared/platform/paths.ts';

/** The page of one article. */
export function articleAddress(articleId: string): string {
  return `${paths.admin.articles}?article=${articleId}`;
}
