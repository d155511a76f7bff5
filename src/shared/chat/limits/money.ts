import { servicePath } from '#shared/content/registry.ts';
import { paths } from '#shared/paths.ts';
import { NAMES } from './insurer-names.ts';
import type { LimitRule } from './limit-rule.ts';
import { quoteForm, type Topic } from './topics.ts';

/** A sum, as it is typed. */
const NUMBERS = '1*|2*|3*|4*|5*|6*|7*|8*|9*';

/** The form first, then what moves the price of the line that is meant. */
function pricePages(topic: Topic): readonly string[] {
  const { line } = topic;
  if (line === null || line === 'general') return [quoteForm(topic)];
  const moves =
    line === 'business' ? paths.faqItem('business', 'business-insurance-cost') : `${servicePath(line)}#price`;
  return [quoteForm(topic), moves];
}

const price = {
  verdict: 'limited',
  offersPerson: true,
  withSources: false,
  pages: pricePages,
  response: {
    en: () =>
      'I have no prices and make no quotes, so any figure from me would be a guess. For a real one, send a request with the quote form [1]: a licensed broker partner asks insurers and answers you. It is free and binds you to nothing.',
    fr: () =>
      'Je n’ai pas de prix et ne fais pas de soumissions; tout chiffre de ma part serait une supposition. Pour un vrai prix, envoyez une demande avec le formulaire de soumission [1]; un courtier partenaire titulaire d’un permis interroge des assureurs et vous répond. C’est gratuit et sans engagement.',
  },
  below: {
    en: 'What moves the price stands below.',
    fr: 'Ce qui fait varier le prix se trouve ci-dessous, en anglais.',
  },
} as const;

