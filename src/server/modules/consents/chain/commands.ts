import { chainLedger } from '#server/platform/ledger/commands.ts';
import type { Services } from '#server/platform/services.ts';
import { consentLedger } from './queries.ts';

/** Chains the pending consents and signs the day. Safe to run twice. */
export function chainConsents(services: Services): Promise<void> {
  return chainLedger(services, consentLedger);
}
