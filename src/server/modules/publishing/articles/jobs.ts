import { defineJob } from '#server/platform/jobs/definition.ts';

/** Publishes an article when it is due. */
export const publishArticleJob = defineJob<{ articleId: string }>('article.publish');
