import { servicePath } from '#shared/content/registry.ts';
import { paths } from '#shared/platform/paths.ts';
import type { LimitRule } from './limit-rule.ts';
import { quoteForm, type Topic } from './topics.ts';

/** Qualifiers of a quote. */
const KIND =
  '(car|auto|home|house|tenant|tenants|renters|condo|life|business|travel|truck|commercial|super visa|supervisa|motorcycle|boat|rv|liability|insurance|free|quick|instant|online|new|rough|best|fast|no obligation)';
const KINDS = `${KIND}? ${KIND}? ${KIND}?`;
const A = '(a|an|some|my|the|your|another|few)?';

const atHand = ({ line }: Topic): string =>
  line === null || line === 'general'
    ? `${paths.post('how-a-broker-works')}#the-first-conversation`
    : `${servicePath(line)}#checklist`;

export const quoteRules: readonly LimitRule[] = [
  {
    name: 'quote-ready',
    verdict: 'answered',
    offersPerson: false,
    withSources: false,
    pages: (topic) => [quoteForm(topic), atHand(topic)],
    phrases: [
      `(what|which) (information|info|documents|papers|details|things|paperwork)? (do|should|will|would|must) (i|we|you) (have to|need to)? (need|have|prepare|bring|provide|get|give|know|gather|want|ask|ask me) (to have)? (ready|on hand|handy|together)? (to (get|have|ask for|request|start|fill out|apply for)|for|in|before|when) (getting|i get|asking for)? ${A} ${KINDS} (quote|quotes|quote form)`,
      `(information|info|documents|papers|details) (is|are|needed|required|do i need|you need) (needed|required)? (for|to get) ${A} ${KINDS} (quote|quotes)`,
      `(quoi|que|quels documents|quelles informations) .. (fournir|preparer|faut il|ai je besoin) .. (pour)? (une|la|ma) soumission`,
    ],
    response: {
      en: () =>
        'The quote form asks what a broker needs to know, one step at a time; you don’t need an account. [1] Here’s what to have handy. [2]',
      fr: () =>
        'Le formulaire de soumission demande, étape par étape, ce qu’un courtier doit savoir; aucun compte n’est nécessaire. [1] Ce qu’il est bon d’avoir sous la main se trouve ici, en anglais. [2]',
    },
  },
  {
    name: 'quote',
    verdict: 'limited',
    offersPerson: true,
    withSources: false,
    pages: (topic) => [quoteForm(topic), `${paths.faqItem('this-site', 'after-the-request')}`],
    phrases: [
      `(i|we) (just|really|only|also|am here to|came to|came for)? (want|need|wanted|would like|like|require|looking for|am looking for|are looking for|am after|am looking to|am trying to|are trying to) (to)? (get|have|request|start|ask for|apply for|receive|see|compare|find)? ${A} ${KINDS} (quote|quotes)`,
      `(can|could|may|how can|how do|how could|how would|how to|where can|where do|where to|ready to|like to|want to) (i|we)? (please)? (get|have|request|start|ask for|apply for|receive|begin|fill out|go for|go to get) ${A} ${KINDS} (quote|quotes) (form)? (here|please|from you|on this site|online|today|now|started|going|for|on|.)`,
      `. (please|just|hi|hello|ok|can you|could you|would you)? (get|start|begin|request|make) (me|us)? ${A} ${KINDS} (quote|quotes)`,
      `. (yes|hi|hello|hey|a|just a)? ${KINDS} (quote|quotes) (please|.)`,
      `. (need|want|looking for) ${A} ${KINDS} (quote|quotes)`,
      '. (i|we)? (need|want|looking for|am looking for|would like|get) (some|new|better|my own)? (insurance|coverage) (please|today|soon|asap|.)',
      '. (how|where) (do|can|could|would|should) (i|we) (start|begin|apply|get started|sign up|get insured|get insurance) (here|.)',
      '. (get|getting|let us get) started .',
      '(apply|application) for (..)? (insurance|coverage) (here|.)',
      '(where|find|link|show|send|open|see|get to|take me to|go to|use|fill) .. (quote|request|quotation) (form|page|button|link|application|questionnaire)',
      '. (the|your)? (quote|request) (form|page) .',
      '(get|getting) (insured|quoted) (..)? (here|through you|through this site|with you)',
      '(insure|get insurance for|get insurance on) (my|our|a|this) (..)? (here|through you|through this site) .',
      '(veux|voudrais|aimerais|besoin d|obtenir|demander|avoir|faire) (obtenir|demander|avoir)? (une|d une)? (soumission|cotation)',
      '. (une)? soumission (svp|s il vous plait|auto|habitation|.)',
      '(ou|formulaire) .. (soumission|formulaire)',
    ],
    unless: [
      '(do|does|should|must|will|would|did) (i|we|you|they) (really|even|actually)? (need|want|have to get) .. (quote|quotes)',
      '(quote|quotes) (from|by) (a|an|the|my|two|three|several|another|different|other) (..)? (roofer|roofers|contractor|contractors|shop|shops|mechanic|garage|plumber|builder|restorer|company)',
      '(quote|quotes) (from|by) (two|three|several|contractors|roofers) ..',
      '(already|after|before|when|once|if|since|until|till) (i|we) .. (quote|quotes)',
      `(got|received|have|had) (a|my|the|two|three|several) ${KINDS} (quote|quotes) (from|of|for|already|and|but)`,
      '(account|phone|licence|license|sin|car) to (get|have|request|ask for) ..',
      '(quelles|quels|quoi|comparer|que) ... soumission*',
    ],
    notWith: [
      '(pretend|ignore|system|instructions|rules)',
      '(how long|how many|how often|how fast|how soon|hang on|punjabi|french|language)',
      '(stop|withdraw|delete|cancel|unsubscribe)',
      '(give|tell|price|prices|cost|costs|how much|cheap|cheapest|cheaper|lowest|combien|prix|rate|rates)',
    ],
    response: {
      en: () =>
        'Sure: the quote form starts with what you want to insure, and you don’t need an account. [1] A licensed broker partner will then check with insurers and reply to you. It’s free, with no obligation.',
      fr: () =>
        'Volontiers. Le formulaire de soumission commence par ce que vous voulez assurer, et aucun compte n’est nécessaire. [1] Un courtier partenaire titulaire d’un permis interroge ensuite des assureurs et vous répond. C’est gratuit et sans engagement.',
    },
    below: {
      en: 'Below is what happens after you send it.',
      fr: 'Ce qui se passe après l’envoi se trouve ci-dessous, en anglais.',
    },
  },
];
