/** What any questionnaire finds in a postal code and an address: a place beyond Alberta, and two that don't fit together. */
import { areApart, communitiesOf } from '#shared/platform/communities.ts';
import { provinceOf } from '#shared/platform/place.ts';
import type { AnswersInput, Knockout, Question } from './types.ts';
import { isAlbertaPostalCode, normalizePostalCode } from './validators.ts';
import { answerOf, isRecord } from './visibility.ts';

const turnTo = [{ label: 'Ask us who can help', href: '/contact' }];

/** The first three characters of the Saskatchewan side of Lloydminster. */
const LLOYDMINSTER = 'S9V';

function postalCodeOf(answers: AnswersInput, id: string): string | null {
  const value = answerOf(answers, id);
  return typeof value === 'string' ? normalizePostalCode(value) : null;
}

function elsewhere(postalCode: string): Pick<Knockout, 'title' | 'text'> {
  if (postalCode.startsWith(LLOYDMINSTER)) {
    return {
      title: 'This postal code is on Lloydminster’s Saskatchewan side',
      text: 'Our broker partners are licensed in Alberta only. If you’re on the Alberta side, use your postal code that starts with T9V. On the Saskatchewan side, a broker licensed there can help. Your answers are kept.',
    };
  }
  const province = provinceOf(postalCode) ?? 'another province';
  return {
    title: `This postal code is in ${province}`,
    text: 'Our broker partners are licensed in Alberta only. If you’re moving here, or what you’d like to insure is here, use the Alberta postal code. If you don’t know it yet, you can continue with this one. Otherwise, a broker licensed where you live can help. Your answers are kept.',
  };
}

/** A postal code beyond Alberta, with where to turn. It stops nobody: some are about to move here. */
export function placesElsewhere(questions: readonly Question[], answers: AnswersInput): Knockout[] {
  return questions.flatMap(({ id, type }) => {
    const postalCode = type === 'postalAB' ? postalCodeOf(answers, id) : null;
    if (!postalCode || isAlbertaPostalCode(postalCode)) return [];
    return [{ id: `${id}-elsewhere`, when: { question: id, answered: true }, ...elsewhere(postalCode), turnTo }];
  });
}

/** Addresses in another part of Alberta than the postal code, each with its question. */
export function placesApart(questions: readonly Question[], answers: AnswersInput): { id: string; message: string }[] {
  const code = questions.find(({ type }) => type === 'postalAB');
  const postalCode = code ? postalCodeOf(answers, code.id) : null;
  if (!postalCode) return [];
  return questions.flatMap(({ id, type }) => {
    const address = type === 'address' ? answerOf(answers, id) : null;
    const city = isRecord(address) && typeof address.city === 'string' ? address.city : '';
    if (!city || !areApart(postalCode, city)) return [];
    const [town = ''] = communitiesOf(postalCode);
    const message = `Postal codes that start with ${postalCode.slice(0, 3)} are in the area of ${town}, and you entered ${city.trim()}. Check both, and keep them if they’re right.`;
    return [{ id, message }];
  });
}
