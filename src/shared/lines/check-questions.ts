/** Which questions a cross-check reads: a doubt may only be shown to those who may see all of them. */
import type { CheckCondition, CrossCheck, Measure } from './types.ts';

function measured(measure: Measure): string[] {
  if ('answer' in measure) return [measure.answer];
  if ('rows' in measure) return [measure.rows];
  return 'yearsSince' in measure ? [measure.yearsSince] : [];
}

function inCondition(condition: CheckCondition): string[] {
  if ('all' in condition) return condition.all.flatMap(inCondition);
  if ('any' in condition) return condition.any.flatMap(inCondition);
  if ('not' in condition) return inCondition(condition.not);
  return 'less' in condition ? condition.less.flatMap(measured) : [condition.question];
}

/** Ids as the check writes them: of questions, or of fields of the group in `each`. */
export function questionsOfCheck({ at, each, when }: CrossCheck): string[] {
  return [...new Set([at, ...(each ? [each] : []), ...inCondition(when)])];
}
