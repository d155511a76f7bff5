/** Questions that the pages answer, as visitors write them: people and businesses. Written before the search was tuned; a source is there only when a person would accept it. */
import type { GoldenQuestion } from './golden.ts';

const ask = (q: string, ...sources: string[]): GoldenQuestion => ({ q, kind: 'answerable', sources });

const newcomers = '/blog/newcomers-insurance';
const certificates = '/blog/certificates-of-insurance';
const lifeSum = '/blog/how-much-life-insurance';
const visaPost = '/blog/super-visa-insurance';
const smallBusiness = '/blog/small-business-basics';

export const people: GoldenQuestion[] = [
  ask('term vs whole life', '/faq/life-and-travel#term-or-whole-life', '/insurance/life'),
  ask('how much life insurance does a young family need', lifeSum, '/insurance/life'),
  ask('is the banks mortgage insurance the same as life insurance', '/insurance/life', lifeSum),
  ask('do i have to see a doctor to get life insurance', '/insurance/life'),
  ask(
    'i am quitting my job, what happens to the life insurance i have there',
    '/faq/life-and-travel#life-insurance-after-a-job',
    lifeSum,
    '/insurance/life',
    '/group-benefits#excludes',
  ),
  ask('my ex is still the beneficiary', '/faq/life-and-travel#ex-spouse-on-my-policy', '/insurance/life'),
  ask('dad passed away how do we find out if he had a life insurance policy', '/insurance/life'),
  ask('does my alberta health card work in BC', '/faq/life-and-travel#day-trip-across-the-border', '/insurance/travel'),
  ask('is my credit card travel insurance good enough', '/insurance/travel'),
  ask('can i buy travel insurance after i already left', '/insurance/travel'),
  ask('doctor changed my meds before our trip, what does stable mean', '/insurance/travel', '/super-visa#past-illness'),
  ask(
    'airline cancelled our flight does travel insurance pay',
    '/faq/life-and-travel#flight-cancelled',
    '/insurance/travel',
  ),
  ask(
    'when does alberta health care start after moving from another province',
    '/faq/life-and-travel#health-care-after-a-move',
    newcomers,
  ),
  ask(
    'going to arizona for the winter, how long can i be away before losing my alberta health care',
    '/insurance/travel',
  ),
  ask('what insurance do my parents need for a super visa', '/faq/super-visa', '/super-visa', visaPost),
  ask('can super visa insurance be paid monthly', '/faq/super-visa#paying-by-the-month', '/super-visa', visaPost),
  ask('visa got refused, do we get the money back', '/faq/super-visa#refund-after-a-refusal', '/super-visa', visaPost),
  ask(
    'my mom is diabetic, can she get super visa insurance',
    '/faq/super-visa#mother-has-diabetes',
    '/super-visa',
    visaPost,
  ),
  ask(
    'can we use an insurance company from india for the super visa',
    '/super-visa',
    '/faq/super-visa#only-canadian-insurers',
    visaPost,
  ),
  ask('how small can a group benefits plan be', '/group-benefits'),
  ask('what is a health spending account', '/group-benefits', '/resources/insurance-words#health-spending-account'),
  ask('my wife has a benefits plan at her work too, which pays first', '/group-benefits'),
];

export const business: GoldenQuestion[] = [
  ask('is business insurance required by law', '/faq/business#business-insurance-by-law', smallBusiness, '/business'),
  ask(
    'i run a small business from home, does my house policy help',
    '/business',
    smallBusiness,
    '/business/retail',
    '/faq/business',
    '/faq/home#working-from-home',
  ),
  ask('client wants a certificate of insurance by monday', certificates, '/business/contractors', '/commercial-auto'),
  ask(
    'what does additional insured mean',
    certificates,
    '/business/contractors',
    '/resources/insurance-words#additional-insured',
  ),
  ask(
    'waiver of subrogation explained',
    certificates,
    '/business/contractors',
    '/resources/insurance-words#waiver-of-subrogation',
  ),
  ask('what is claims made', '/business/professionals', '/business/general', '/resources/insurance-words#claims-made'),
  ask('my tools were in the truck, are they insured if stolen', '/business/contractors', '/commercial-auto'),
  ask('subcontractor without insurance, what can happen', '/business/contractors', certificates),
  ask(
    'employee hurt at work who pays',
    '/faq/business#employee-hurt-at-work',
    '/business',
    '/commercial-auto',
    smallBusiness,
    '/business/restaurants#excludes',
  ),
  ask('walk in freezer died over the long weekend, food spoiled', '/business/restaurants'),
  ask('insurance for a food truck', '/business/restaurants'),
  ask(
    'do i need insurance for my farmers market table',
    '/faq/business#farmers-market-stall',
    smallBusiness,
    '/business/restaurants#restaurants-food-truck',
  ),
  ask('can a bar be sued when a drunk guest crashes', '/business/liquor'),
  ask(
    'what is co-insurance',
    smallBusiness,
    '/business/retail',
    '/business/general',
    '/resources/insurance-words#co-insurance',
  ),
  ask("builder's risk who should buy it, owner or builder", '/business/construction'),
  ask('what do i need to get a performance bond', '/business/construction'),
  ask(
    'our client data got hacked, do we have to report it',
    '/faq/business#client-list-hacked',
    '/business/general',
    '/business/professionals',
    '/business/medical',
    '/business',
  ),
  ask('how many vehicles make a fleet', '/commercial-auto'),
  ask(
    'employees use their own cars for errands',
    '/resources/insurance-words#non-owned-auto',
    '/commercial-auto',
    '/business/liquor#liquor-delivery-drivers',
  ),
  ask('vaccine fridge broke at our clinic', '/business/medical'),
  ask(
    'we sell a few parts into the states, does liability insurance cover that',
    '/business/manufacturers',
    '/business/professionals',
  ),
  ask(
    'had to close the shop because of an evacuation, is lost income insured',
    '/faq/business#closed-by-an-evacuation',
    '/business/general',
    '/locations/fort-mcmurray#business',
    '/business',
  ),
  ask('crop insurance for my canola', '/faq/business#farm'),
  ask('livestock insurance for cattle', '/faq/business#farm'),
];