export const moneyRules: readonly LimitRule[] = [
  {
    ...price,
    name: 'price-of-that',
    phrases: [
      '. (and|so|ok|okay|but|well)? how much (is|does|would|will|are|do) (it|that|this|they|one|that one) (be|cost|run)? (a month|per month|a year|per year|monthly|usually|then|though|roughly)? .',
    ],
    notAfter:
      /\b(?:minimum|maximum|limit|fine|penalt|ticket|deductible|required|cap|fee|tax|notice|days|months|deposit|threshold|commission|refund)/i,
  },
  {
    ...price,
    name: 'price',
    phrases: [
      'how much (would|will|is|might|does) ... (be|cost|run) .',
      'what (do|does|would|will) ... (cost|costs|run) (.|a month|a year|per|for me|for us|each|in (calgary|edmonton|alberta|red deer))',
      '(expensive|costly|pricey|cheap|affordable) (..)? to insure',

      '(what is|give me) (a|the) (quote|price|cost|rate|premium) (for|on|to insure) ',
      'what (will|would|might|could) (i|we) (pay|be paying) (for|on|per|to|in|with|as) ',

      'how much (for|is it for|would it be for|would be for) (a|an|my|the|two|our|this|these|both|me|us) ',
      '(what|how high|how big|how low) (will|would|might|could|is) (my|our|the|your) (monthly|yearly|annual|new|next|first)? (premium|premiums|rate|rates|price|cost|payment|payments|bill) (be|come|look|end|going)',
      'how much (more|extra|higher|less) (will|would|is|are|do|does|am|should) (it|i|we|my|our|that|you)',
      `(quote|quoted|paying|pay|charged|premium|renewal|renewing) ... ($)? (${NUMBERS}) ... (is (that|this|it) .. (high|lot|fair|normal|good|reasonable|cheap|much|ok|okay|right|crazy|average|steep)|too much|too high|a rip off|a ripoff)`,
      `(are|is) (you|you guys|u|${NAMES}) .. (cheap|cheaper|cheapest|expensive|affordable|pricey)`,
      '. (i|we|hi|hello|just|also)? (need|want|looking for|after|send|get|give) (me|us)? (..)? (prices|pricing|rates|quotes|a price|a rate|a quote|some quotes) (on|for|please|.)',
      '(how much|what) (does|do|would|will|did) it (cost|run|take) (..)? to (insure|get insured|get insurance|get covered)',
      '(what is|whats|is there) (a|an|the) (decent|good|fair|normal|reasonable|typical|average|going|ballpark) (price|rate|cost|premium|quote|amount to pay) (for|on|to)',
      '(est ce|c est|est) (tres|trop|si|assez|pas mal)? (cher|chere|chers)',

      '(what|how much|whats) ... (run|running|cost|costing|set|setting) (me|us|him|her|my) (back|for|on|a|per|about|to|monthly|each|at|with|.)',
      '(would|will|does|do|gonna|going to|to) ... (set (me|us|you|him|her) back|run me|run us)',
      '. (so|ok|and|hi|hello|hey)? (roughly|about|rough|approximate|approx|average|monthly|annual|yearly|ballpark)? (price|prices|cost|costs|pricing|premium|premiums|rate|rates|quote|quotes|estimate|payments) (for|on) ',
      `(is|are|does|was) (it)? ($)? (${NUMBERS}) (bucks|dollars|$|cad)? (a|per|each|every|for a|for)? (month|year|mo|yr|monthly|yearly|annually) ... (lot|much|high|fair|normal|reasonable|cheap|expensive|average|good|bad|ok|okay|crazy|right|decent|insane|for)`,
      `($)? (${NUMBERS}) (bucks|dollars|$|cad)? (a|per) (month|year) (too much|a lot|normal|reasonable|fair|high|good)`,
      '(am i|are we|i am|we are|we|i|being) (getting)? (paying too much|overpaying|overcharged|ripped off|charged too much|paying a lot)',
      'how much (is|are|for) (a|an|the|full|basic|some|just|minimum|standard|million|proper|decent)? (full coverage|liability|collision|comprehensive|tenant|tenants|renters|condo|home|house|car|auto|life|travel|super visa|supervisa|term life|whole life|term|business|commercial|cyber|landlord|group benefits|benefits|coverage|fleet|plpd|pl pd|roadside) (insurance|coverage|policy|plan|only)? (on|for|in|a|per|with|these|now|.)',
      '(what|how much) (do|does|would|will) (..)? (i|we|someone|somebody|person|one|people|guy|crew|company|couple|family|driver|business|contractor) ... (pay|paying|charged) ((a|per|each|every) (month|year)|to insure|monthly|yearly|for (..)? (insurance|coverage|liability|policy))',
      '(monthly|yearly|annual) (cost|premium|price|bill|rate) (be|for|on|look|if|of|in|.)',
      '(any|rough|general|good) idea (what|how much|of (the)? (price|cost|premium)|on (price|cost))',
      '(rough|approximate|ballpark|quick|instant|online|free) (quote|price|number|figure|estimate|cost|pricing)',
      '(guess|guesstimate|estimate|idea) (on|of|for|at) (the|my|a|our) (price|cost|premium|rate)',
      '(cheap|affordable|inexpensive|low cost|(find|get|want|need|looking for|me) .. cheaper) (..)? (insurance|coverage|policy|insurer|company|option|plan|rate|rates) (for|in|on|please|near|.|calgary|edmonton)',
      '(lowest|best|cheapest|better) (..)? (rate|rates|price|prices|deal|deals|premium|quote) (for (me|us|my|a|new)|on|in|you|please|.)',
      '(price|cost) (difference|range) (between|for|of)',
      'combien ... (par mois|par annee|par an|mensuel*|pour assurer|assurer|coute*)',
      '(donnez|donne|faites|fais|envoyez|calculez) (moi|nous)? .. (prix|soumission|estimation|tarif|cotation)',
      '(est ce|c est|est) (tres|trop|si)? cher* (d assurer|pour assurer|de s assurer|pour une|l assurance)',
      '. (prix|tarif|cout|soumission) (pour|d une|de l|d|de mon|de ma) (une|un|l|mon|ma|assurance|auto|maison|condo)',
      'how (expensive|pricey|costly|cheap) (is|are|would|will)',
      '(is|are) ... (insurance|policy|coverage|plan) (expensive|pricey|costly|cheap|affordable) .',
      'what (do|does|would|will|did) (most|people|others|everyone|you|drivers|families|homeowners|tenants|students|businesses) (people|drivers|families)? (usually|typically|normally)? (pay|charge|spend) (for|on|.)',
      '(too much|a good price|a fair price|a good deal) (to pay)? for .. (insurance|coverage|policy|premium)',
      'how much (am|are) (i|we) (looking at|paying|going to pay)',
      '(estimate|calculate|compute|guess|predict|work out|figure out) (my|a|the|our)? .. (premium|price|rate|quote)',
      'what is it (going to cost|gonna cost|cost)',
      'pricing (for|of|on|please|.)',
      '. (quote|quotes|price|prices) (please|.)',
      'how much (it|this|that|does it|dose it|do it|will it|would it) (cost|costs|run)',
      'c est quoi (le|les|votre) (prix|tarif|tarifs|cout)',
      '(coute|couterait|coutera) combien',
      'how much (does|do|would|will|should|might|could|can|is|are) ... (insurance|insurence|coverage|policy|policies|premium|premiums|plan|quote|visa|it|that|this|one|liability|collision) (cost|costs|run|set me back|be)',
      'how much .. (insurance|insurence|coverage|policy|premium|plan) (cost|costs)',
      'how much (is|are|for|would|was) ... (insurance|insurence|premium|premiums|quote)',
      'how much (is|for) (a|an|the|my|your)? .. (policy|plan|package|coverage)',
      'how much (..)? (to insure|for insuring|to get insured)',
      'how much (will|would|do|should|can|could|am|might) (i|we) (have to|need to|be|expect to|going to|probably|likely)? (pay|paying|spend|be paying|be charged|save) (for|per|each|monthly|a month|a year|yearly|in|on|if|with|.|to insure)',
      'how much (do|would|will) you (charge|want)',
      'how much (a|per|each) (month|year)',
      'what (do|does|would|will|should|is|are) ... (insurance|insurence|coverage|policy|premium|it|this|that) (cost|costs|run|cost me)',
      'what (is|are|would be|will be) (the|a|an|my|your)? (average|typical|usual|normal|monthly|annual|yearly|going|exact|approximate|current|estimated|likely)? (price|cost|premium|premiums|rate|rates|fee|charge) (for|of|on|in|to insure|per|.)',
      'what (is|are|would be|will be) (my|your) (price|cost|rate|rates|premium|prices|monthly)',
      '(average|typical|estimated|approximate|ballpark|monthly|annual) (insurance|car|auto|home|tenant|condo)? (insurance)? (price|cost|premium|premiums|rate|rates) (for|of|in|.|a)',
      '(price|cost) (of|for) ... (insurance|coverage|policy|insuring)',
      'what (would|will|do|does|should|is|are|can|might) ... (pay|cost|costs|paying|insurance|premium) (per|a|each|every|by the) (month|year|week)',
      'ballpark',
      '(what|which) price',
      '(quote|price) me',
      '(give|get|send|tell|show|offer) me (..)? (quote|quotes|price|prices|estimate|ballpark|rate|rates|number|figure|premium|cost)',
      '(i|we) (need|want|am looking for|are looking for|would like|like|require) (to get|to have|to receive)? (a|an|some|my|the|your)? (free|quick|instant|rough|new|online|best|fast)? (car|auto|home|house|tenant|condo|business|life|travel|truck|insurance|commercial|super visa)? (insurance)? (quote|quotes|estimate|price)',
      '(can|could|will|would) (you|i|we) (please)? (give|get|have|send|do|provide|tell) (me|us)? (a|an|my|some|the)? .. (quote|quotes|price|prices|estimate|ballpark|rate) (for|on|please|.|now|here|today)',
      '. (car|auto|home|tenant|condo|life|business|travel|super visa) (insurance)? (quote|price|prices|rates|cost) (please|in|for|.|calgary|edmonton)',
      'cheapest|cheepest|cheapst',
      'least expensive',
      'most affordable',
      'lowest (price|prices|rate|rates|premium|premiums|quote|cost)',
      'best (price|prices|rate|rates|deal|deals|premium|quote)',
      'who|which|where .. (is|are|has|have|sells|offers|get|find) .. (cheap|cheaper|cheapest|affordable|lowest)',
      'cheap (car|auto|home|tenant|life|truck|insurance|condo|business|travel|visa)',
      'you (beat|match) ... (price|rate|quote|premium)',
      '(your|our) (prices|price|rates|fees|premiums)',
      'combien (coute*|ca coute|cela coute|vais je payer|est ce que je (vais payer|paierai|paie)|ca me coute*|pour assurer|pour une assurance|par mois)',
      'combien .. (coute*|couterait|(vais je|je vais|dois je|devrais je|je dois|on va|nous allons|je devrais) .. payer)',
      'c est combien',
      '(quel|quels|quelle|quelles) (est|sont|serait) (le|les|la|votre|vos|mon|ma)? (prix|cout|couts|tarif|tarifs|prime moyenne|prime pour)',
      '(prix|cout|tarif) (d une|de l|d|moyen|pour une|des)? (assurance|assurances|police|prime)',
      '(veux|voudrais|aimerais|besoin d|donnez moi|faites moi|obtenir|avoir) .. (soumission|devis|prix)',
      '(la|le|les) moins (chere|cher|cheres|chers)',
      'assurance .. (pas cher*|moins cher*|bon marche)',
      'meilleur prix|tarif',
    ],
    unless: [
      '(do|does|should|must|will|would|did) (i|we|you|they) (really|even|actually)? (need|want|have to get) .. (quote|quotes)',
      'how much for ... (pay|pays|paid|reimburse*|get|covered|cover|allowed|limit)',
      'how much (more|extra|higher|less) ... (than|coverage|liability)',

      '(what|which) ... (need|needed|prepare|have|bring|provide|ready|ask*) ... (quote|quotes|estimate)',
      '(is|are|why|what) .. cheapest ... (okay|ok|enough|good|missing|best|right|mean|wins|catch)',
      'cheapest ... (okay|ok|missing|catch|leave out|leaves out|left out|enough)',
      '(cost|costs|price|prix) ... (hospital|ambulance|surgery|tow|towing|lawyer|repair*|replace*|rebuild*|hospitalisation)',
      '(hospital|ambulance|surgery|glass|windshield|chip|tow|towing|lawyer) ... (cost|costs|price) ',
      '(cost|costs) (..)? to pay (by|monthly|in)',
      'save ... (reform|care first|2027|bundl*|discount*)',
      'for pricing',
      '(cars|vehicles|models|houses|homes|neighbourhoods|drivers|shingles) (..)? cheaper',
      '(quelles|quels|quoi|comparer|que) ... soumission*',
      '(fournir|preparer|comparer|comprendre|lire) .. soumission*',

      'how much ... (required|need|needed|enough|obligatory|by law|have to (carry|have)|must (i|we) (carry|have)|usually)',
      'combien de (responsabilite|temps|jours|mois|fois|couverture|protection|annees|assurance|personnes|courtiers)',
      '(what|how much) ... (cost|costs) (me|us) (if|when) (i|we) (lie|cancel|crash|drive without)',
      '(pay|pays|paid) (per|a|each) (month|year) .. (wages|benefit|income|disability)',
      'how (do|does|can|is|are|will) .. (insurer|insurers|they|companies|company|you|it|work|premium|price|pricing|calculate*|set|sets|decide|decided) ... (calculate*|estimate*|compute|figure out|work out|pricing|set|price|premium|premiums|prices|work|works|expensive|cost)',
      'cost of living',
      'how much ... (worth|needed|required|enough|minimum|mandatory|deductible|limit|limits|legal|compulsory)',
      'how much .. (insurance|coverage|liability|cover) (do|does|must|should|will|is|would) (i|we|you|he|she|one|a|they|it|my)',
      'how much (of|notice|time|does insurance pay|does it pay|does insurance cover)',
      'cost (to|of) (rebuild*|repair*|replace*|towing|a lawyer)',
      'how (do|does|can|to|is|are|long) .. (quote|quotes|price|prices|premium|premiums|rate|rates)',
      'what (..)? (need|prepare|have|bring|happens|information|documents) .. (quote|quotes)',
      '(rate|premium|price) (cap|caps|board|increase*|increases|limit|regulation|grid|ceiling)',
      '(difference|compare|comparing|after|before|when|two) .. (quote|quotes)',
      'guarantee*',
      'cheapest .. (always|enough|mean|wins)',
    ],
    notWith: [
      'affect|affects|depend|depends|influence|influences',
      '(does|do|will|would|can|is|are) ... (raise|raises|lower|lowers|hit|change|changes|reduce|reduces|get me|save|bring down|increase) (my|our|the|a|me|your) .. (rate|rates|price|premium|premiums|cost)',

      '(does|do|is|can|will) .. (pay|paying|paid) (monthly|yearly|annually|by the month) .. (cost|cheaper|less|more|extra)',
      '(fine|fines|penalty|fee|deductible|towing|ticket) (for|cost|costs|be|if|on|amount)',
      'obligatoire*|minimum legal',
      'what .. (affects|affect|determines|determine|changes|influences|influence|moves|move|drives|decides|makes|goes into|raises|lowers)',
      'what (..)? (factors|things)',
      'why (is|are|did|do|does|has|have|was|were|would)',
      'factor|factors',
      'how (can|do|could|to|should) .. (lower|reduce|save|bring|cut|decrease|cheaper)',
      'ways to',
      'pourquoi',
      '(reduire|baisser|facteurs|diminuer|influence*|augment*)',
      '(rates|premiums|insurance|premium|rate|price) .. (go|going|went|gone) (up|down)',
      'how (much|far|high) (can|could|may) (my|an|the|insurers|they|insurer) .. (raise|increase|rise|go|rates|rate|premium)',
      'replacement cost',
      'actual cash value',
      '(set|sets|regulate*|approve*) .. (rates|prices|premiums)',
    ],
  },
];
