/** Takes in the requests that partners send: each once, with the proof of its consents. */
import { checkedAnswers, openingOf, papersFor } from '#server/modules/quote-requests/opening/commands.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { AppError, conflict, refusedField } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import type { LeadReceipt, SendLeadInput } from '#shared/integrations/leads.ts';
import { sandboxClient } from '#shared/integrations/sandbox-cast.ts';
import { contactOf } from '#shared/lines/answers-schema.ts';
import { findDefinition, quoteDefinitions } from '#shared/lines/questionnaires.ts';
import type { QuoteDefinition } from '#shared/lines/types.ts';
import { type Arrival, takeIn } from './intake/commands.ts';
import { checkMoments, ENOUGH_FOR_GENERAL } from './policy.ts';

/** What becomes of a request if it is new. */
function prepare(services: Services, definition: QuoteDefinition, input: SendLeadInput, arrival: Arrival) {
  const { env, now } = services;
  const at = now();
  checkMoments(input, at);
  const enough = arrival.channel === 'embedded' || input.line === 'general' ? ENOUGH_FOR_GENERAL : undefined;
  const checked = checkedAnswers(definition, input, localDay(at, env.site), enough);
  // The partner's name for the source is read with what was agreed with it.
  const origin = { draftId: null, source: 'api', clientId: env.isSandbox ? sandboxClient.id : null };
  return {
    opening: openingOf(services, definition, input.answers, checked, origin),
    name: contactOf(checked.answers).fullName,
    papers: papersFor(definition, checked.answers, false).map(({ title }) => title),
    form: `${definition.line}@${definition.version}`,
  };
}

function preparedOrRefused(...given: Parameters<typeof prepare>): ReturnType<typeof prepare> | AppError {
  try {
    return prepare(...given);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/**
 * Takes in one request, over the API unless an arrival says otherwise. The same number of the
 * partner's again returns the same request and creates nothing, whatever else it says.
 * @throws {AppError} BAD_REQUEST with every wrong answer, or for a consent that is too old; FORBIDDEN for a line or an area that isn't the
 * partner's; CONFLICT when the questions changed; TOO_MANY_REQUESTS over the daily ceiling
 */
export async function sendLead(
  services: Services,
  partnerId: string,
  input: SendLeadInput,
  arrival: Arrival = { channel: 'partner', visitor: null },
): Promise<LeadReceipt> {
  const { env, limiter } = services;
  // The visitor first: what one of them sends too much must not count against the partner.
  if (arrival.visitor !== null) await limiter.consumeFrom(limits.leadVisitor, arrival.visitor);
  await limiter.consume(limits.lead, partnerId);
  const { line, definitionVersion } = input;
  if (input.testBrokerId && !env.isSandbox)
    throw refusedField('testBrokerId', 'not_allowed', 'Leave this out: it works with a test key only.');
  const definition = definitionVersion ? findDefinition(line, definitionVersion) : quoteDefinitions[line];
  if (!definition) throw conflict('These questions have changed. Get the present ones from /api/quote-forms.');
  // Before any lock. What is wrong with it counts once it is certain that it is new.
  const prepared = preparedOrRefused(services, definition, input, arrival);
  return takeIn(services, { partnerId, input, arrival, prepared });
}
