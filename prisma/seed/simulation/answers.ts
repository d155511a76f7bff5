/** Complete answers to a questionnaire, as a visitor would give them. */
import type { AnswerableQuestion, DateBound, Question, QuoteDefinition } from '#shared/lines/types.ts';
import { meets } from '#shared/lines/visibility.ts';
import type { Random } from './random.ts';

type Given = Record<string, unknown>;

/**
 * Answers every required question that is asked, in order, because later questions depend on earlier answers. What `given` names is
 * taken from there; a given optional answer is included as well.
 * @param today ISO date, against which dates are checked
 */
export function answersFor(definition: QuoteDefinition, given: Given, random: Random, today: string): Given {
  const answers: Given = {};
  for (const { showIf, questions } of definition.steps)
    if (!showIf || meets(showIf, answers)) fill(answers, questions, given, {}, random, today);
  return answers;
}

/** @param outer the answers outside a row, which its questions may depend on */
function fill(
  answers: Given,
  questions: readonly Question[],
  given: Given,
  outer: Given,
  random: Random,
  today: string,
): Given {
  for (const question of questions) {
    if (question.type === 'info' || (question.showIf && !meets(question.showIf, { ...outer, ...answers }))) continue;
    const known = given[question.id];
    if (question.type === 'repeatGroup') {
      const rows = Array.isArray(known) ? (known as Given[]) : question.required ? [{}] : [];
      if (rows.length)
        answers[question.id] = rows.map((row) => fill({}, question.questions, row, answers, random, today));
    } else if (known !== undefined) answers[question.id] = known;
    else if (question.required) answers[question.id] = usual(question, random, today);
  }
  return answers;
}

function usual(question: Exclude<AnswerableQuestion, { type: 'repeatGroup' }>, random: Random, today: string): unknown {
  switch (question.type) {
    case 'choice':
      return random.pick(question.options).value;
    case 'multi':
      return [(question.options.find(({ exclusive }) => exclusive) ?? random.pick(question.options)).value];
    case 'bool':
      return false;
    case 'int':
    case 'percent':
    case 'money':
      return question.min ?? (question.type === 'money' ? 1_500_000 : 1);
    case 'year':
      return 2012;
    case 'month':
      return today.slice(0, 7);
    case 'date':
      if (question.min && 'fromQuestion' in question.min) return daysAfter(today, random.int(61, 90));
      return isAhead(question.min) ? daysAfter(today, random.int(20, 60)) : '1984-05-12';
    case 'name':
      return 'Sam Example';
    case 'email':
      return 'sam.example@example.com';
    case 'phone':
      return '403-555-0170';
    case 'postalAB':
      return 'T2P 1J9';
    case 'vin':
      return '1HGCM82633A004352';
    case 'address':
      return { street: '12 Example Street', city: 'Calgary' };
    default:
      return 'To be discussed with the broker';
  }
}

function isAhead(bound: DateBound | undefined): boolean {
  return bound !== undefined && 'fromToday' in bound && Object.values(bound.fromToday).every((shift) => shift >= 0);
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
