/** All rules about what the assistant must not or can’t answer, and their phrases. */
import { angerRule } from '#shared/assistant/guardrails/anger.ts';
import { atTheWheelRules } from '#shared/assistant/guardrails/at-the-wheel.ts';
import { choiceRules } from '#shared/assistant/guardrails/choices.ts';
import { claimHandlingRule } from '#shared/assistant/guardrails/claim-handling.ts';
import { courtesyRules } from '#shared/assistant/guardrails/courtesies.ts';
import { coverRules } from '#shared/assistant/guardrails/covers.ts';
import { elsewhereRules } from '#shared/assistant/guardrails/elsewhere.ts';
import { emergencyRules } from '#shared/assistant/guardrails/emergencies.ts';
import { errandRules } from '#shared/assistant/guardrails/errands.ts';
import { healthAndStatusRules } from '#shared/assistant/guardrails/health-and-status.ts';
import { lawAndTaxRules } from '#shared/assistant/guardrails/law-and-tax.ts';
import type { LimitRule } from '#shared/assistant/guardrails/limit-rule.ts';
import { bareNameRules } from '#shared/assistant/guardrails/lines.ts';
import { lossRule } from '#shared/assistant/guardrails/losses.ts';
import { manipulationRules } from '#shared/assistant/guardrails/manipulations.ts';
import { moneyRules } from '#shared/assistant/guardrails/money.ts';
import { openRules } from '#shared/assistant/guardrails/open-questions.ts';
import { quoteRules } from '#shared/assistant/guardrails/quotes.ts';
import { servedRule } from '#shared/assistant/guardrails/served.ts';
import { violenceAtHomeRule } from '#shared/assistant/guardrails/violence-at-home.ts';
import { arsonRule, wrongdoingRules } from '#shared/assistant/guardrails/wrongdoing.ts';

/** Most severe first: when a question triggers several, the first one decides. */
export const limitRules: readonly LimitRule[] = [
  // Before the fires that have broken out: this one has not.
  arsonRule,
  violenceAtHomeRule,
  ...emergencyRules,
  ...atTheWheelRules,
  ...wrongdoingRules,
  ...manipulationRules,
  servedRule,
  lossRule,
  claimHandlingRule,
  ...errandRules,
  angerRule,
  ...lawAndTaxRules,
  ...healthAndStatusRules,
  ...elsewhereRules,
  ...openRules,
  ...quoteRules,
  ...moneyRules,
  ...coverRules,
  ...choiceRules,
  ...bareNameRules,
  ...courtesyRules,
];

/** The phrases of each rule, with its exceptions and aspects, by a label of their own. */
export const labelledPhrases: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  limitRules.flatMap(({ name, phrases, unless = [], notWith = [], aspects = [], yields }) => [
    [name, phrases],
    [`${name}: yields`, yields?.phrases ?? []],
    [`${name}: unless`, unless],
    [`${name}: not with`, notWith],
    ...aspects.flatMap((aspect) => [
      [`${name}/${aspect.name}`, aspect.phrases],
      [`${name}/${aspect.name}: unless`, aspect.unless ?? []],
    ]),
  ]),
);
