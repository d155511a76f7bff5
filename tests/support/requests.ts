/** A request as a visitor would send it, for tests that begin after the questionnaire. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { HandOverInput } from '#shared/assistant/handover.ts';
import { consentTexts } from '#shared/consents/wordings.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { formOf } from '#shared/lines/short-form.ts';
import type { SubmitQuoteInput } from '#shared/quote-requests/requests.ts';
import { answersFor } from '../../prisma/seed/simulation/answers.ts';
import { createRandom } from '../../prisma/seed/simulation/random.ts';

/** Complete answers of the auto questionnaire, including sensitive ones. */
export function autoAnswers({ email = 'morgan.example@example.com', ...changes }: Record<string, unknown> = {}) {
  return {
    postalCode: 'T2P 1J9',
    parking: 'street',
    startWhen: 'asap',
    currentlyInsured: false,
    refusedBefore: false,
    vehicles: [
      {
        year: 2019,
        make: 'Subaru',
        model: 'Outback',
        vin: '1HGCM82633A004352',
        ownership: 'owned',
        use: 'pleasure',
        yearlyKm: 12_000,
        winterTires: true,
        condition: ['none'],
      },
    ],
    drivers: [{ name: 'Morgan Example', birthDate: '1988-04-12', licenceClass: '5', firstLicensed: 2006 }],
    atFaultCount: 0,
    otherClaimsCount: 0,
    convictionsCount: 0,
    suspended: false,
    coverWish: 'advise',
    liability: '2000000',
    fullName: 'Morgan Example',
    email,
    phone: '403-555-0199',
    preferredContact: 'either',
    ...changes,
  };
}

export function draftKey() {
  return { draftId: randomUUID(), token: randomBytes(32).toString('base64url') };
}

export const bothConsents: SubmitQuoteInput['consents'] = [
  { purpose: 'contact', version: consentTexts.contact.version, given: true },
  { purpose: 'share', version: consentTexts.share.version, given: true },
];

export function autoRequest(changes: Record<string, unknown> = {}): SubmitQuoteInput {
  return {
    ...draftKey(),
    line: 'auto',
    definitionVersion: 1,
    set: 'full',
    answers: autoAnswers(changes),
    consents: bothConsents,
  };
}

/** What today’s questions of a line need to be answered with; `answers` come first. */
export function answersToday(line: CaseType, answers: Record<string, unknown> = {}): Record<string, unknown> {
  const person = { fullName: 'Morgan Example', email: 'morgan.example@example.com', phone: '403-555-0199' };
  const today = new Date().toISOString().slice(0, 10);
  return answersFor(quoteDefinitions[line], { ...person, ...answers }, createRandom(19), today);
}

/** The short set of a line, answered with what is required; `answers` come first. */
export function shortRequest(line: CaseType, answers: Record<string, unknown> = {}): SubmitQuoteInput {
  const definition = formOf(quoteDefinitions[line], 'short');
  const person = { fullName: 'Morgan Example', email: 'morgan.example@example.com', phone: '403-555-0199' };
  return {
    ...draftKey(),
    line,
    definitionVersion: definition.version,
    set: 'short',
    answers: answersFor(definition, { ...person, ...answers }, createRandom(19), new Date().toISOString().slice(0, 10)),
    consents: bothConsents,
  };
}

/** A conversation with the assistant as a visitor would escalate it to a person. */
export function aHandOver(changes: Partial<HandOverInput> = {}): HandOverInput {
  return {
    key: randomUUID(),
    name: 'Morgan Example',
    email: 'morgan.example@example.com',
    phone: '403-555-0199',
    type: 'home',
    community: 'calgary',
    summary: 'Our basement was wet twice this year. What can we insure?',
    transcript: [
      { role: 'user', content: 'Does home insurance pay for a flooded basement?' },
      { role: 'assistant', content: 'Find out where the water came from: a pipe, a drain or the ground.' },
    ],
    consents: bothConsents,
    ...changes,
  };
}
