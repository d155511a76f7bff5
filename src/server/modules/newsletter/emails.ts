/** Emails of the newsletter's double opt-in. */
import { defineEmails } from '#server/modules/notifications/outbox/definition.ts';
import { type NewsletterTopic, newsletterTopics } from '#shared/newsletter/schema.ts';
import { paths } from '#shared/platform/paths.ts';

export type NewsletterEmailData = {
  /** `neverPath` leads to “Never email me again”. */
  'newsletter-confirm': { path: string; neverPath: string; consent: string };
  /** `path` is the unsubscribe link. */
  'newsletter-welcome': { path: string; topics: string[] };
};

export const newsletterEmails = defineEmails<NewsletterEmailData>({
  'newsletter-confirm': {
    rule: 'stranger',
    law: { counted: 'optional', wayOut: 'Never email me again' },
    content: (data, site) => ({
      subject: 'Confirm your newsletter sign-up',
      paragraphs: [
        `We received a request to sign this address up for the ${site.name} newsletter.`,
        `By confirming, you agree: "${data.consent}"`,
      ],
      action: { label: 'Confirm my sign-up', path: data.path },
      note: 'If this wasn’t you, ignore this email. You won’t get the newsletter. The last link below makes sure that no one can sign this address up again.',
      wayOutPath: data.neverPath,
    }),
  },
  'newsletter-welcome': {
    rule: 'always',
    law: { counted: 'optional', wayOut: 'Unsubscribe' },
    content: (data, site) => ({
      subject: `You’re subscribed to the ${site.name} newsletter`,
      paragraphs: [
        'Thank you for confirming. Each issue of the newsletter will come to this address: what’s changing, and what to ask.',
        data.topics.length > 0
          ? `You chose: ${data.topics.map((topic) => newsletterTopics[topic as NewsletterTopic] ?? topic).join('; ')}.`
          : 'You didn’t choose any topics, so you’ll get them all.',
      ],
      action: { label: 'Read the latest articles', path: paths.blog },
      wayOutPath: data.path,
    }),
  },
});
