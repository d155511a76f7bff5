/** What the broker recorded about a policy is put right, with a reason that the client reads too. */
import { actorOf, moveCase } from '#server/modules/cases/commands.ts';
import { step, tellInPortal } from '#server/modules/cases/workflow/commands.ts';
import { queueCaseEmail } from '#server/modules/cases/workflow/notices/commands.ts';
import { optionEmails } from '#server/modules/quote-options/emails.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { dateOfDay, localDay } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { changedFacts, type PolicyFacts } from '#shared/cases/policy-facts.ts';
import type { CorrectPolicyInput } from '#shared/cases/schema.ts';
import type { CommandReceipt } from '#shared/cases/views.ts';

/** The facts as they are now. Only a bound case has them all, and the state machine refuses any other. */
async function findFacts(tx: Transaction, id: string): Promise<PolicyFacts> {
  const row = await tx.case.findUniqueOrThrow({
    where: { id },
    select: {
      ...{ boundInsurer: true, policyNumber: true, policyEffectiveOn: true, policyExpiresOn: true },
      policyPremiumCents: true,
    },
  });
  const day = (date: Date | null) => (date ? localDay(date, { timeZone: 'UTC' }) : '');
  return {
    insurer: row.boundInsurer ?? '',
    policyNumber: row.policyNumber ?? '',
    effectiveDate: day(row.policyEffectiveOn),
    expiresDate: day(row.policyExpiresOn),
    premiumCents: row.policyPremiumCents,
  };
}

/**
 * Corrects the facts of a policy. The history keeps what they were and are; the client is notified.
 * @throws {AppError} NOT_FOUND; BAD_REQUEST when nothing differs; CONFLICT when the case changed or isn't bound
 */
export function correctPolicy(
  services: Services,
  viewer: Viewer,
  { reason, caseId, version, ...facts }: CorrectPolicyInput,
): Promise<CommandReceipt> {
  return step(services, viewer, { caseId, version }, async ({ tx, row, relation, at }) => {
    const changes = changedFacts(await findFacts(tx, row.id), facts);
    if (row.status === 'bound' && changes.length === 0)
      throw refusedField(
        'reason',
        'not_allowed',
        'Nothing differs from what is recorded. Change at least one of them.',
      );
    const moved = await moveCase(tx, row, {
      event: 'policy_corrected',
      actor: actorOf(viewer, relation),
      at,
      data: { what: changes.join('; '), reason },
      patch: {
        boundInsurer: facts.insurer,
        policyNumber: facts.policyNumber,
        policyEffectiveOn: dateOfDay(facts.effectiveDate),
        policyExpiresOn: dateOfDay(facts.expiresDate),
        policyPremiumCents: facts.premiumCents,
      },
    });
    const title = `${viewer.fullName} corrected your policy’s details · ${row.title}`;
    await tellInPortal(tx, at, moved, 'client', 'policy_corrected', title);
    const data = { brokerName: viewer.fullName };
    await queueCaseEmail(tx, services, moved, 'client', optionEmails['policy-corrected'], data);
    return moved;
  });
}
