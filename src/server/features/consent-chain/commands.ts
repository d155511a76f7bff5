import { consentLedger } from '#server/features/consent-chain/queries.ts';
import { chainLedger } from '#server/features/ledger/commands.ts';
import type { Services } from '#server/services.ts';

/** Chains the consents that wait, and signs the day. May run twice. */
export function chainConsents(services: Services): Promise<void> {
  return chainLedger(services, consentLedger);
}
