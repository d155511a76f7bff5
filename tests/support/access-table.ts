/** What everybody gets from every procedure for one case: all of "who may do what" as status codes. */

export const actors = ['visitor', 'otherClient', 'otherBroker', 'broker', 'client', 'admin'] as const;
export type Actor = (typeof actors)[number];

type Row = readonly [
  visitor: number,
  otherClient: number,
  /** Licensed for the same, without access to the case. */
  otherBroker: number,
  /** The case's broker: assigned, or offered it. */
  broker: number,
  /** The case's client. */
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
/** Calls by those who work on the case, and administrators. */
const workedOn: Row = [401, 403, 404, 200, 403, 200];
const staffOnly: Row = [401, 403, 200, 200, 403, 200];

export const accessTable: Record<string, Row> = {
  'auth.session': signedIn,
  'auth.login': [401, 401, 401, 401, 401, 401],
  'auth.register': everybody,
  'auth.logout': everybody,
  'auth.invitation': unknownLink,
  // The link of the client's own case; staff can never claim a request with it.
  'auth.acceptInvitation': [401, 404, 403, 403, 200, 403],
  'auth.forgotPassword': everybody,
  'auth.resetPassword': unknownLink,
  'auth.verifyEmail': unknownLink,
  'auth.confirmEmailChange': unknownLink,
  'account.profile': signedIn,
  'account.updateProfile': signedIn,
  // The new password equals the current one.
  'account.changePassword': refusedInput,
  'account.requestEmailChange': signedIn,
  'account.cancelEmailChange': signedIn,
  'account.sendVerification': signedIn,
  // A code that was never sent; the demo's administrator needs none.
  'account.verifyEmailCode': [401, 400, 400, 200, 400, 200],
  'account.sessions': signedIn,
  'account.endSession': [401, 404, 404, 404, 404, 404],
  'account.endOtherSessions': signedIn,
  'account.secondFactor': signedIn,
  // With a wrong password.
  'account.startSecondFactor': refusedInput,
  // Nobody has one, or has started to set one up.
  'account.confirmSecondFactor': withoutSecondFactor,
  'account.removeSecondFactor': withoutSecondFactor,
  'account.newRecoveryCodes': withoutSecondFactor,
  'contact.submit': everybody,
  'contact.list': adminOnly,
  'newsletter.subscribe': everybody,
  'newsletter.confirm': unknownLink,
  'newsletter.unsubscribe': unknownLink,
  'search.find': everybody,
  'chat.about': everybody,
  'chat.reply': everybody,
  // Streams only, and these calls request a complete response; tested in chat.test.ts.
  'chat.converse': [415, 415, 415, 415, 415, 415],
  'chat.inspect': everybody,
  'chat.handOver': everybody,
  'quotes.saveDraft': everybody,
  'quotes.getDraft': unknownLink,
  'quotes.submit': everybody,
  'cases.list': signedIn,
  'cases.needs': signedIn,
  'cases.get': partOfIt,
  'cases.timeline': partOfIt,
  'cases.answers': partOfIt,
  'cases.decisions': adminOnly,
  'cases.explainBrokers': adminOnly,
  // Nobody can accept or decline for the broker who was asked.
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
  'cases.acceptOptionForClient': [401, 403, 404, 200, 403, 403],
  'cases.insurerDeclined': [401, 403, 404, 200, 403, 403],
  'cases.hold': workedOn,
  'cases.resume': workedOn,
  'cases.setPriority': workedOn,
  'cases.successors': adminOnly,
  // To the broker's delegate; the other choices of an administrator are tested in case-moves.test.ts.
  'cases.handOver': workedOn,
  'cases.duplicates': workedOn,
  'cases.merge': workedOn,
  'cases.unmerge': workedOn,
  // Answers per case: somebody else's case is not found, and no other case is refused because of it.
  'cases.bulk': staffOnly,
  // The bulk action of the broker.
  'cases.undoBulk': [401, 403, 404, 200, 403, 404],
  // One's own cases; other scopes of the list are tested in worklist.test.ts.
  'worklist.list': staffOnly,
  'worklist.counts': staffOnly,
  'worklist.messages': staffOnly,
  'worklist.whereabouts': staffOnly,
  'savedViews.list': staffOnly,
  'savedViews.save': staffOnly,
  // The administrator's view.
  'savedViews.rename': [401, 403, 404, 404, 403, 200],
  'savedViews.remove': staffOnly,
  'savedViews.reorder': staffOnly,
  'messages.list': partOfIt,
  // Sent as an internal note, which a client does not know to exist.
  'messages.send': [401, 404, 404, 200, 404, 200],
  'messages.markRead': partOfIt,
  // An internal note, as above.
  'messages.writing': [401, 404, 404, 200, 404, 200],
  'scheduledMessages.list': [401, 403, 404, 200, 403, 200],
  'scheduledMessages.schedule': [401, 403, 404, 200, 403, 200],
  'scheduledMessages.change': [401, 403, 404, 200, 403, 200],
  'scheduledMessages.sendNow': [401, 403, 404, 200, 403, 200],
  'scheduledMessages.cancel': [401, 403, 404, 200, 403, 200],
  'cannedReplies.list': [401, 403, 200, 200, 403, 200],
  'cannedReplies.values': [401, 403, 404, 200, 403, 200],
  // A shared one: only administrators write those.
  'cannedReplies.create': [401, 403, 403, 403, 403, 200],
  'cannedReplies.update': [401, 403, 404, 404, 403, 200],
  'cannedReplies.remove': [401, 403, 404, 404, 403, 200],
  'participants.list': partOfIt,
  // Only the client adds and removes participants; participation is tested in participants.test.ts.
  'participants.invite': [401, 404, 404, 403, 200, 403],
  'participants.remove': [401, 404, 404, 403, 200, 403],
  'participants.invitation': everybody,
  // For somebody else's case: any client who holds the link gets in.
  'participants.accept': [401, 200, 403, 403, 200, 403],
  'callbacks.list': partOfIt,
  // A call is scheduled by staff with access to the case.
  'callbacks.suggest': [401, 403, 404, 200, 403, 200],
  'callbacks.check': [401, 403, 404, 200, 403, 200],
  'callbacks.plan': [401, 403, 404, 200, 403, 200],
  'callbacks.move': [401, 403, 404, 200, 403, 200],
  'callbacks.end': [401, 403, 404, 200, 403, 200],
  // The site's business days, which every broker may see.
  'callbacks.calendar': [401, 403, 200, 200, 403, 200],
  'documents.list': partOfIt,
  // An upload that the client sent and attached: a second call returns the same, to the client alone.
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
  // A number that does not exist: ownership of consents is tested in privacy.test.ts.
  'privacy.withdrawConsent': [401, 404, 404, 404, 404, 404],
  'privacy.prepareExport': signedIn,
  'privacy.requests': signedIn,
  'privacy.request': signedIn,
  'privacy.cancelRequest': [401, 404, 404, 404, 404, 404],
  'live.watch': partOfIt,
  'brokers.profile': staffOnly,
  // An administrator has no licence.
  'brokers.updateLicence': [401, 403, 200, 200, 403, 404],
  'brokers.updateWork': [401, 403, 200, 200, 403, 404],
  'brokers.setAway': [401, 403, 200, 200, 403, 404],
  'brokers.colleagues': staffOnly,
  // Those of the broker.
  'brokers.numbers': [401, 403, 404, 200, 403, 200],
  'brokers.list': adminOnly,
  'brokers.get': adminOnly,
  'brokers.verifyLicence': adminOnly,
  'brokers.handOver': adminOnly,
  'users.list': adminOnly,
  'users.get': adminOnly,
  'users.changeRole': adminOnly,
  'users.disable': adminOnly,
  'users.enable': adminOnly,
  'users.endSessions': adminOnly,
  'users.resetSecondFactor': adminOnly,
  'userInvitations.list': adminOnly,
  'userInvitations.invite': adminOnly,
  'userInvitations.resend': adminOnly,
  'userInvitations.revoke': adminOnly,
  'userInvitations.open': unknownLink,
  'userInvitations.accept': unknownLink,
  'audit.list': adminOnly,
  'audit.people': adminOnly,
  'securityEvents.list': adminOnly,
  'legalHolds.list': adminOnly,
  'legalHolds.place': adminOnly,
  'legalHolds.release': adminOnly,
  'retention.preview': adminOnly,
  'retention.runs': adminOnly,
  'retention.run': adminOnly,
  'imports.list': adminOnly,
  'imports.get': adminOnly,
  'imports.rows': adminOnly,
  'imports.setMapping': adminOnly,
  'imports.skip': adminOnly,
  'imports.run': adminOnly,
  'imports.undo': adminOnly,
  'privacyDesk.list': adminOnly,
  'privacyDesk.get': adminOnly,
  'privacyDesk.answer': adminOnly,
  'privacyDesk.refuse': adminOnly,
  'privacyDesk.correct': adminOnly,
  'privacyDesk.erase': adminOnly,
  'admin.overview': adminOnly,
  'admin.charts': adminOnly,
  'browserFailures.report': everybody,
  'browserFailures.list': adminOnly,
  'browserFailures.dismiss': adminOnly,
  'trouble.mails': adminOnly,
  'trouble.jobs': adminOnly,
  'trouble.files': adminOnly,
  'trouble.tryMail': adminOnly,
  'trouble.tryJob': adminOnly,
  // Without a valid input here: a file that can be scanned again is tested in overview.test.ts.
  'trouble.scanAgain': [401, 403, 403, 403, 403, 400],
  'settings.hours': adminOnly,
  'settings.closuresEffect': adminOnly,
  'settings.saveClosures': adminOnly,
  'settings.templates': adminOnly,
  // For everyone who requests documents from clients.
  'settings.templatesOf': staffOnly,
  'settings.saveTemplates': adminOnly,
  'settings.sessions': adminOnly,
  'settings.saveSessions': adminOnly,
  'settings.matching': adminOnly,
  'settings.dryRun': adminOnly,
  'settings.tryRequest': adminOnly,
  'settings.saveMatching': adminOnly,
  'launch.list': adminOnly,
  'launch.acknowledge': adminOnly,
  'clients.list': adminOnly,
  'clients.withoutAccount': adminOnly,
  'clients.get': adminOnly,
  'clients.cases': adminOnly,
  'clients.consents': adminOnly,
  // Without a valid input here: the proof of a consent is tested in clients.test.ts.
  'clients.proof': [401, 403, 403, 403, 403, 400],
  'viewAs.start': adminOnly,
  'viewAs.end': adminOnly,
  'contactDesk.list': adminOnly,
  'contactDesk.get': adminOnly,
  'contactDesk.open': adminOnly,
  'contactDesk.setStatus': adminOnly,
  'contactDesk.reply': adminOnly,
  'contactDesk.convert': adminOnly,
  'subscribers.list': adminOnly,
  'subscribers.counts': adminOnly,
  'subscribers.proof': adminOnly,
  'subscribers.unsubscribe': adminOnly,
  'chatDesk.overview': adminOnly,
  'chatDesk.list': adminOnly,
  'admin.brokers': adminOnly,
};

export function expectedStatus(procedure: string, actor: Actor): number {
  const status = accessTable[procedure]?.[actors.indexOf(actor)];
  if (!status)
    throw new Error(`${procedure} is not in the table: say in tests/support/access-table.ts what everybody gets`);
  return status;
}
