/**
 * Emails with a link to an unsent request. They contain no answers, not even the kind of insurance: anyone can have them sent to any
 * mailbox (docs/decisions/0037).
 */
import { defineEmails, optional } from '#server/modules/notifications/outbox/definition.ts';
import { REMINDER_DAYS } from '#shared/quote-requests/continuing.ts';

/** `until` is the day on which the link stops working, in words. */
type LinkFacts = { path: string; code: string; until: string };

export type ContinuingEmailData = {
  'draft-link': LinkFacts;
  'draft-code': LinkFacts;
  'draft-reminder': LinkFacts;
};

const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;
const action = ({ path }: LinkFacts) => ({ label: 'Continue your request', path });
const NOT_YOU = 'If you didn’t ask for this, delete this email: someone may have entered your address by mistake.';

export const continuingEmails = defineEmails<ContinuingEmailData>({
  'draft-link': {
    rule: 'stranger',
    law: 'answer',
    content: (data, site) => ({
      subject: 'Continue your quote request',
      paragraphs: [
        `You asked for a link to a quote request you started on the ${site.name} website. Open it on any device and enter this code:`,
        spaced(data.code),
      ],
      action: action(data),
      note: `The link and the code work until ${data.until}, or until the request is sent. Don’t forward this email: anyone who has both can read your answers. ${NOT_YOU}`,
    }),
  },
  'draft-code': {
    rule: 'stranger',
    law: 'answer',
    content: (data) => ({
      subject: 'Your new code',
      paragraphs: ['Here’s a new code for your quote request. Earlier codes no longer work.', spaced(data.code)],
      action: action(data),
      note: `The link and the code work until ${data.until}, or until the request is sent. ${NOT_YOU}`,
    }),
  },
  'draft-reminder': {
    rule: 'stranger',
    law: optional,
    content: (data, site) => ({
      subject: 'Your quote request hasn’t been sent yet',
      paragraphs: [
        `You asked us to remind you once about a quote request you started on the ${site.name} website. You haven’t worked on it for ${REMINDER_DAYS} days. To finish it, open the link and enter this code:`,
        spaced(data.code),
        `We won’t remind you again. If you don’t send the request, it’s deleted on ${data.until}.`,
      ],
      action: action(data),
      note: NOT_YOU,
    }),
  },
});
