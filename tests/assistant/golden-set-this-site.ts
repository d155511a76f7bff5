/** Questions that the pages answer, as visitors write them: this website. Written before the search was tuned; a source is there only when a person would accept it. */
import type { GoldenQuestion } from './golden.ts';

const ask = (q: string, ...sources: string[]): GoldenQuestion => ({ q, kind: 'answerable', sources });

const roof = '/blog/hail-and-your-roof';
const basement = '/blog/basement-flooded';
const brokerPost = '/blog/how-a-broker-works';

export const thisSite: GoldenQuestion[] = [
  ask('who do i call for a claim', '/faq/claims#who-to-call', '/about#what-we-do-not', '/terms-of-service#what-we-are'),
  ask('my claim was denied what are my options', '/faq/claims', roof, '/super-visa#supervisa-page-complaint', basement),
  ask(
    'how long do i have to file a claim',
    '/faq/claims#time-limits-for-claims',
    '/locations/fort-mcmurray#fort-mcmurray-page-time-limit',
  ),
  ask('do i have to use the body shop the insurance company picked', '/faq/claims#choosing-a-repair-shop'),
  ask(
    'how do brokers get paid',
    '/faq/brokers#how-brokers-are-paid',
    brokerPost,
    '/terms-of-service#payment',
    '/about#money',
    '/faq/this-site#what-it-costs-me',
  ),
  ask(
    'how can i check if a broker has a licence',
    '/faq/brokers#check-a-licence',
    brokerPost,
    '/about#how-brokers-are-checked',
    '/faq/brokers#licence-levels',
  ),
  ask(
    'agent or broker whats the difference',
    '/faq/brokers#agent-or-broker',
    brokerPost,
    '/faq/first-questions#broker-advantage',
  ),
  ask(
    'are you guys an insurance company',
    '/faq/this-site#are-you-a-broker',
    '/terms-of-service#what-we-are',
    '/about',
    '/faq/first-questions#broker-advantage',
  ),
  ask(
    'what happens after I submit a request',
    '/faq/this-site#after-the-request',
    '/about#then',
    brokerPost,
    '/terms-of-service#requests',
  ),
  ask('who can see my answers', '/faq/this-site#who-sees-my-answers', '/privacy-policy'),
  ask('delete my data', '/faq/this-site#stop-or-delete', '/privacy-policy', '/faq/this-site#delete-my-account'),
  ask('do you use cookies', '/privacy-policy#cookies'),
  ask(
    'how do you pick the broker for me',
    '/faq/this-site#how-a-broker-is-matched',
    '/about#matching',
    brokerPost,
    '/terms-of-service#requests',
  ),
  ask('does it cost anything to use this website', '/faq/this-site#what-it-costs-me', '/about', '/terms-of-service'),
  ask('unsubscribe from newsletter', '/faq/this-site#newsletter', '/privacy-policy'),
  ask('do i need an account to get a quote', '/faq/this-site#do-i-need-an-account', '/faq/this-site#after-the-request'),
  ask('how do i complain about a broker', '/faq/brokers#complain-about-a-broker', '/about#complaints', brokerPost),
  ask('is it free', '/faq/this-site#what-it-costs-me', '/about', '/terms-of-service'),
  ask(
    'how do I delete my account',
    '/faq/this-site#delete-my-account',
    '/faq/this-site#stop-or-delete',
    '/privacy-policy',
  ),
  ask('how long until a broker calls me back', '/faq/this-site#after-the-request', '/about#then', '/contact'),
  ask('is my data safe', '/privacy-policy', '/faq/this-site#who-sees-my-answers'),
  ask('why do you ask for my postal code', '/faq/this-site#why-these-questions', '/faq/this-site#who-sees-my-answers'),
  ask('what is a VIN', '/resources/insurance-words#vin'),
  ask('can I finish the form tomorrow', '/faq/this-site#stop-and-go-on', '/privacy-policy#how-long'),
  ask(
    'what does this site do and what not',
    '/about#what-we-do',
    '/about#what-we-do-not',
    '/faq/this-site#are-you-a-broker',
    '/terms-of-service#what-we-are',
  ),
  { ...ask('how is a broker found?', '/about#matching', '/faq/this-site#how-a-broker-is-matched'), page: '/about' },
  { ...ask('is hail a problem here?', '/locations/calgary'), page: '/locations/calgary' },
];
