/** Questions in other words than the first sets: written before the search was built anew, to keep it honest about words it was not made for. */
import type { GoldenKind, GoldenQuestion } from './golden.ts';

const of =
  (kind: GoldenKind) =>
  (q: string, ...sources: string[]): GoldenQuestion => ({ q, kind, sources });
const ask = of('answerable');
const typo = of('typo');
const french = of('french');

const auto = '/insurance/auto';
const home = '/insurance/home';
const winter = '/blog/winter-driving';
const wildfire = '/blog/wildfire-season';
const condo = '/blog/condo-deductibles';
const basement = '/blog/basement-flooded';

export const wider: GoldenQuestion[] = [
  ask(
    'a friend borrowed my pickup and backed it into a pole. is it my insurer or theirs that deals with it',
    '/faq/auto#lending-my-car',
    auto,
    '/faq/auto#no-car-of-my-own',
  ),
  ask(
    'why would my auto rate climb when i have a spotless record',
    '/blog/end-of-the-grid',
    '/faq/auto#premium-rises-without-claims',
    auto,
  ),
  ask(
    'my kid just turned 16 and has her learners, does the insurer need to know about her',
    auto,
    '/blog/first-car-insurance',
  ),
  ask(
    'the payment bounced and they ended my car policy. how do i get insured again',
    '/faq/auto#missed-payment',
    '/faq/first-questions#insurer-cancels-me',
    '/faq/auto#driving-uninsured',
  ),
  ask('is it a crime to leave the truck idling unlocked while it warms up', winter, '/locations/edmonton#driving'),
  ask('moose ran out on highway 63, who fixes my front end', winter, '/locations/fort-mcmurray#driving', auto),
  ask('what does direct compensation mean', '/resources/insurance-words#dcpd', auto),
  ask(
    'after new years 2027 will i lose the right to take someone to court for pain and suffering',
    '/faq/auto#suing-the-other-driver',
    '/blog/care-first-explained',
    auto,
  ),
  ask('how do they decide what amount it takes to rebuild my house', '/faq/home#amount-for-the-house', home),
  ask('tree came down on the fence from next door, whose problem', '/locations/red-deer#home', home),
  ask(
    'leaving the house empty for three months over winter, what do insurers expect of me',
    home,
    '/locations/edmonton#home',
    '/locations/edmonton#edmonton-page-frozen-pipe',
    '/faq/home#empty-house',
  ),
  ask(
    'does groundwater coming up through the slab get paid',
    home,
    basement,
    '/resources/insurance-words#seepage',
    '/blog/overland-water',
  ),
  ask(
    'what is a backflow valve good for',
    '/resources/insurance-words#backwater-valve',
    home,
    '/blog/overland-water',
    '/locations/edmonton#home',
  ),
  ask('the corporation wants 50 grand from me because my hose burst', condo, '/faq/home#condo-board-bill', home),
  ask('renters policy: are my things worth insuring if i own next to nothing', '/blog/tenant-insurance', home),
  ask(
    'how much money per night do i get for food and motel after being told to evacuate',
    wildfire,
    '/locations/fort-mcmurray',
    home,
  ),
  ask(
    'fire is twenty kilometres from town, too late to take out a policy?',
    '/locations/fort-mcmurray#fort-mcmurray-page-active-fire',
    wildfire,
    home,
  ),
  ask(
    'shingles that survive hailstones, do they bring a discount',
    '/blog/hail-and-your-roof',
    home,
    '/locations/calgary#home',
  ),
  ask(
    'insurer says my gutters are only dented so no money',
    '/locations/red-deer#red-deer-page-cosmetic',
    '/blog/hail-and-your-roof',
    '/locations/red-deer#home',
  ),
  ask(
    'my company drops my house coverage next month, where do i turn',
    '/faq/home#insurer-will-not-renew',
    '/faq/first-questions#insurer-cancels-me',
  ),
  ask(
    'do i need my own life insurance if i have it at work',
    '/faq/life-and-travel#life-insurance-after-a-job',
    '/insurance/life',
    '/blog/how-much-life-insurance',
  ),
  ask(
    'is my ex wife still going to collect when i pass away',
    '/faq/life-and-travel#ex-spouse-on-my-policy',
    '/insurance/life',
  ),
  ask(
    'does a housewife need to be insured on her life',
    '/faq/life-and-travel#parent-at-home',
    '/blog/how-much-life-insurance',
    '/insurance/life',
  ),
  ask('how can i find out if my late dad had a life policy somewhere', '/insurance/life#life-page-find-policy'),
  ask('does my visa card already insure me on trips', '/insurance/travel#travel-page-credit-card', '/insurance/travel'),
  ask(
    'new pill since last month, does that count as unstable for a trip',
    '/insurance/travel#travel-page-stable',
    '/insurance/travel',
  ),
  ask(
    'three month wait for health coverage when you relocate from BC?',
    '/faq/life-and-travel#health-care-after-a-move',
    '/blog/newcomers-insurance',
    '/insurance/travel#alberta',
  ),
  ask(
    'grandma is diabetic, will anyone insure her for the visit',
    '/faq/super-visa#mother-has-diabetes',
    '/super-visa',
    '/blog/super-visa-insurance',
  ),
  ask(
    'must the super visa policy be bought before or after immigration says yes',
    '/faq/super-visa#insurance-before-the-visa',
    '/super-visa',
    '/blog/super-visa-insurance',
  ),
  ask(
    'parents are refused by immigration, what of the money we paid for insurance',
    '/faq/super-visa#refund-after-a-refusal',
    '/super-visa',
    '/blog/super-visa-insurance',
  ),
  ask(
    'i bake cakes and sell them saturdays at the market, what cover do i need',
    '/faq/business#farmers-market-stall',
    '/business/manufacturers',
    '/business/restaurants',
  ),
  ask(
    'one of my guys fell off a ladder, is that WCB or my liability',
    '/faq/business#employee-hurt-at-work',
    '/business/contractors',
    '/business',
    '/blog/small-business-basics#workers-helpers-and-you',
  ),
  ask(
    'the sub i hired has no policy and broke a window',
    '/business/contractors#contractors-uninsured-sub',
    '/business/contractors',
  ),
  ask(
    'thieves cleaned out the tool box in my work van',
    '/business/contractors#contractors-tools-in-truck',
    '/business/contractors',
    '/commercial-auto',
  ),
  ask('who is responsible when a bartender overserves somebody', '/business/liquor', '/business/restaurants'),
  ask('job is three months behind schedule, does the builders policy run out', '/business/construction'),
  ask('what is a wrap up policy', '/resources/insurance-words#wrap-up', '/business/construction'),
  ask(
    'i do skip the dishes with my own car a few evenings',
    '/blog/rideshare-insurance',
    '/business/rideshare',
    '/faq/business#driving-for-an-app',
  ),
  ask('we are an all dentist clinic and a vaccine fridge went warm overnight', '/business/medical'),
  ask('can our little shop get dental for four staff', '/group-benefits'),
  ask(
    'is a broker on commission or do they bill me',
    '/faq/brokers#how-brokers-are-paid',
    '/blog/how-a-broker-works',
    '/about#money',
    '/terms-of-service#payment',
    '/faq/this-site#what-it-costs-me',
  ),
  ask(
    'i am unhappy with how my broker treated me, where can i report that',
    '/faq/brokers#complain-about-a-broker',
    '/about#complaints',
    '/blog/how-a-broker-works',
  ),
  ask(
    'the adjuster offered way less than it costs to fix',
    '/faq/claims#offer-too-low',
    '/blog/hail-and-your-roof',
    '/locations/fort-mcmurray#fort-mcmurray-page-time-limit',
  ),
  ask('is it smarter to pay a small scratch out of pocket', '/faq/claims#small-claim'),
  ask(
    'which of my details does the broker get to see',
    '/blog/how-a-broker-works#how-a-request-on-this-site-finds-a-broker',
    '/faq/this-site#who-sees-my-answers',
    '/privacy-policy',
    '/about#then',
  ),
  ask('stop sending me the monthly email', '/faq/this-site#newsletter', '/privacy-policy'),
  ask('what are your opening hours', '/contact', '/about#reach-us'),
  typo('does my insurnace go up aftr a hale claim on the car', '/faq/auto#hail-claim-on-my-car'),
  typo(
    'wats the diffrence between a agent an a brokr',
    '/faq/brokers#agent-or-broker',
    '/blog/how-a-broker-works',
    '/faq/first-questions#broker-advantage',
  ),
  typo(
    'rideshair insurence wen the app is on but no passanger',
    '/faq/business#driving-for-an-app',
    '/business/rideshare',
    '/blog/rideshare-insurance',
  ),
  typo('is jewelery coverd by tenent insurance', '/blog/tenant-insurance', '/blog/newcomers-insurance', home),
  typo('helth questons for gruop benifits', '/group-benefits'),
  french("Est-ce que je peux annuler l'assurance de ma moto pendant l'hiver ?", '/insurance/specialty', winter, auto),
  french(
    'Un ami a eu un accident avec ma voiture, quelle assurance paie ?',
    '/faq/auto#lending-my-car',
    auto,
    '/faq/auto#no-car-of-my-own',
  ),
  french(
    'Ma réclamation a été refusée, que faire ?',
    '/faq/claims',
    '/super-visa#supervisa-page-complaint',
    basement,
    '/blog/hail-and-your-roof',
  ),
  french(
    'Mon propriétaire exige une assurance locataire, est-ce obligatoire ?',
    '/faq/home#lease-asks-for-insurance',
    '/blog/tenant-insurance',
    home,
  ),
  french(
    'Comment sont payés les courtiers ?',
    '/faq/brokers#how-brokers-are-paid',
    '/blog/how-a-broker-works',
    '/about#money',
    '/terms-of-service#payment',
    '/faq/this-site#what-it-costs-me',
  ),
  french(
    "Que paie l'assurance pendant une évacuation ?",
    wildfire,
    '/locations/fort-mcmurray',
    home,
    '/faq/business#closed-by-an-evacuation',
    '/blog/tenant-insurance#somewhere-to-stay',
  ),
  french(
    'Différence entre vie temporaire et vie entière',
    '/faq/life-and-travel#term-or-whole-life',
    '/insurance/life',
  ),
  {
    q: 'and if i leave the job?',
    kind: 'follow-up',
    history: [
      { role: 'user', content: 'is the life insurance from my employer enough' },
      { role: 'assistant', content: 'It usually ends with the job.' },
    ],
    sources: [
      '/faq/life-and-travel#life-insurance-after-a-job',
      '/insurance/life',
      '/blog/how-much-life-insurance',
      '/group-benefits',
    ],
  },
  {
    q: 'is that different for a motorbike?',
    kind: 'follow-up',
    history: [
      { role: 'user', content: 'can I pause my car insurance over the winter' },
      { role: 'assistant', content: 'Ask your insurer which parts must stay.' },
    ],
    sources: ['/insurance/specialty', winter, auto],
  },
];
