/** Who gets what from the procedures that take no input, or have no valid one here. */
import { type Access, adminOnly, everybody, keyOnly, signedIn, staffOnly } from './rows.ts';

export const callsWithoutInput: Readonly<Record<string, Access>> = {
  'auth.session': signedIn,
  'auth.logout': everybody,
  'account.profile': signedIn,
  'account.cancelEmailChange': signedIn,
  'account.sendVerification': signedIn,
  'account.sessions': signedIn,
  'account.endOtherSessions': signedIn,
  'account.secondFactor': signedIn,
  'chat.about': everybody,
  'content.about': everybody,
  'settings.disclosure': everybody,
  // Streams only, and these calls request a complete response; tested in chat.test.ts.
  'chat.converse': [415, 415, 415, 415, 415, 415],
  'cases.needs': signedIn,
  'keys.list': staffOnly,
  // Partners have keys and no session; what a key gets is tested in leads.test.ts.
  'leads.send': keyOnly,
  'leads.list': keyOnly,
  'leads.get': keyOnly,
  'leads.consentCertificate': keyOnly,
  // Only a broker's test key opens it; tested in sandbox.test.ts.
  'sandbox.createRequest': [401, 403, 403, 403, 403, 403],
  'savedViews.list': staffOnly,
  'cannedReplies.list': staffOnly,
  // The site's business days, which every broker may see.
  'callbacks.calendar': staffOnly,
  'notifications.preferences': signedIn,
  'push.key': signedIn,
  'emailChoices.own': signedIn,
  // Only some of these people have confirmed their address.
  'emailChoices.allow': [401, 409, 409, 200, 409, 200],
  'privacy.consents': signedIn,
  'privacy.requests': signedIn,
  'brokers.profile': staffOnly,
  'userInvitations.list': adminOnly,
  'retention.preview': adminOnly,
  'retention.runs': adminOnly,
  'retention.run': adminOnly,
  'imports.list': adminOnly,
  'admin.overview': adminOnly,
  'feedback.list': adminOnly,
  'browserFailures.list': adminOnly,
  'trouble.jobs': adminOnly,
  'trouble.files': adminOnly,
  // Without a valid input here: a file that can be scanned again is tested in overview.test.ts.
  'trouble.scanAgain': [401, 403, 403, 403, 403, 400],
  'settings.hours': adminOnly,
  'settings.templates': adminOnly,
  'settings.sessions': adminOnly,
  'settings.compensation': adminOnly,
  'settings.insurers': adminOnly,
  'settings.providers': adminOnly,
  'settings.matching': adminOnly,
  'launch.list': adminOnly,
  // Without a valid input here: the proof of a consent is tested in clients.test.ts.
  'clients.proof': [401, 403, 403, 403, 403, 400],
  'subscribers.counts': adminOnly,
  'chatDesk.overview': adminOnly,
  'admin.brokers': adminOnly,
};
