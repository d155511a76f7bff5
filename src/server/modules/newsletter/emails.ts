/** Emails of the newsletter's double opt-in. */
import { defineEmails } from '#server/modules/notifications/outbox/definition.ts';
import { type NewsletterTopic, newsletterTopics } from '#shared/newsletter/schema.ts';
import { paths } from '#shared/platform/paths.ts';

export type NewsletterEmailData = {
  'newsletter-confirm': { path: string; consent: string };
  /** `path` is the unsubscribe link. */
  'newsletter-welcome': { path: string; topics: string[] };
};

export const newsletterEmails = defineEmails<NewsletterEmailData>({
  'newsletter-confirm': {
    rule: 'stranger',
    content: (data, site) => ({
      subject: 'Please confirm your newsletter sign-up',
      paragraphs: [
        `Somebody, hopefully you, signed this address up for the newsletter of ${site.name}.`,
        `By confirming you agree: "${data.consent}"`,
      ],
      action: { label: 'Confirm the sign-up', path: data.path },
      note: 'If it was not you, do nothing: without confirmation nothing is sent.',
    }),
  },
  'newsletter-welcome': {
    rule: 'always',
    content: (data, site) => ({
      subject: `You are on the list of ${site.name}`,
      paragraphs: [
        'Thank you for confirming. About once a month you get a mail with what changes and what to ask.',
        data.topics.length > 0
          ? `You chose: ${data.topics.map((topic) => newsletterTopics[topic as NewsletterTopic] ?? topic).join('; ')}.`
          : 'You chose no topics, so you get all of them.',
      ],
      action: { label: 'Read the latest articles', path: paths.blog },
      unsubscribePath: data.path,
    }),
  },
});
