import { formatShortMoment } from '#client/lib/format-date.ts';
import { eventWords } from '#shared/integrations/event-words.ts';
import {
  type AttemptFailure,
  type Delivery,
  FAILING_DAYS,
  type Webhook,
  type WebhookEnd,
} from '#shared/integrations/webhooks.ts';

type Tone = 'good' | 'warn' | 'calm';

const endWords: Record<WebhookEnd, string> = {
  gone: 'Disabled: it answered that it’s gone (410)',
  failing: `Disabled: nothing arrived for ${FAILING_DAYS} days`,
};

/** Whether events arrive, or since when and why they don't. */
export function webhookState(webhook: Webhook): { tone: Tone; words: string } {
  const { status, disabledBecause, statusAt, failingSince } = webhook;
  if (status === 'disabled') return { tone: 'warn', words: endWords[disabledBecause ?? 'failing'] };
  if (status === 'paused') return { tone: 'calm', words: `Paused since ${formatShortMoment(statusAt)}` };
  if (failingSince) return { tone: 'warn', words: `Nothing has arrived since ${formatShortMoment(failingSince)}` };
  return { tone: 'good', words: 'Active' };
}

/** The host, for headings: addresses can be long. */
export function hostWords({ url, description }: Pick<Webhook, 'url' | 'description'>): string {
  return description || new URL(url).host;
}

export const failureWords: Record<AttemptFailure, string> = {
  address: 'The address isn’t public',
  name: 'The name wasn’t found',
  connection: 'No connection',
  certificate: 'The certificate isn’t valid',
  timeout: 'No answer within 10 seconds',
  answer: 'The answer wasn’t HTTP',
};

export function outcomeWords({ status, failure }: Pick<Delivery['log'][number], 'status' | 'failure'>): string {
  return failure ? failureWords[failure] : `Answered ${status}`;
}

const stateWords: Record<Delivery['state'], { tone: Tone; words: string }> = {
  pending: { tone: 'calm', words: 'Waiting' },
  delivered: { tone: 'good', words: 'Arrived' },
  failed: { tone: 'warn', words: 'Failed' },
  withheld: { tone: 'calm', words: 'Not sent' },
};

export function deliveryState({ state, nextAttemptAt, attempts }: Delivery): { tone: Tone; words: string } {
  const known = stateWords[state];
  if (state !== 'pending' || attempts === 0 || nextAttemptAt === null) return known;
  return { tone: 'warn', words: `Next attempt ${formatShortMoment(nextAttemptAt)}` };
}

export function deliveryTitle({ type }: Pick<Delivery, 'type'>): string {
  return type === 'ping' ? 'Test' : eventWords[type];
}
