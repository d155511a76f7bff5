/** The requests of brokers and administrators in a large business: every list, search and chart, with inputs that vary per round. */

export interface Question {
  what: string;
  who: 'admin' | 'broker';
  procedure: string;
  /** The share of the requests that the goal is about: half of them, unless this says otherwise. */
  share?: number;
  /** @param round counts up; the same round uses the same input for both businesses */
  input(round: number): unknown;
}

const surnames = [
  'tremblay',
  'okafor',
  'kowalski',
  'haugen',
  'thibodeau',
  'petrov',
  'sandhu',
  'whitford',
  'klassen',
  'yamamoto',
];
/** A surname that exists in both businesses, frequent or rare, alternating with the username of a single account. */
const surname = (round: number) =>
  round % 2 ? `client_${1 + ((round * 13) % 500)}@` : surnames[(round / 2) % surnames.length];
/** What someone remembers of a request: a policy, a vehicle, an insurer, a file, a name, the end of a telephone number. */
const facts: readonly ((round: number) => string)[] = [
  (round) => `DEMO-${String(1 + ((round * 37) % 1000)).padStart(7, '0')}`,
  (round) => `${2004 + (round % 22)} subaru`,
  (round) => `fictional insurer ${1 + (round % 9)}`,
  () => 'bill-of-sale.png',
  (round) => surnames[round % surnames.length] ?? '',
  (round) => String(1000 + ((round * 131) % 9000)),
];
const fact = (round: number) => facts[round % facts.length]?.(round) ?? '';
const sorts = ['due', 'activity', 'created'];
const buckets = ['breached', 'today', 'me', 'confirm', 'client', 'hold', 'closed'];
const sortOf = (round: number) => sorts[round % sorts.length];
const bucketOf = (round: number) => buckets[round % buckets.length];

export const questions: Question[] = [
  {
    what: "a broker's queue",
    who: 'broker',
    procedure: 'worklist.list',
    input: (round) => ({ scope: 'mine', sort: sortOf(round) }),
  },
  {
    what: "a group in a broker's queue",
    who: 'broker',
    procedure: 'worklist.list',
    input: (round) => ({ scope: 'mine', bucket: bucketOf(round) }),
  },
  {
    what: "the counts for a broker's queue",
    who: 'broker',
    procedure: 'worklist.counts',
    input: () => ({ scope: 'mine' }),
  },
  {
    what: 'a broker searching people',
    who: 'broker',
    procedure: 'worklist.list',
    input: (round) => ({ scope: 'mine', q: surname(round) }),
  },
  {
    what: 'a broker searching by anything',
    who: 'broker',
    procedure: 'worklist.list',
    share: 0.95,
    input: (round) => ({ scope: 'mine', q: fact(round) }),
  },
  {
    what: 'a broker jumping to a request',
    who: 'broker',
    procedure: 'worklist.find',
    share: 0.95,
    input: (round) => ({ q: fact(round) }),
  },
  {
    what: 'a broker searching messages',
    who: 'broker',
    procedure: 'worklist.messages',
    input: (round) => ({ scope: 'mine', q: `reference ${1000 + round}` }),
  },
  { what: "a broker's numbers", who: 'broker', procedure: 'brokers.numbers', input: () => ({ days: 90 }) },
  {
    what: 'all cases',
    who: 'admin',
    procedure: 'worklist.list',
    input: (round) => ({ scope: 'all', sort: sortOf(round) }),
  },
  {
    what: 'a group of all cases',
    who: 'admin',
    procedure: 'worklist.list',
    input: (round) => ({ scope: 'all', bucket: bucketOf(round) }),
  },
  { what: 'the counts for all cases', who: 'admin', procedure: 'worklist.counts', input: () => ({ scope: 'all' }) },
  {
    what: 'searching all people',
    who: 'admin',
    procedure: 'worklist.list',
    input: (round) => ({ scope: 'all', q: surname(round) }),
  },
  {
    what: 'searching all requests by anything',
    who: 'admin',
    procedure: 'worklist.list',
    share: 0.95,
    input: (round) => ({ scope: 'all', q: fact(round) }),
  },
  {
    what: 'an administrator jumping to a request or a client',
    who: 'admin',
    procedure: 'worklist.find',
    share: 0.95,
    input: (round) => ({ q: fact(round) }),
  },
  {
    what: 'searching all messages',
    who: 'admin',
    procedure: 'worklist.messages',
    input: (round) => ({ scope: 'all', q: `reference ${1000 + round}` }),
  },
  { what: 'the overview', who: 'admin', procedure: 'admin.overview', input: () => undefined },
  { what: 'the charts for a year', who: 'admin', procedure: 'admin.charts', input: () => ({ days: 365 }) },
  { what: 'the brokers', who: 'admin', procedure: 'brokers.list', input: () => ({}) },
  { what: 'the clients', who: 'admin', procedure: 'clients.list', input: () => ({}) },
  {
    what: 'searching clients',
    who: 'admin',
    procedure: 'clients.list',
    input: (round) => ({ search: surname(round) }),
  },
  { what: 'the users', who: 'admin', procedure: 'users.list', input: () => ({}) },
  { what: 'the contact messages', who: 'admin', procedure: 'contactDesk.list', input: () => ({}) },
  { what: 'the pool', who: 'broker', procedure: 'worklist.list', input: () => ({ scope: 'pool' }) },
  { what: 'the quarantined files and failed emails', who: 'admin', procedure: 'trouble.mails', input: () => ({}) },
  { what: 'the subscribers', who: 'admin', procedure: 'subscribers.list', input: () => ({}) },
  { what: 'the audit', who: 'admin', procedure: 'audit.list', input: () => ({}) },
];
