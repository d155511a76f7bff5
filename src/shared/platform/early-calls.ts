/** What the first screen of each portal asks. Its document asks it as well, before the application is there (docs/decisions/0110). */
import { cookieNames } from './cookies.ts';
import type { PortalArea } from './installed-app.ts';
import { paths } from './paths.ts';

/** A query as the screen makes it: with another input, its answer is not used. */
type Call = readonly [path: string, input?: Readonly<Record<string, unknown>>];

const ownRequests: Call = ['worklist.list', { scope: 'mine', direction: 'forward' }];

/** Of every screen. */
const always: readonly Call[] = [['auth.session'], ['notifications.list', {}]];

interface Screen {
  home: string;
  calls: readonly Call[];
  /** The query whose cases the document lists before the application does, and what comes before the id in the address of each. */
  rows?: { call: Call; prefix: string };
}

const screens: Readonly<Record<PortalArea, Screen>> = {
  portal: {
    home: paths.portal.home,
    calls: [
      ['cases.needs'],
      ['cases.list', { scope: 'own', direction: 'forward' }],
      ['cases.list', { scope: 'shared', direction: 'forward' }],
    ],
  },
  broker: {
    home: paths.broker.home,
    calls: [
      ['brokers.profile'],
      ['worklist.list', { scope: 'offered' }],
      ownRequests,
      ['savedViews.list'],
      ['worklist.counts', { scope: 'mine' }],
    ],
    rows: { call: ownRequests, prefix: paths.broker.case('') },
  },
  admin: {
    home: paths.admin.home,
    calls: [['admin.overview'], ['admin.charts', { days: 30 }], ['admin.intake', { days: 30 }]],
  },
};

/** The address of a batch, as the client writes it. */
function batch(calls: readonly Call[]): string {
  const inputs = calls.flatMap(([, input], index) => (input ? [[index, input]] : []));
  const names = calls.map(([path]) => path).join(',');
  return `/api/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(Object.fromEntries(inputs)))}`;
}

/** What the inline script of an area is given, in attributes: its hash is the same for all. */
export function earlyData(area: PortalArea): Record<`data-${string}`, string> {
  const { home, calls } = screens[area];
  return {
    'data-cookie': cookieNames.signedIn,
    'data-home': home,
    'data-first': batch([...always, ...calls]),
    'data-others': batch(always),
  };
}

/** What the script that shows the rows of an area is given; null for an area that shows none. */
export function earlyRows(area: PortalArea): Record<`data-${string}`, string> | null {
  const { home, calls, rows } = screens[area];
  if (!rows) return null;
  const place = [...always, ...calls].findIndex((call) => call === rows.call);
  return { 'data-home': home, 'data-place': String(place), 'data-prefix': rows.prefix };
}

/** How a query is found among the early ones. */
export function callKey(path: string, input: unknown): string {
  return `${path} ${JSON.stringify(input ?? {})}`;
}

/** The keys of a batch, in the order of its answers. */
export function keysOf(url: string): string[] {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const inputs = JSON.parse(searchParams.get('input') ?? '{}') as Record<string, unknown>;
  const names = pathname.slice(pathname.lastIndexOf('/') + 1).split(',');
  return names.map((path, index) => callKey(path, inputs[index]));
}
