/** What a question asks to do, as data: the limits and phrases that ask for it, and the words on its button. */
import { lines } from '#shared/lines/lines.ts';
import { paths } from '#shared/platform/paths.ts';
import { quoteForm, type Topic } from './guardrails/topics.ts';
import type { ChatActionName } from './schema.ts';

export type ActionRule = {
  action: ChatActionName;
  label: { en: string; fr: string };
  path: (topic: Topic) => string;
  /** Questions with one of these limits ask for it, by name. */
  limits?: readonly string[];
  /** So do questions with one of these phrases, in the language of `words/phrases.ts`, */
  phrases: readonly string[];
  /** where none of these covers a word of it, */
  unless?: readonly string[];
  /** none of these occurs anywhere, */
  notWith?: readonly string[];
  /** and which have no limit, or one of these. */
  besides?: readonly string[];
  /** Without a limit: only where the pages answer, and not from one of these: they say that it can’t be had here. */
  onlyAnswered?: { except: readonly string[] };
};

const DOCUMENT =
  '(document|documents|file|files|photo|photos|picture|pictures|scan|scans|pdf|paperwork|abstract|statement|page|receipt|receipts|copy)';
const INSURED = '(insurance|coverage|insured|policy|quote|quotes)';

/** In the order in which they are offered. */
export const actionRules: readonly ActionRule[] = [
  {
    action: 'requests',
    label: { en: 'See my request', fr: 'Voir ma demande' },
    path: () => paths.portal.home,
    limits: ['own-case'],
    phrases: [],
    notWith: ['(password|username|login)', '(log|sign|logging|signing) in', 'mot de passe'],
  },
  {
    action: 'upload',
    label: { en: 'Upload a document', fr: 'Envoyer un document' },
    path: () => paths.portal.home,
    phrases: [
      `(send|upload|share|attach|submit|add|provide|hand in|get) (you|my broker|the broker|our broker|them|in)? .. ${DOCUMENT}`,
      `broker (wants|needs|asked for|is asking for|asked me for) .. ${DOCUMENT}`,
      `(where|how) .. ${DOCUMENT} .. (go|to you|to my broker|to the broker|uploaded)`,
      '(envoyer|televerser|transmettre|joindre|deposer|soumettre) .. (document|documents|fichier|fichiers|photo|photos|papier|papiers)',
    ],
    unless: [
      '(send|email|mail|give|get) (me|us) ..',
      '(should|must|do|does|will|did|have) .. (get|keep|add|have) ..',
      'get (a|an|the|my|their|some) ..',
    ],
    // Those go to the insurer.
    notWith: ['(claim|claims|adjuster|insurer|damage|hail)'],
    besides: ['own-case', 'contact', 'person', 'binding', 'claim', 'claim-handling'],
  },
  {
    action: 'call',
    label: { en: 'Call me back', fr: 'Me faire rappeler' },
    path: () => paths.contact,
    phrases: [
      '(call|phone|ring) (me|us)',
      '(a|get a|schedule a|book a) (callback|call back|phone call)',
      '(to be|be|get) called (back)?',
      '(me|nous) (rappeler|rappelle|rappelez|appeler|appelle|telephoner)',
      '(rappelez|rappeler|appelez) (moi|nous)',
    ],
    unless: [
      'call me (crazy|old|stupid|paranoid)',
      '(will|did|does|do|why|before|if|when) (they|the insurer|insurers|an insurer) ..',
    ],
    besides: ['own-case', 'contact', 'person', 'quote'],
  },
  {
    action: 'quote',
    label: { en: 'Start a quote', fr: 'Demander une soumission' },
    path: quoteForm,
    limits: ['quote', 'quote-ready', 'price', 'price-of-that', ...lines.map((line) => `line-${line}`)],
    phrases: [
      `(i|we) (need|want|require|am looking for|are looking for|looking for|would like|have to get|am shopping for) (to get|to buy|to find|to have)? .. ${INSURED}`,
      `(looking|shopping) (around)? for .. ${INSURED}`,
      '(can|could|do|will|would) (you|u|you guys) (insure|sell|offer|find|have|do) ..',
      `(how|where) (do|can|could|would|to) (i|we)? (get|buy|find|apply for|shop for) .. ${INSURED}`,
      '(want|like|need|going|how do i|how to|can i|can we) .. (switch|change) .. (insurer|insurers|insurance|companies|company|provider)',
      '(veux|voudrais|aimerais|besoin|cherche|cherchons) .. (assurance|assurer|soumission|police)',
    ],
    unless: [
      '(do|does|did|should|must|will|would|when|why|whether|if) (i|we|you|they|my ..) (really|even|also|still|actually)? (need|want|require|have) ..',
      '(need|want|like) to (know|understand|learn|ask|see|check|cancel|complain|make|file)',
    ],
    besides: ['binding'],
    onlyAnswered: {
      except: ['pet-insurance', 'title-insurance', 'crop-insurance'].map((id) => paths.faqItem('this-site', id)),
    },
  },
];
