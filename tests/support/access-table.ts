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
const refusedInput: Row = [401, 400, 400, 400, 400, 400];
const withoutSecondFactor: Row = [401, 409, 409, 409, 409, 409];
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
  'auth.forgotPassword': everybody,
  'auth.resetPassword': unknownLink,
  'auth.verifyEmail': unknownLink,
  'auth.confirmEmailChange': unknownLink,
  'account.profile': signedIn,
  'account.updateProfile': signedIn,
  // The password they have, once more.
  'account.changePassword': refusedInput,
  'account.requestEmailChange': signedIn,
  'account.cancelEmailChange': signedIn,
  'account.sendVerification': signedIn,
  // A code nobody was sent; the demo's administrator needs none.
  'account.verifyEmailCode': [401, 400, 400, 200, 400, 200],
  'account.sessions': signedIn,
  'account.endSession': [401, 404, 404, 404, 404, 404],
  'account.endOtherSessions': signedIn,
  'account.secondFactor': signedIn,
  // With a password that is not theirs.
  'account.startSecondFactor': refusedInput,
  // Nobody has one, or has begun to set one up.
  'account.confirmSecondFactor': withoutSecondFactor,
  'account.removeSecondFactor': withoutSecondFactor,
  'account.newRecoveryCodes': withoutSecondFactor,
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
  'cases.needs': signedIn,
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
  'cases.reopen': [401, 404, 404, 200, 200, 200],
  'messages.list': partOfIt,
  // Sent as an internal note, which a client does not know to exist.
  'messages.send': [401, 404, 404, 200, 404, 200],
  'messages.markRead': partOfIt,
  'participants.list': partOfIt,
  // The client alone lets others in and out; taking part is tried in participants.test.ts.
  'participants.invite': [401, 404, 404, 403, 200, 403],
  'participants.remove': [401, 404, 404, 403, 200, 403],
  'participants.invitation': everybody,
  // Into the case of a third: whoever of the clients holds the link is in.
  'participants.accept': [401, 200, 403, 403, 200, 403],
  'documents.list': partOfIt,
  // An upload that the client sent and attached: asked again, it answers the same, to the client alone.
  'documents.attach': [401, 404, 404, 404, 200, 404],
  'documents.remove': partOfIt,
  'documents.requestDocument': [401, 403, 404, 200, 403, 200],
  'documents.decideRequest': [401, 403, 404, 200, 403, 200],
  'notifications.list': signedIn,
  'notifications.markRead': signedIn,
  'notifications.markOneRead': signedIn,
  'notifications.preferences': signedIn,
  'notifications.setPreference': signedIn,
  'privacy.consents': signedIn,
  // A number nobody has: whose consents are whose is tried in privacy.test.ts.
  'privacy.withdrawConsent': [401, 404, 404, 404, 404, 404],
  'privacy.prepareExport': signedIn,
  'privacy.requests': signedIn,
  'privacy.request': signedIn,
  'privacy.cancelRequest': [401, 404, 404, 404, 404, 404],
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
