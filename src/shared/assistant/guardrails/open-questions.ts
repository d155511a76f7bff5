/** Messages that could mean several things: one short question back, with a few answers to press. */
import { paths } from '#shared/platform/paths.ts';
import type { LimitRule } from './limit-rule.ts';

const asked = { verdict: 'courtesy', offersPerson: true, withSources: false, alone: true, first: true } as const;

/** What can be insured, as people call it. Each has its own form. */
const things = [
  { en: 'A car or truck', fr: 'Une voiture ou un camion', line: 'auto' },
  { en: 'A home, condo or rented place', fr: 'Un logement', line: 'home' },
  { en: 'A business', fr: 'Une entreprise', line: 'business' },
] as const;

export const openRules: readonly LimitRule[] = [
  {
    ...asked,
    name: 'open-insurance',
    phrases: whole([
      '(i|we|just|also)? (need|want|require|get|looking for|am looking for|would like|buy) (some|to get|to buy|a|new|better|my own)? (insurance|insured|coverage|policy) (asap|today|soon|now|here)?',
      '(insurance|insure me|coverage|insurance needed|assurance|une assurance|besoin d une assurance|j ai besoin d une assurance)',
    ]),
    response: {
      en: () => 'What would you like to insure? Choose one and the quote form starts with its questions.',
      fr: () =>
        'Que voulez-vous assurer ? Choisissez, et le formulaire de soumission, en anglais, commence par les bonnes questions.',
    },
    choices: [
      ...things.map(({ en, fr, line }) => ({ label: { en, fr }, path: paths.quoteOf(line) })),
      { label: { en: 'Something else', fr: 'Autre chose' }, path: paths.getQuote },
    ],
  },
  {
    ...asked,
    name: 'open-price',
    phrases: whole([
      '(price|prices|pricing|cost|costs|rate|rates|how much|how much is it|how much does it cost|how much would it cost|how much is insurance|how much does insurance cost|what does it cost|what does insurance cost|combien|combien ca coute|c est combien|prix)',
    ]),
    response: {
      en: () => 'I don’t have prices: a broker finds them with insurers. I can say what moves them. What is it for?',
      fr: () =>
        'Je n’ai pas de prix : un courtier les demande aux assureurs. Je peux dire ce qui les fait varier. Pour assurer quoi ?',
    },
    choices: [
      choice('A car or truck', 'Une voiture ou un camion', 'What affects the price of car insurance?'),
      choice('A home', 'Un logement', 'What affects the price of home insurance?'),
      choice('A business', 'Une entreprise', 'What affects the price of business insurance?'),
      choice('A Super Visa visit', 'Une visite avec super visa', 'What affects the price of Super Visa insurance?'),
    ],
  },
  {
    ...asked,
    name: 'open-letter',
    phrases: whole([
      '(i|we) (do not|dont|cannot|can not|cant|did not|didnt) (understand|get|read|follow) (my|the|this|a|that) (letter|mail|notice|email)',
      '(about)? (i|we)? (just|have)? (got|received|the letter|letter|a letter|this letter|my letter) (a|the|this|my)? (letter|mail|notice)? (i|we)? (got|received)? (from (you|them|insurance|my insurance|my insurer|the insurance company))?',
      'what (does|do) (my|the|this|that) (letter|notice|mail|email) (mean|say)',
    ]),
    response: {
      en: () => 'What is the letter about? Please don’t copy names or numbers from it.',
      fr: () => 'De quoi parle la lettre ? Ne recopiez ici ni noms ni numéros.',
    },
    choices: [
      choice('My price at renewal', 'Mon prix au renouvellement', 'Why did my premium go up at renewal?'),
      choice('My policy ending', 'La fin de ma police', 'Can my insurer cancel my policy?'),
      choice('A claim', 'Un sinistre', 'My claim was denied. What can I do?'),
      choice('My request here', 'Ma demande ici', 'What happens after I send a request?'),
    ],
  },
  {
    ...asked,
    name: 'open-trouble',
    phrases: whole([
      '(it|its|thats|this|your (site|website|form|page)|the (site|website|form|page)|something|everything|nothing)? (is|does|do|did|was|keeps)? (not|isnt|doesnt|dont|didnt) (work|working|load|loading)',
      '(not working|does not work|doesnt work|error|an error|i get an error|it is broken|this is broken|nothing works|ne marche pas|ca ne marche pas|ca marche pas)',
    ]),
    response: {
      en: () => 'Sorry about that. What isn’t working?',
      fr: () => 'Désolé. Qu’est-ce qui ne marche pas ?',
    },
    choices: [
      choice('Signing in', 'La connexion', 'How do I sign in?'),
      choice('The quote form', 'Le formulaire', 'Can I stop in the middle of the form and finish later?'),
      choice('My request', 'Ma demande', 'What happens after I send a request?'),
    ],
  },
  {
    ...asked,
    name: 'open-problem',
    phrases: whole([
      '(i|we) (have|got|have got) (a|some|this|another)? (rental|car|house|condo|business|truck)? (and)? (a|an|some|this)? (problem|problems|issue|issues|trouble|situation)',
      '(help|help me|help please|need help|i need help|we need help|i need some help|can you help|can you help me|aide|aidez moi|j ai besoin d aide|j ai un probleme)',
    ]),
    response: {
      en: () => 'If anyone is in danger, call 911. Otherwise, what is it about?',
      fr: () => 'Si quelqu’un est en danger, appelez le 911. Sinon, de quoi s’agit-il ?',
    },
    choices: [
      choice('Damage or an accident', 'Un dommage ou un accident', 'Who do I call to make a claim?'),
      choice('Finding insurance', 'Trouver une assurance', 'What does a broker do for me?'),
      choice('A tenant or my rental', 'Un locataire', 'Do I need landlord insurance?'),
      choice('My request here', 'Ma demande ici', 'What happens after I send a request?'),
    ],
  },
];

/** Phrases that have to be the whole sentence: “insurance”, and not “car insurance”. */
function whole(phrases: readonly string[]): string[] {
  return phrases.map((phrase) => `. ${phrase} .`);
}

/** A choice that asks a question of the pages. */
function choice(en: string, fr: string, asks: string) {
  return { label: { en, fr }, asks };
}
