/** Made-up requests for brokers who try their key: a partner isn't needed. */
import { offerTo } from '#server/modules/assignment/routing/commands.ts';
import { keepConsents, openCase } from '#server/modules/cases/create/commands.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { ENOUGH_FOR_GENERAL } from '#server/modules/integrations/leads/policy.ts';
import { checkedAnswers, openingOf } from '#server/modules/quote-requests/opening/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { consentTexts } from '#shared/consents/wordings.ts';
import type { CreateSandboxRequestInput, SandboxRequest } from '#shared/integrations/sandbox.ts';
import { sandboxAnswers, sandboxClient } from '#shared/integrations/sandbox-cast.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';

const ONLY_BY_TEST_KEY = 'This works with a broker’s test key only.';

/**
 * Opens a request in the sandbox and offers it to the holder of the key.
 * @throws {AppError} FORBIDDEN outside the sandbox or for anybody but a broker; BAD_REQUEST with every wrong answer
 */
export async function createSandboxRequest(
  services: Services,
  viewer: Viewer,
  { line, answers = sandboxAnswers }: CreateSandboxRequestInput,
): Promise<SandboxRequest> {
  const { db, env, now } = services;
  if (!env.isSandbox || viewer.role !== 'broker') throw new AppError({ code: 'FORBIDDEN', message: ONLY_BY_TEST_KEY });
  const definition = quoteDefinitions[line];
  const at = now();
  const enough = line === 'general' ? ENOUGH_FOR_GENERAL : undefined;
  const checked = checkedAnswers(definition, { answers, set: 'short' }, localDay(at, env.site), enough);
  const origin = { draftId: null, source: 'api/sandbox', clientId: sandboxClient.id };
  const opening = openingOf(services, definition, answers, checked, origin);
  return transaction(db, async (tx) => {
    const created = await openCase(tx, services, opening, at);
    const consents = (['contact', 'share'] as const).map((purpose) => ({
      ...{ purpose, version: consentTexts[purpose].version, given: true as const },
    }));
    const evidence = { partner: 'Sandbox' };
    await keepConsents(tx, services, [{ row: created, consents, channel: 'partner', evidence }], at);
    await offerTo(tx, services, created.id, viewer.id);
    return { caseId: created.id, number: caseNumber(created, env.site) };
  });
}
