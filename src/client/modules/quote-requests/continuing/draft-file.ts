/** A draft as a file: what was answered, to which questions. Whatever a file contains is checked like anything else that is typed. */
import { z } from 'zod';
import { siteToday } from '#client/lib/site-clock.ts';
import { answersSchema } from '#shared/lines/answers-schema.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import type { Line } from '#shared/lines/ids.ts';
import { loadDefinition } from '#shared/lines/load-definition.ts';
import { questionSetSchema } from '#shared/lines/question-sets.ts';
import { keptMarks, READ_MARKS, withMarks } from '#shared/lines/reading/marks.ts';
import { validateAnswers } from '#shared/lines/rules.ts';
import { formOf } from '#shared/lines/short-form.ts';
import { type Draft, newDraft } from '../draft.ts';
import { hasAnswers, REVIEW, reachableScreen } from '../journey-rules.ts';

const FORMAT = 'quote-request';
/** More than the longest request has. */
const LARGEST = 500_000;

const fileSchema = z.object({
  format: z.literal(FORMAT),
  line: caseTypeSchema,
  version: z.int(),
  set: questionSetSchema,
  answers: answersSchema,
});

/** Without the draft's key: a file that is passed on opens nothing on the server. */
export function draftFile(line: Line, { definitionVersion, set, answers }: Draft): string {
  const content: z.input<typeof fileSchema> = { format: FORMAT, line, version: definitionVersion, set, answers };
  return JSON.stringify(content, null, 2);
}

const NOT_OURS = 'This isn’t a request saved from this website. Choose the file that ends in “quote-request.json”.';

export type OpenedFile = { line: Line; draft: Draft; dropped: boolean } | { problem: string };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A new draft with the answers of a file that are valid for today's questions, at the first step that is incomplete.
 * @returns `dropped` when some answers were not valid
 */
export async function openDraftFile(file: Blob): Promise<OpenedFile> {
  if (file.size > LARGEST) return { problem: NOT_OURS };
  const content = fileSchema.safeParse(parsed(await file.text()));
  if (!content.success) return { problem: NOT_OURS };
  const { line, set, answers: given } = content.data;
  const definition = await loadDefinition(line);
  const today = siteToday();
  const { answers } = validateAnswers(definition, given, today, set);
  const kept = withMarks(answers, keptMarks(given, answers));
  if (!hasAnswers(answers)) return { problem: 'There are no answers in this file that today’s questions ask for.' };
  const screen = reachableScreen(formOf(definition, set), answers, REVIEW, today);
  const dropped = Object.keys(given).some((id) => !(id in answers) && id !== READ_MARKS);
  return { line, draft: newDraft({ definitionVersion: definition.version, set, screen, answers: kept }), dropped };
}
