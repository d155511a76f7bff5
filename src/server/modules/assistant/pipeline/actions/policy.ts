/** What can be pressed below an answer because its question asks for it. */
import { isFrench } from '#server/modules/search/retrieval/french.ts';
import { type ActionRule, actionRules } from '#shared/assistant/actions.ts';
import type { Topic } from '#shared/assistant/guardrails/topics.ts';
import type { ChatAction, ChatVerdict } from '#shared/assistant/schema.ts';
import { communities } from '#shared/content/communities/registry.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import { compilePhrases } from '#shared/platform/words/compile-phrases.ts';
import { type Found, findPhrases } from '#shared/platform/words/phrases.ts';
import { meantWord } from '#shared/platform/words/typos.ts';
import { wordsOf } from '#shared/platform/words/words.ts';

/** More would be a menu. */
const ACTIONS_MAX = 2;

const actionable: readonly ChatVerdict[] = ['answered', 'abstained', 'limited', 'person'];

const phrases = compilePhrases(
  Object.fromEntries(
    actionRules.flatMap(({ action, phrases, unless = [], notWith = [] }) => [
      [action, phrases],
      [`${action}: unless`, unless],
      [`${action}: not with`, notWith],
    ]),
  ),
);

export type Answered = {
  verdict: ChatVerdict;
  /** The limit that the question triggered, by name. */
  limit: string | null;
  topic: Topic;
  /** The page that the answer is from. */
  source: string | undefined;
};

const overlap = (one: Found, other: Found) => one.first <= other.last && other.first <= one.last;

function isAskedFor(
  rule: ActionRule,
  found: ReadonlyMap<string, Found[]>,
  { limit, verdict, source }: Answered,
): boolean {
  const { action, limits, besides, onlyAnswered } = rule;
  if (found.has(`${action}: not with`)) return false;
  if (limit !== null && limits?.includes(limit)) return true;
  if (limit !== null && !besides?.includes(limit)) return false;
  if (limit === null && onlyAnswered && (verdict !== 'answered' || onlyAnswered.except.includes(source ?? '')))
    return false;
  const exceptions = found.get(`${action}: unless`) ?? [];
  return (found.get(action) ?? []).some((hit) => !exceptions.some((exception) => overlap(hit, exception)));
}

/** What the form is opened with, so that nobody presses a button for something else: “Auto insurance, Calgary”. */
function filledIn({ action }: ActionRule, { line, community }: Topic): string {
  if (action !== 'quote' || line === null) return '';
  const place = communities.find(({ slug }) => slug === community)?.name;
  return `: ${[lineLabels[line], ...(place ? [place] : [])].join(', ')}`;
}

/**
 * The actions that a question asks for, in order; none where someone may be in danger, or where nothing was asked.
 * @param question without personal data
 */
export function actionsFor(question: string, answered: Answered): ChatAction[] {
  if (!actionable.includes(answered.verdict)) return [];
  const found = Map.groupBy(findPhrases(wordsOf(question).map(meantWord), phrases), ({ label }) => label);
  const tongue = isFrench(question) ? 'fr' : 'en';
  return actionRules
    .filter((rule) => isAskedFor(rule, found, answered))
    .slice(0, ACTIONS_MAX)
    .map((rule) => ({
      action: rule.action,
      label: `${rule.label[tongue]}${filledIn(rule, answered.topic)}`,
      path: rule.path(answered.topic),
    }));
}
