/** How people fill in a questionnaire: how long it takes them, and where some of them leave. */
import { saveDraft } from '#server/modules/quote-requests/drafts/commands.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Services } from '#server/platform/services.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { formOf, minutesFor, REVIEW_STEP } from '#shared/lines/short-form.ts';
import type { QuestionSet } from '#shared/lines/types.ts';
import { visibleSteps } from '#shared/lines/visibility.ts';
import { answersFor } from './answers.ts';
import { draftKey } from './draft-key.ts';
import type { Random } from './random.ts';
import type { Asked } from './request.ts';
import type { Simulation } from './simulation.ts';

/** The questions somebody answers, and how many minutes it takes them: some need a third longer than we say. */
export function someVisit(line: Asked['line'], set: QuestionSet, random: Random): Pick<Asked, 'set' | 'minutes'> {
  const said = minutesFor(quoteDefinitions[line], set);
  return { set, minutes: said * (0.45 + 0.6 * random.next() + 0.3 * random.next()) };
}

/** Owners of homes have their policy at hand, and answer everything more often. */
export const someSet = (line: Asked['line'], random: Random): QuestionSet =>
  random.next() < (line === 'home' ? 0.3 : 0.65) ? 'short' : 'full';

/** The first save of a request that is about to be sent. */
export async function saveFirst(services: Services, { line, set = 'full', minutes = 0 }: Asked, key: DraftKey) {
  const begun = new Date(services.now().getTime() - minutes * 60_000);
  const definition = quoteDefinitions[line];
  const step = formOf(definition, set).steps[0]?.id ?? REVIEW_STEP;
  const draft = { ...key, line, definitionVersion: definition.version, version: 0, step, set, answers: {} };
  await saveDraft({ ...services, now: () => begun }, draft);
}

/**
 * Somebody who starts and leaves: most on the first screens, some when they are asked who they are. Of their saves only the last is made,
 * because nothing is counted from the others.
 */
export function planLeaver({ services, plan }: Simulation, at: Date, asked: Asked, random: Random): void {
  const { line, set = 'full', answers } = asked;
  const definition = quoteDefinitions[line];
  const form = formOf(definition, set);
  plan(at, async () => {
    const given = answersFor(form, answers, random, localDay(services.now(), services.env.site));
    const steps = visibleSteps(form, given);
    const far = random.next() < 0.25 ? steps.length - 1 : Math.floor(random.next() ** 1.6 * steps.length);
    const known = new Set(steps.slice(0, far).flatMap(({ questions }) => questions.map(({ id }) => id)));
    const written = Object.fromEntries(Object.entries(given).filter(([id]) => known.has(id)));
    const step = steps[far]?.id ?? REVIEW_STEP;
    const draft = { ...draftKey(), line, definitionVersion: definition.version, version: 0, step, set };
    await saveDraft(services, { ...draft, answers: written });
  });
}

type DraftKey = ReturnType<typeof draftKey>;
