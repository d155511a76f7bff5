/** What an agent prepared with a test key. */
import { previewAnswers } from '#server/modules/cases/answers/queries.ts';
import { getLink } from '#server/modules/quote-requests/continuing/queries.ts';
import { readDraft } from '#server/modules/quote-requests/drafts/commands.ts';
import { draftInclude } from '#server/modules/quote-requests/drafts/queries.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { conflict } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { findDefinition } from '#shared/lines/questionnaires.ts';

export type TestRequest = Awaited<ReturnType<typeof getTestRequest>>;

/**
 * The request behind a link, as its broker would read it. Reading doesn't use the link up.
 * @throws {AppError} NOT_FOUND for a link that is unknown, expired or used; CONFLICT when the questions changed
 */
export async function getTestRequest({ db, env, now }: Services, token: string) {
  const at = now();
  const { draftId } = await getLink(db, token, at);
  const row = await db.quoteDraft.findUniqueOrThrow({ where: { id: draftId }, include: draftInclude });
  const draft = readDraft({ env }, row);
  const definition = findDefinition(draft.line, draft.definitionVersion);
  if (!definition) throw conflict('These questions have changed. Prepare the request again.');
  const { accepted } = previewAnswers(definition, draft.answers, { set: draft.set, today: localDay(at, env.site) });
  return { line: draft.line, preparedBy: draft.preparedBy, sections: accepted.sections };
}
