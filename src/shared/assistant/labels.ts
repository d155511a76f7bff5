/** Labels for a question's outcome, the answer's author and what was removed. No zod here, so that any page may use them. */

import type { RedactedKind } from '#shared/platform/personal-data/schema.ts';
import type { FeedbackReason } from './feedback.ts';
import type { ChatMode, ChatVerdict } from './schema.ts';

export const verdictLabels: Readonly<Record<ChatVerdict, string>> = {
  answered: 'Answered',
  abstained: 'Not covered on our site',
  limited: 'Outside its limits',
  emergency: 'Emergency or loss',
  person: 'Asked for a person',
  courtesy: 'Courtesy',
  blocked: 'Blocked by the output check',
  failed: 'No answer',
};

/** As the reader chooses them, after “What was wrong?”. */
export const feedbackReasonLabels: Readonly<Record<FeedbackReason, string>> = {
  missed: 'It doesn’t answer my question',
  incomplete: 'Something is missing',
  unclear: 'It’s hard to understand',
  wrong: 'It’s wrong or out of date',
};

export const modeLabels: Readonly<Record<ChatMode, string>> = {
  provider: 'AI provider',
  embedded: 'Built-in assistant',
  fixed: 'Fixed answer',
};

export const redactedLabels: Readonly<Record<RedactedKind, string>> = {
  email: 'email address',
  phone: 'phone number',
  card: 'card number',
  sin: 'social insurance number',
  licence: 'driver’s licence number',
  vin: 'vehicle identification number',
  birthdate: 'date of birth',
  'health-number': 'health number',
  'postal-code': 'postal code',
  passport: 'passport number',
  plate: 'licence plate',
  'policy-number': 'policy number',
  'claim-number': 'claim number',
  'street-address': 'street address',
};
