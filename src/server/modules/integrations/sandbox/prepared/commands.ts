/** Sends what an agent prepared with a test key: the same commands as on the live site, for the simulated client. */
import { offerTo } from '#server/modules/assignment/routing/commands.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import { openLink } from '#server/modules/quote-requests/continuing/commands.ts';
import { getDraft } from '#server/modules/quote-requests/drafts/commands.ts';
import { newToken } from '#server/platform/crypto/tokens.ts';
import { transaction, wholeCall } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { sandboxClient } from '#shared/integrations/sandbox-cast.ts';
import type { QuoteReceipt, SubmitQuoteInput } from '#shared/quote-requests/requests.ts';

type Pressed = Pick<SubmitQuoteInput, 'consents'> & {
  token: string;
  /** Who takes it, if they have used a test key; otherwise the simulated broker. */
  brokerId: string | null;
  /** Of the person's browser. */
  address: string;
};

/**
 * Sends the request behind a link, and uses the link up.
 * @throws {AppError} NOT_FOUND for a link that is unknown, expired or used; BAD_REQUEST with what is left to answer; then the link still works
 */
export function sendTestRequest(
  services: Services,
  { token, consents, brokerId, address }: Pressed,
): Promise<QuoteReceipt> {
  return wholeCall(services.db, async (db) => {
    const within = { ...services, db };
    const deviceToken = newToken();
    const { draftId } = await openLink(within, { token, deviceToken });
    const { line, definitionVersion, set, answers } = await getDraft(within, { draftId, token: deviceToken });
    const input = { draftId, token: deviceToken, line, definitionVersion, set, answers, consents };
    const receipt = await submitQuote(within, input, address, sandboxClient.id, 'form');
    const tester = brokerId && (await db.brokerProfile.findUnique({ where: { userId: brokerId } }));
    // Before the simulated broker looks for it, which is after the commit.
    if (tester && receipt.caseId) {
      const { caseId } = receipt;
      await transaction(db, (tx) => offerTo(tx, within, caseId, tester.userId));
    }
    return receipt;
  });
}
