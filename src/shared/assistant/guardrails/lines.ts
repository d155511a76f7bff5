import { glossary } from '#shared/content/glossary/registry.ts';
import { servicePath } from '#shared/content/registry.ts';
import { type Service, type ServiceId, services } from '#shared/content/services/registry.ts';
import { paths } from '#shared/platform/paths.ts';
import type { LimitRule } from './limit-rule.ts';
import { quoteForm } from './topics.ts';

const ASKS =
  '(i|we)? (need|want|get|looking for|am looking for|are looking for|would like|interested in|am interested in)? (some|a|an)?';
const INSURANCE = '(insurance|insurence|coverage|policy|policies|cover) (in)? (alberta|ab)?';

/** Names that are a question when they are all there is: `car insurance`. */
const bareNames: Readonly<Record<ServiceId, readonly string[]>> = {
  auto: [
    `${ASKS} (car|auto|automobile|vehicle|truck|motor) ${INSURANCE}`,
    `${ASKS} insurance (for|on) (a|my|our|the)? (car|truck|vehicle|auto)`,
    'assurance (auto|automobile|voiture)',
  ],
  home: [
    `${ASKS} (home|house|homeowner|homeowners|condo|property) ${INSURANCE}`,
    `${ASKS} insurance (for|on) (a|my|our|the)? (home|house|condo)`,
    'assurance (habitation|maison)',
  ],
  business: [
    `${ASKS} (business|commercial|company|small business) ${INSURANCE}`,
    `${ASKS} insurance (for|on) (a|my|our|the)? (business|company|small business)`,
    'assurance (entreprise|des entreprises|commerciale)',
  ],
  life: [`${ASKS} life ${INSURANCE}`, 'assurance vie'],
  travel: [`${ASKS} (travel|trip|travel medical) ${INSURANCE}`, 'assurance voyage'],
  specialty: [`${ASKS} (specialty|motorcycle|motorbike|rv|boat|snowmobile|quad|atv|trailer|motorhome) ${INSURANCE}`],
  supervisa: [`${ASKS} (super visa|supervisa|super visa medical) ${INSURANCE}`, 'assurance super visa'],
  'group-benefits': [
    `${ASKS} (group|employee|employee group) (benefits|benefit|insurance) (plan|insurance)?`,
    'assurance|assurances collective|collectives',
  ],
  'commercial-auto': [
    `${ASKS} (commercial|fleet) (auto|vehicle|truck|car|van)? ${INSURANCE}`,
    `${ASKS} (fleet|trucking|commercial auto|commercial vehicle|commercial truck) ${INSURANCE}`,
  ],
};

/** The same in one word; after a question it may answer `for what?`, and then it is none. */
const bareWords: Readonly<Record<ServiceId, string>> = {
  auto: '. (car|cars|auto|vehicle) .',
  home: '. (home|house|condo|homeowner|homeowners) .',
  business: '. (business|small business|commercial) .',
  life: '. (life) .',
  travel: '. (travel) .',
  specialty: '. (specialty|motorcycle|motorbike|rv|boat|snowmobile|quad) .',
  supervisa: '. (super visa|supervisa) .',
  'group-benefits': '. (group benefits|employee benefits) .',
  'commercial-auto': '. (commercial auto|fleet|commercial vehicle) .',
};
const A_QUESTION = /\S\s+\S+\s+\S/;

function lineRules({ id, longDescription }: Service): LimitRule[] {
  const rule = {
    verdict: 'answered',
    offersPerson: false,
    withSources: false,
    alone: true,
    pages: (topic) => [servicePath(id), quoteForm({ ...topic, line: id })],
    response: {
      en: () => `${longDescription} [1] For prices, there is the quote form. [2]`,
      fr: () =>
        `Les pages de ce site sont en anglais, et il se peut qu’un courtier partenaire parle français. Voici ce qu’elles disent.\n\n${longDescription} [1]\n\nPour un prix, il y a le formulaire de soumission. [2]`,
    },
  } as const satisfies Omit<LimitRule, 'name' | 'phrases'>;
  return [
    { ...rule, name: `line-${id}`, phrases: bareNames[id] },
    { ...rule, name: `line-${id}-word`, phrases: [bareWords[id]], notAfter: A_QUESTION },
  ];
}

const { 'third-party-liability': third, 'general-liability': general } = glossary;

/** A part of several lines: what the word means comes first. */
const liability: LimitRule = {
  name: 'line-liability',
  verdict: 'answered',
  offersPerson: false,
  withSources: false,
  alone: true,
  pages: () => [`${paths.words}#third-party-liability`, `${paths.words}#general-liability`],
  phrases: [`${ASKS} liability (insurance|coverage)?`, 'assurance responsabilite (civile)?'],
  response: {
    en: () =>
      `${third.name}: ${third.text} [1] ${general.name}: ${general.text} [2] Which of them do you mean, or is it about your home?`,
    fr: () =>
      'La responsabilité civile d’une police auto paie les autres personnes que vous blessez ou dont vous endommagez les biens, jusqu’à la limite choisie. [1] Pour une entreprise, la responsabilité civile générale vaut quand une autre personne est blessée, ou ses biens endommagés, et que l’entreprise doit payer. [2] De laquelle parlez-vous, ou est-ce pour votre logement?',
  },
};

/** The particular before the general: a commercial policy for a vehicle is one for a business, too. */
const particular = services.toSorted(
  (one, other) => Number(other.id === 'commercial-auto') - Number(one.id === 'commercial-auto'),
);

export const bareNameRules: readonly LimitRule[] = [...particular.flatMap(lineRules), liability];
