import { glossary } from '#shared/content/glossary/registry.ts';
import { servicePath } from '#shared/content/registry.ts';
import { type Service, services } from '#shared/content/services/registry.ts';
import { ASKS } from '#shared/lines/every-line/words.ts';
import { lineWords } from '#shared/lines/words.ts';
import { paths } from '#shared/platform/paths.ts';
import type { LimitRule } from './limit-rule.ts';
import { quoteForm } from './topics.ts';

const A_QUESTION = /\S\s+\S+\s+\S/;

function lineRules({ id, longDescription }: Service): LimitRule[] {
  const rule = {
    verdict: 'answered',
    offersPerson: false,
    withSources: false,
    alone: true,
    saysFirst: 'named',
    pages: (topic) => [servicePath(id), quoteForm({ ...topic, line: id })],
    response: {
      en: () => 'For prices, use the quote form. [2]',
      fr: () =>
        `Les pages de ce site sont en anglais, et il se peut qu’un courtier partenaire parle français. Voici ce qu’elles disent.\n\n${longDescription} [1]\n\nPour un prix, il y a le formulaire de soumission. [2]`,
    },
  } as const satisfies Omit<LimitRule, 'name' | 'phrases'>;
  const { asked = [], askedInOneWord: word } = lineWords[id];
  return [
    { ...rule, name: `line-${id}`, phrases: asked },
    { ...rule, name: `line-${id}-word`, phrases: word ? [word] : [], notAfter: A_QUESTION },
  ];
}

const { 'third-party-liability': third, 'general-liability': general } = glossary;

/** A part that several lines share: what the word means comes first. */
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
      `${third.name}: ${third.text} [1] ${general.name}: ${general.text} [2] Which one do you mean, or is it about your home?`,
    fr: () =>
      'La responsabilité civile d’une police auto paie les autres personnes que vous blessez ou dont vous endommagez les biens, jusqu’à la limite choisie. [1] Pour une entreprise, la responsabilité civile générale vaut quand une autre personne est blessée, ou ses biens endommagés, et que l’entreprise doit payer. [2] De laquelle parlez-vous, ou est-ce pour votre logement?',
  },
};

/** Specific before general: a commercial vehicle policy is also a business policy. */
const particular = services.toSorted(
  (one, other) => Number(other.id === 'commercial-auto') - Number(one.id === 'commercial-auto'),
);

export const bareNameRules: readonly LimitRule[] = [...particular.flatMap(lineRules), liability];
