/** A line’s whole questionnaire as a form on paper, for people who would rather write. */
import { currentProfile } from '#server/modules/settings/compensation/queries.ts';
import type { Block, Paper } from '#server/platform/pdf/print.ts';
import type { Services } from '#server/platform/services.ts';
import { consentPurposeSchema, consentText, requestStatement } from '#shared/consents/wordings.ts';
import { registry } from '#shared/lines/generated/registry.ts';
import type { Line } from '#shared/lines/ids.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { GENERAL_DISCLOSURE } from '#shared/platform/disclosure.ts';
import type { StatedProfile } from '#shared/platform/site.ts';
import { dayWords } from '#shared/platform/time/words.ts';
import { afterBlocks, numbersOf, partBlocks } from './view.ts';

const howTo = ({ name, url, postalAddress }: StatedProfile): Block[] => [
  {
    kind: 'text',
    text: 'Questions marked * are enough for a broker to call you back. The others save time on that call. Leave out what you don’t know, and skip what says “Only if” when it doesn’t apply to you.',
  },
  {
    kind: 'text',
    text: 'Please leave out card, bank, health care and social insurance numbers. They aren’t needed for a quote.',
  },
  {
    kind: 'text',
    text: `When you’re done, send the form to ${name}, ${postalAddress}. Or keep it beside you when your broker calls, or type your answers in at ${url}/get-quote. Please don’t email it: email isn’t private.`,
  },
];

const consentBlocks = (site: StatedProfile): Block[] => [
  { kind: 'heading', level: 2, text: 'Your consent' },
  { kind: 'text', text: 'We can only act on this form with both boxes ticked and your signature.' },
  ...consentPurposeSchema.options.map(
    (purpose): Block => ({
      kind: 'question',
      number: '',
      label: purpose === 'contact' ? 'A broker may contact you' : 'Your answers are shared with the broker',
      blank: { kind: 'boxes', options: [consentText(purpose, site).text] },
    }),
  ),
  { kind: 'text', text: requestStatement },
  { kind: 'text', text: site.disclosure ?? GENERAL_DISCLOSURE },
  {
    kind: 'question',
    number: '',
    label: 'Signature',
    blank: {
      kind: 'parts',
      parts: [
        { caption: 'Name in block letters', share: 6 },
        { caption: 'Signature', share: 6 },
        { caption: 'Date', share: 3 },
      ],
    },
  },
];

/** The form, and what it was made from: the same text means the same form. */
export function getPaperForm(
  services: Pick<Services, 'env' | 'settings'>,
  line: Line,
): { paper: Paper; madeFrom: string } {
  const site = currentProfile(services);
  const definition = quoteDefinitions[line];
  const numberOf = numbersOf(definition);
  const { version, effectiveFrom, title } = definition;
  const paper: Paper = {
    title: `${title}: form to print`,
    subtitle: `All questions about ${registry[line].inSentence}, version ${version} of ${dayWords(effectiveFrom)}.`,
    author: site.name,
    language: site.locale,
    notice: site.legalNotice,
    footer: `${site.name}, ${title}, version ${version}`,
    blocks: [
      ...howTo(site),
      ...partBlocks(definition, numberOf),
      ...afterBlocks(definition, numberOf),
      ...consentBlocks(site),
    ],
  };
  return { paper, madeFrom: JSON.stringify([version, site]) };
}
