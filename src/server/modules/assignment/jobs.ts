import { defineJob } from '#server/platform/jobs/definition.ts';

export const expireOfferJob = defineJob<{ offerId: string }>('offer.expire');
