/** Questions that the pages answer, as visitors write them: homes. Written before the search was tuned; a source is there only when a person would accept it. */
import type { GoldenQuestion } from './golden.ts';

const ask = (q: string, ...sources: string[]): GoldenQuestion => ({ q, kind: 'answerable', sources });

const auto = '/insurance/auto';
const home = '/insurance/home';
const newcomers = '/blog/newcomers-insurance';
const roof = '/blog/hail-and-your-roof';
const wildfire = '/blog/wildfire-season';
const tenant = '/blog/tenant-insurance';
const condo = '/blog/condo-deductibles';
const basement = '/blog/basement-flooded';
const overland = '/blog/overland-water';

export const living: GoldenQuestion[] = [
  ask(
    'does house insurance pay for a flooded basement',
    basement,
    '/faq/home#basement-flooded',
    '/faq/first-questions#flood-cover',
    home,
    '/blog/overland-water',
  ),
  ask(
    'sewer backed up through the floor drain',
    '/resources/insurance-words#sewer-backup',
    basement,
    home,
    '/locations/edmonton',
    '/faq/home#basement-flooded',
    overland,
  ),
  ask(
    'what is overland water',
    overland,
    home,
    basement,
    '/faq/first-questions#flood-cover',
    '/resources/insurance-words#overland-water',
  ),
  ask('do insurers want a backwater valve', home, overland, '/locations/edmonton#home'),
  ask(
    'my pipes froze while we were in Mexico, will insurance pay',
    '/locations/edmonton#edmonton-page-frozen-pipe',
    home,
    basement,
    '/locations/edmonton#home',
  ),
  ask(
    'hail wrecked my roof, do i get a whole new one?',
    home,
    roof,
    '/locations/calgary#calgary-page-roof-age',
    '/locations/calgary#home',
  ),
  ask(
    'what is a cosmetic damage exclusion',
    '/locations/red-deer#red-deer-page-cosmetic',
    roof,
    '/locations/red-deer#home',
  ),
  ask(
    'a roofer came to the door after the storm and wants me to sign',
    '/faq/claims#roofer-at-the-door',
    roof,
    '/locations/calgary#home',
  ),
  ask('are impact resistant shingles worth asking about', roof, home, '/locations/calgary#home'),
  ask('do renters need insurance in alberta by law', tenant, '/faq/home#lease-asks-for-insurance', home),
  ask('does my roommates policy include me', home, tenant, '/locations/lethbridge#lethbridge-page-student'),
  ask(
    'son is away at university in lethbridge, is his laptop insured under our policy',
    tenant,
    '/locations/lethbridge#home',
    home,
  ),
  ask('condo board wants me to pay their deductible of 25000', '/faq/home#condo-board-bill', condo, home),
  ask('what is loss assessment', condo, home, '/resources/insurance-words#loss-assessment'),
  ask('dishwasher leaked into the unit below', home, condo),
  ask('should I insure my house for the purchase price', '/faq/home#amount-for-the-house', home),
  ask(
    'do i need to tell the insurance company im renting out the basement suite',
    '/faq/home#renting-out-the-basement',
    home,
  ),
  ask(
    'my home insurer is dropping me at renewal, what can i do',
    '/faq/home#insurer-will-not-renew',
    '/faq/first-questions#insurer-cancels-me',
  ),
  ask(
    'will the government help if i had no flood insurance',
    '/faq/home#government-help-after-a-flood',
    overland,
    home,
    basement,
  ),
  ask(
    'who pays for the hotel during an evacuation order',
    '/locations/fort-mcmurray#fort-mcmurray-page-evacuation',
    wildfire,
    home,
    tenant,
  ),
  ask('difference between evacuation alert and order', wildfire, home),
  ask(
    'can I buy home insurance when there is a wildfire close by',
    '/locations/fort-mcmurray#fort-mcmurray-page-active-fire',
    wildfire,
    home,
  ),
  ask('how do i make a home inventory', wildfire, '/locations/fort-mcmurray#home'),
  ask(
    'can i insure a house on the edge of a coulee',
    '/locations/lethbridge#lethbridge-page-coulee',
    '/locations/lethbridge#home',
    '/locations/lethbridge#risks',
  ),
  ask('is there a separate wind deductible in Lethbridge', '/locations/lethbridge', home),
  ask('neighbours tree fell on my garage', '/locations/red-deer#home'),
  ask('what goes into the price of home insurance', home),
  ask('is our cottage at sylvan lake part of our home policy', '/insurance/specialty', '/locations/red-deer'),
  ask('should i cancel the motorcycle for winter', '/insurance/specialty', auto),
  ask('is my holiday trailer covered by the truck policy when i tow it', '/locations/red-deer', '/insurance/specialty'),
  ask('what does agreed value mean', '/insurance/specialty', '/resources/insurance-words#agreed-value'),
  ask('do i need insurance for my quad', '/insurance/specialty'),
  ask('liability for a wedding in a community hall with alcohol', '/insurance/specialty', '/business/liquor'),
  ask('is my jewellery insured', newcomers, home, tenant, '/insurance/specialty'),
  ask('drone insurance for my photography hobby', '/faq/home#drone'),
];
