/** An agent leaves a draft that nobody can send but the person who opens its link. */
import { draftSeal } from '#server/modules/quote-requests/drafts/commands.ts';
import { seal } from '#server/platform/crypto/sealing.ts';
import { hashToken, newToken } from '#server/platform/crypto/tokens.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { splitBySensitivity } from '#shared/lines/sensitivity.ts';
import { REVIEW_STEP } from '#shared/lines/short-form.ts';
import { paths, testRequestPath } from '#shared/platform/paths.ts';
import { PREPARED_DAYS, type PreparedRequest, type PrepareRequestInput } from '#shared/quote-requests/prepared.ts';
import { checkPrepared } from './queries.ts';

const DAY_MS = 86_400_000;
const NEXT =
  'Nothing has been sent. Ask the person to open the link, read every answer, tick both consents if they agree, and press “Send my request”. Only they can do this.';

/**
 * Stores the answers as a draft, sealed like every draft, with a link that opens it once. Nobody has the draft's own token, so the agent
 * can't read it or change it afterwards.
 * @param testBrokerId in the sandbox, the broker whose test key called: they get the request once it's sent
 * @throws {AppError} BAD_REQUEST with every wrong answer, and for keys that no question has; CONFLICT when the questions changed
 */
export async function prepareRequest(
  services: Services,
  input: PrepareRequestInput,
  testBrokerId: string | null,
): Promise<PreparedRequest> {
  const { db, env, now } = services;
  const { definition, answers, missing, wrong } = checkPrepared(services, input);
  const [first] = wrong;
  if (first) {
    const issues = wrong.map((issue) => ({ ...issue, path: `answers.${issue.path}` }));
    throw new AppError({ code: 'BAD_REQUEST', message: first.message, issues });
  }
  const at = now();
  const expiresAt = new Date(at.getTime() + PREPARED_DAYS * DAY_MS);
  const [draftId, token] = [newId(), newToken()];
  const { open, sensitive } = splitBySensitivity(definition, answers);
  await transaction(db, async (tx) => {
    await tx.quoteDraft.create({
      data: {
        id: draftId,
        tokenHash: hashToken(newToken()),
        line: definition.line,
        definitionVersion: definition.version,
        step: REVIEW_STEP,
        questionSet: input.set,
        answers: open as object,
        sealedAnswers: Object.keys(sensitive).length > 0 ? seal(env, sensitive, draftSeal(draftId)) : null,
        preparedBy: input.assistant,
        createdAt: at,
        expiresAt,
      },
    });
    await tx.quoteDraftKey.create({
      data: { tokenHash: hashToken(token), draftId, kind: 'agent', expiresAt, createdAt: at },
    });
  });
  return {
    url: env.site.url + (env.isSandbox ? testRequestPath(token, testBrokerId) : paths.continueQuote(token)),
    expiresAt: expiresAt.toISOString(),
    isReady: missing.length === 0,
    missing,
    next: NEXT,
  };
}
