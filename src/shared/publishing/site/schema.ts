/**
 * The site's settings as one document, which administrators draft, preview and publish. An empty field or a null group leaves the value to
 * the server's configuration, so an installation where nothing was published reads as before.
 */
import { z } from 'zod';
import { isoDate, line, text } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { sampleSignatures } from '#shared/platform/samples.ts';
import { defineSetting } from '#shared/platform/settings.ts';

/** A line that may stay empty. */
const optionalLine = (max: number) => line('', { min: 0, max });

const optionalEmail = optionalLine(254)
  .refine(
    (value) => value === '' || z.email().safeParse(value).success,
    byRule('invalid_format', 'Enter an email address such as hello@yourfirm.ca'),
  )
  .meta({ format: 'email' });

const time = z.string('Enter a time').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:00');

/** Business hours of a weekday, in Alberta time; null while it is closed. */
const dayHours = z
  .object({ open: time, close: time })
  .refine(({ open, close }) => open < close, {
    path: ['close'],
    ...byRule('out_of_order', 'Choose a closing time after the opening time'),
  })
  .nullable();

const hours = z
  .array(dayHours, 'Send the seven days from Sunday on')
  .length(7, 'Send the seven days from Sunday on')
  .refine(
    (days) => days.some((day) => day !== null),
    byRule('required', 'Open on at least one day: reply times are counted in business hours'),
  );

const social = z
  .array(
    z.object({
      name: line('Enter the network’s name', { max: 40 }),
      url: line('Enter the address of your page', { max: 300 }).refine(
        (value) => /^https:\/\/[^/\s]+\.[^/\s]+/.test(value) && URL.canParse(value),
        byRule('invalid_format', 'Enter an address that begins with https://'),
      ),
    }),
    'Send the links as a list',
  )
  .max(6, 'List up to 6 links')
  .refine(
    (links) => new Set(links.map(({ name }) => name.toLowerCase())).size === links.length,
    byRule('duplicate', 'List each network once'),
  );

/** A real client's words. There is no way to enter one without the day of the written consent (spec decision 13). */
export const storySchema = z.object({
  name: line('Enter the client’s name as they agreed to it', { max: 80 }).refine(
    (name) => !sampleSignatures.includes(name),
    byRule('not_allowed', 'This is the name of a sample story. Samples are made up and can’t be published as real'),
  ),
  title: line('Enter the client’s occupation or role', { max: 80 }),
  location: line('Enter the town or city', { max: 80 }),
  quote: text('Enter the client’s words', { max: 600 }),
  rating: z.literal([3, 4, 5], 'Choose the stars the client gave'),
  consentedOn: isoDate('Enter the day the client agreed in writing to this wording'),
});
export type Story = z.output<typeof storySchema>;

/** A licensed person who read a page. */
export const reviewSchema = z.object({
  page: line('Choose the page', { max: 200 }),
  name: line('Enter the reviewer’s name', { max: 80 }),
  licence: line('Enter the licence as they hold it', { max: 120 }),
  date: isoDate('Enter the day they reviewed the page'),
});
export type Review = z.output<typeof reviewSchema>;

/** The disclosure itself is fixed; a sentence beside it may neither take it back nor promise anything. */
const BROKER_CLAIM =
  /\b(we|we[’']re|us|is|are)\b[^.]*\b(brokers?|brokerage|insurers?|insurance (company|agents?|agency))\b/i;
const PROMISE = /\b(guarantee\w*|lowest|cheapest|best (price|rate)s?|always covered)\b/i;

const noticeAddition = optionalLine(300)
  .refine(
    (words) => words === '' || /[.!?]$/.test(words),
    byRule('invalid_format', 'Write a whole sentence, with a period at the end'),
  )
  .refine(
    (words) => !BROKER_CLAIM.test(words),
    byRule('not_allowed', 'Leave out who is or isn’t a broker or insurer: the notice already says it'),
  )
  .refine((words) => !PROMISE.test(words), byRule('not_allowed', 'Leave out promises about price or coverage'));

export const siteDocumentSchema = z.object({
  name: optionalLine(60).default(''),
  email: optionalEmail.default(''),
  phone: optionalLine(40).default(''),
  postalAddress: optionalLine(200).default(''),
  privacyOfficer: optionalLine(80).default(''),
  privacyEmail: optionalEmail.default(''),
  /** Follows the mandatory notice. */
  noticeAddition: noticeAddition.default(''),
  /** From Sunday on. */
  hours: hours.nullable().default(null),
  social: social.nullable().default(null),
  stories: z.array(storySchema, 'Send the stories as a list').max(30, 'List up to 30 stories').nullable().default(null),
  reviews: z
    .array(reviewSchema, 'Send the reviews as a list')
    .max(100, 'List up to 100 reviews')
    .refine(
      (reviews) => new Set(reviews.map(({ page }) => page)).size === reviews.length,
      byRule('duplicate', 'Name one reviewer for each page'),
    )
    .default([]),
});
export type SiteDocument = z.output<typeof siteDocumentSchema>;

/** Nothing published: everything is the server's configuration. */
export const emptySiteDocument: SiteDocument = siteDocumentSchema.parse({});

/** What is published now, in the memory of every process. */
export const siteSetting = defineSetting('site', siteDocumentSchema as z.ZodType<SiteDocument>, emptySiteDocument);
/** What administrators are working on; the same as what is published until somebody types. */
export const siteDraftSetting = defineSetting(
  'siteDraft',
  siteDocumentSchema as z.ZodType<SiteDocument>,
  emptySiteDocument,
);
