import { publicProcedure, router } from '#server/platform/trpc/init.ts';
import { PUBLIC_SECONDS } from '#server/platform/trpc/rest-meta.ts';
import {
  aboutSchema,
  faqListSchema,
  insuranceTypeListSchema,
  listContentInputSchema,
  listFaqsInputSchema,
  listPostsInputSchema,
  locationListSchema,
  postListSchema,
} from '#shared/content/published.ts';
import { describeBusiness, findFaqs, findInsuranceTypes, findLocations, findPosts } from './queries.ts';

/** All of these may be kept, by anyone: they are what the website shows. */
const published = {
  method: 'GET' as const,
  access: 'open' as const,
  cacheSeconds: PUBLIC_SECONDS,
  tags: ['content'],
  errorResponses: { 400: 'A filter, the cursor or the limit isn’t valid' },
};

export const contentRouter = router({
  about: publicProcedure
    .meta({
      agent: {
        use: 'read',
        tool: 'about_us',
        title: 'Who we are',
        description: 'Who runs this website, what it does and doesn’t do, and how to reach a person.',
      },
    })
    .output(aboutSchema)
    .query(({ ctx }) => describeBusiness(ctx)),

  insuranceTypes: publicProcedure
    .meta({
      agent: { use: 'read', tool: 'list_insurance_types' },
      openapi: {
        ...published,
        path: '/api/insurance-types',
        summary: 'List the kinds of insurance that the site explains',
        description: 'In the order of the site. Each has a page and a questionnaire.',
        examples: {
          answer: {
            items: [
              {
                id: 'travel',
                name: 'Travel Insurance',
                description: 'For trips outside Alberta: emergency medical care, cancellation and baggage.',
                features: ['How policies treat earlier conditions'],
                coverages: ['Emergency medical care', 'Trip cancellation'],
                about: 'The provincial plan pays little abroad. A policy pays for emergencies, within its limits.',
                url: 'https://coverbridge.example/insurance/travel',
                quoteFormUrl: 'https://coverbridge.example/api/quote-forms/travel',
              },
            ],
            nextCursor: null,
          },
        },
      },
    })
    .input(listContentInputSchema)
    .output(insuranceTypeListSchema)
    .query(({ ctx, input }) => findInsuranceTypes(ctx, input)),

  locations: publicProcedure
    .meta({
      agent: { use: 'read', tool: 'list_locations' },
      openapi: {
        ...published,
        path: '/api/locations',
        summary: 'List the places in Alberta that have a page',
        description: 'Those in the site’s menu first, then the others, each group largest first.',
        examples: {
          answer: {
            items: [
              {
                id: 'calgary',
                name: 'Calgary',
                kind: 'city',
                description: 'What hail, two rivers and winter roads mean for insurance in Calgary.',
                population: { count: 1_306_784, year: 2021 },
                postalPrefixes: ['T1Y', 'T2A to T3S'],
                neighbours: ['Airdrie', 'Cochrane'],
                reviewed: '2026-11-21',
                url: 'https://coverbridge.example/locations/calgary',
              },
            ],
            nextCursor: 'calgary',
          },
        },
      },
    })
    .input(listContentInputSchema)
    .output(locationListSchema)
    .query(({ ctx, input }) => findLocations(ctx, input)),

  faqs: publicProcedure
    .meta({
      agent: { use: 'read', tool: 'list_faqs' },
      openapi: {
        ...published,
        path: '/api/faqs',
        summary: 'List questions and answers',
        description:
          'Those of the question pages by subject, then those on the page of each line of insurance. General information, not advice.',
        examples: {
          answer: {
            items: [
              {
                id: 'suing-the-other-driver',
                subject: 'auto',
                line: 'auto',
                question: 'Can I still sue the driver who hit me?',
                answer: 'Damage to your car is separate: your own insurer usually handles it.',
                url: 'https://coverbridge.example/faq/auto#suing-the-other-driver',
              },
            ],
            nextCursor: 'suing-the-other-driver',
          },
        },
      },
    })
    .input(listFaqsInputSchema)
    .output(faqListSchema)
    .query(({ ctx, input }) => findFaqs(ctx, input)),

  posts: publicProcedure
    .meta({
      agent: { use: 'read', tool: 'list_posts' },
      openapi: {
        ...published,
        path: '/api/posts',
        summary: 'List the articles',
        description: 'The newest first, each with its first sentences.',
        examples: {
          answer: {
            items: [
              {
                slug: 'basement-flooded',
                title: 'My basement flooded: what covers it?',
                summary: 'It depends on where the water came in.',
                category: 'home',
                date: '2026-11-21',
                modified: '2026-11-21',
                url: 'https://coverbridge.example/blog/basement-flooded',
              },
            ],
            nextCursor: null,
          },
        },
      },
    })
    .input(listPostsInputSchema)
    .output(postListSchema)
    .query(({ ctx, input }) => findPosts(ctx, input)),
});
