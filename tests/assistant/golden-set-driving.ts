/** Questions that the pages answer, as visitors write them: driving. Written before the search was tuned; a source is there only when a person would accept it. */
import type { GoldenQuestion } from './golden.ts';

const ask = (q: string, ...sources: string[]): GoldenQuestion => ({ q, kind: 'answerable', sources });

const auto = '/insurance/auto';
const careFirst = '/blog/care-first-explained';
const winter = '/blog/winter-driving';
const firstCar = '/blog/first-car-insurance';
const newcomers = '/blog/newcomers-insurance';
const grid = '/blog/end-of-the-grid';
const ride = '/blog/rideshare-insurance';

export const driving: GoldenQuestion[] = [
  ask(
    'whats the minimum liability coverage i need to drive in alberta',
    auto,
    firstCar,
    '/insurance/specialty#alberta',
    '/commercial-auto#alberta',
  ),
  ask(
    'difference between comprehensive and collision?',
    '/faq/first-questions#comprehensive-vs-collision',
    auto,
    winter,
    '/resources/insurance-words#comprehensive',
    '/resources/insurance-words#collision',
  ),
  ask(
    'I hit a deer last week, is that comprehensive or collision',
    winter,
    auto,
    '/faq/first-questions#comprehensive-vs-collision',
    '/locations/red-deer#driving',
    '/locations/calgary#driving',
  ),
  ask('do i have to have winter tires in alberta?', winter, '/faq/auto#winter-tire-discount'),
  ask(
    'will snow tires make my insurance cheaper',
    '/faq/auto#winter-tire-discount',
    winter,
    '/faq/first-questions#lowering-premiums',
  ),
  ask('what is dcpd', auto, careFirst, '/faq/auto#suing-the-other-driver', '/resources/insurance-words#dcpd'),
  ask(
    'what is care first and when does it start',
    careFirst,
    auto,
    '/faq/auto#suing-the-other-driver',
    '/commercial-auto#alberta',
    '/business/rideshare#alberta',
  ),
  ask('can I sue the guy who hit me after january 2027', '/faq/auto#suing-the-other-driver', careFirst),
  ask('how much can my car insurance go up at renewal this year', '/faq/auto#premium-rises-without-claims', grid, auto),
  ask('what happens when the grid ends', grid, auto),
  ask(
    'i lent my car to a buddy and he wrecked it, whose insurance pays',
    '/faq/auto#lending-my-car',
    auto,
    '/faq/auto#no-car-of-my-own',
  ),
  ask(
    'missed a payment and they cancelled my policy, now what',
    '/faq/auto#missed-payment',
    firstCar,
    '/faq/first-questions#insurer-cancels-me',
  ),
  ask('Do I have to put my teenage son on my policy', auto, firstCar),
  ask('when does my insurance start if I buy a used car on the weekend', auto, firstCar),
  ask(
    'do i need insurance before i can register the vehicle',
    auto,
    firstCar,
    newcomers,
    '/faq/auto#driving-record-from-elsewhere',
  ),
  ask(
    'moved here from Ontario last month, does my clean driving record count',
    '/faq/auto#driving-record-from-elsewhere',
    newcomers,
  ),
  ask('how long do i have to switch to an alberta drivers licence', newcomers),
  ask('what should the letter of experience from my old insurer say', newcomers),
  ask('car got stolen while it was warming up in the driveway', winter, '/locations/edmonton#driving'),
  ask('slid on black ice into the car in front of me, is it my fault', winter, '/locations/calgary#driving'),
  ask(
    'rock chip cracked my windshield, which part of the policy is that',
    winter,
    auto,
    '/faq/first-questions#comprehensive-vs-collision',
  ),
  ask('when do I have to report a collision to police', auto, winter, '/faq/claims#just-had-a-crash'),
  ask('does a hail claim on my car raise my premium', '/faq/auto#hail-claim-on-my-car'),
  ask('what are ghost brokers', newcomers),
  ask('is it true red cars cost more to insure', firstCar),
  ask(
    'i stood still and got rear ended into the car ahead, am I partly at fault?',
    '/locations/red-deer#red-deer-page-pushed',
    '/locations/red-deer#driving',
    winter,
    auto,
  ),
  ask(
    'do I need extra coverage to drive to montana',
    '/locations/lethbridge#driving',
    auto,
    '/faq/life-and-travel#day-trip-across-the-border',
  ),
  ask('how do I get my car insured to drive for uber', '/business/rideshare', ride, '/faq/business#driving-for-an-app'),
  ask('which licence class do i need for rideshare', '/business/rideshare', ride, '/faq/business#driving-for-an-app'),
  ask(
    'can i deliver skip or doordash on my normal car insurance',
    ride,
    '/business/rideshare',
    auto,
    '/commercial-auto',
  ),
  ask('what is gap insurance at the dealership worth', '/faq/auto#owing-more-than-the-car'),
];
