/** Questions with a fixed answer, and similar ones without. */
import { describe, expect, it, test } from 'vitest';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { limitOf } from './policy.ts';

const nameOf = (question: string, before?: string) => limitOf(question, defaultSiteProfile, before)?.name ?? null;

const answered: Record<string, readonly string[]> = {
  'open-insurance': ['i need insurance', 'need insurance', 'Insurance', 'looking for insurance asap', 'assurance'],
  'open-price': ['price?', 'how much', 'How much does insurance cost?', 'combien'],
  'open-letter': ['I don’t understand my letter', 'the letter I got', 'what does this letter mean?'],
  'open-trouble': ['its not working', 'your form does not work', 'not working!!'],
  'open-problem': ['help', 'I need help', 'i have a rental and a problem', 'i have a problem'],
  quote: [
    'I want a quote',
    'quote please',
    'quotes?',
    'get me a quote for my car',
    'start a quote',
    'can i get a quote for my truck',
    'i need a quote',
    'im looking for tenant insurance quotes in edmonton',
    'where do I find the quote form?',
    'how do i get a quote here',
    'how do i apply?',
    'get started',
    'je voudrais une soumission',
  ],
  'quote-ready': [
    'what information do I need for a quote',
    'what do i need for a quote',
    'what do i need to have ready for a quote',
    'what documents do i need to get a car insurance quote',
  ],
  contact: [
    'where is your office',
    'email address?',
    'how do I contact you',
    'where are you located',
    'what is your phone number',
    'comment vous joindre',
  ],
  'only-personal-data': ['call me [phone number]', '[phone number]', 'my email is [email address]'],
  'no-question': ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '12345', '???', '👍', ''],
  'line-auto': ['car insurance', 'Hello, car insurance please', 'i need car insurance', 'assurance auto'],
  'line-auto-word': ['car'],
  'line-home': ['home insurance', 'condo insurance in Alberta'],
  'line-home-word': ['home'],
  'line-commercial-auto': ['commercial auto insurance', 'fleet insurance'],
  'line-supervisa-word': ['super visa'],
  'line-liability': ['liability', 'liability insurance'],
  claim: [
    'accident just happened on deerfoot',
    'car accident 5 minutes ago nobody hurt',
    'kitchen fire is out now, what do i do',
    'I just crashed my car',
    'someone just hit me and left',
    'hit a deer 20 mins ago',
    'just had a fender bender in the parking lot',
  ],
  'claim-handling': [
    'claim',
    'how do I make a claim',
    'my adjuster hasnt called me in 3 weeks',
    'where do i send my claim',
  ],
  emergency: ['911', 'accident just happened and my son is bleeding'],
};

describe.each(Object.entries(answered))('%s', (name, questions) => {
  it.each(questions)('%s', (question) => expect(nameOf(question)).toBe(name));
});

const leftToThePages = [
  'do i need an account to get a quote',
  'how many quotes do I get',
  'how long does it take to get a quote',
  'what happens after i ask for a quote',
  'my broker sent me a quote, what do i look at',
  'i started a quote and never finished it. how long do you hang on to that',
  'how do i compare quotes',
  'do i need a quote from the body shop',
  'get a quote from three contractors',
  'where is the office of the ombudsman',
  'what happens in a hit and run',
  'how long does it take for a broker to call me back',
  'how long until a broker calls me back',
  'does car insurance pay for hail',
  'home insurance for a log house',
  'I just bought a 2019 Civic, how soon do I have to get insurance on it',
  'accident 3 years ago does it matter',
  'what to do after a car accident',
  'is <b>hail</b> insured by a home policy',
  'call me [phone number] about how brokers get paid',
];

it.each(leftToThePages)('is left to the pages: %s', (question) => expect(nameOf(question)).toBeNull());

test('“how much is it” asks for a price, unless the previous question was about an amount the pages give', () => {
  expect(nameOf('how much is it?')).toBe('open-price');
  expect(nameOf('and how much is that', 'does home insurance cover hail')).toBe('price-of-that');
  expect(nameOf('how much is it', 'is there a fine for driving without insurance')).toBeNull();
});

test('one word after a question continues it', () => {
  expect(nameOf('home', 'does insurance cover a broken window')).toBeNull();
  expect(nameOf('home insurance', 'does insurance cover a broken window')).toBe('line-home');
});

test('the contact details are those of the site', () => {
  const site = {
    ...defaultSiteProfile,
    email: 'help@prairie.example',
    hours: defaultSiteProfile.hours.map(() => null),
  };
  expect(limitOf('email address?', site)?.response).toMatch(/help@prairie\.example.*Monday to Sunday Closed/);
});
