/** What everybody gets from every procedure, pointed at one case: the whole of "who may do what" as status codes. */

export const actors = ['visitor', 'otherClient', 'otherBroker', 'broker', 'client', 'admin'] as const;
export type Actor = (typeof actors)[number];

type Row = readonly [
  visitor: number,
  otherClient: number,
  /** Licensed for the same, with no part in the case. */
  otherBroker: number,
  /** The one of the case: assigned, or offered it. */
  broker: number,
  /** The one of the case. */
  client: number,
  admin: number,
];

const everybody: Row = [200, 200, 200, 200, 200, 200];
const unknownLink: Row = [404, 404, 404, 404, 404, 404];
const partOfIt: Row = [401, 404, 404, 200, 200, 200];
const signedIn: Row = [401, 200, 200, 200, 200, 200];
const adminOnly: Row = [401, 403, 403, 403, 403, 200];

export const accessTable: Record<string, Row> = {
  'auth.session': signedIn,
  'auth.login': [401, 401, 401, 401, 401, 401],
  'auth.register': everybody,
  'auth.logout': everybody,
  'auth.invitation': unknownLink,
  // The link of the client's own case; staff never take up a request.
  'auth.acceptInvitation': [401, 404, 403, 403, 200, 403],
  'contact.submit': everybody,
  'contact.list': adminOnly,
  'newsletter.subscribe': everybody,
  'newsletter.confirm': unknownLink,
  'newsletter.unsubscribe': unknownLink,
  'search.find': everybody,
  'search.passages': everybody,
  'chat.reply': everybody,
  'quotes.saveDraft': everybody,
  'quotes.getDraft': unknownLink,
  'quotes.submit': everybody,
  'cases.list': signedIn,
  'cases.get': partOfIt,
  'cases.timeline': partOfIt,
  'cases.answers': partOfIt,
  'cases.decisions': adminOnly,
  // Nobody accepts or declines for the broker who was asked.
  'cases.acceptOffer': [401, 403, 404, 200, 403, 404],
  'cases.declineOffer': [401, 403, 404, 200, 403, 404],
  // From the pool, which both brokers see; an administrator holds no licence.
  'cases.claim': [401, 403, 200, 200, 403, 409],
  'cases.assign': adminOnly,
  'cases.requestInformation': [401, 403, 404, 200, 403, 200],
  'cases.publishOptions': [401, 403, 404, 200, 403, 403],
  'cases.acceptOption': [401, 404, 404, 403, 200, 403],
  'cases.askForChange': [401, 404, 404, 403, 200, 403],
  'cases.confirmBound': [401, 403, 404, 200, 403, 403],
  'cases.close': [401, 403, 404, 200, 403, 200],
  'cases.withdraw': [401, 404, 404, 403, 200, 200],
  'messages.list': partOfIt,
  // Sent as an internal note, which a client does not know to exist.
  'messages.send': [401, 404, 404, 200, 404, 200],
  'messages.markRead': partOfIt,
  'notifications.list': signedIn,
  'notifications.markRead': signedIn,
  'live.watch': partOfIt,
  'admin.overview': adminOnly,
  'admin.brokers': adminOnly,
};

export function expectedStatus(procedure: string, actor: Actor): number {
  const status = accessTable[procedure]?.[actors.indexOf(actor)];
  if (!status)
    throw new Error(`${procedure} is not in the table: say in tests/support/access-table.ts what everybody gets`);
  return status;
}
