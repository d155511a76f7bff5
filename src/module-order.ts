/**
 * The single list of modules, in groups, bottom to top. A module imports only from the groups above its own in this list, never from its
 * own group or one further down; on the server it uses another module through its `commands`, `queries`, `access`, `events` and `jobs`.
 * tests/architecture-imports.test.ts derives the dependency-cruiser rules from it. Add a new noun here before creating its folder.
 */
export const moduleOrder = [
  {
    platform:
      'what every product needs, with nothing about insurance: sessions, database, jobs, email, files, business time, errors',
  },
  {
    lines: 'the lines of insurance: their questions, coverages and words',
  },
  {
    'data-classes': 'what each column of the database holds: kept, erased, exported, and why',
  },
  {
    audit: 'who changed or read what, as a ledger',
    events: 'what happened, for other systems, in an order without gaps',
  },
  {
    settings: 'what an administrator may set',
    notifications: 'notifications in the portal and their daily email digest',
    consents: 'who agreed to which wording, and when',
    content: 'what the site says: registry, dated facts, pictures',
  },
  {
    organizations: 'brokerages, partners, the owner of the installation',
    search: 'finding passages on the site',
  },
  {
    accounts: 'people who sign in: passwords, two-step verification, security events',
  },
  {
    brokers: 'brokers’ profiles, licences and numbers',
    publishing: 'what administrators publish on the site without a developer: drafts, previews, revisions',
  },
  {
    cases:
      'a case from opening (and its receipt) to closing: workflow, SLA and its clocks, holds, answers, participants',
  },
  {
    documents: 'files of a case: requests, uploads, scans',
  },
  {
    messaging: 'a case’s conversation: messages, scheduled messages, canned replies, typing indicators',
    callbacks: 'requested and scheduled calls',
  },
  {
    'quote-options': 'the quotes a broker offers a client to choose from',
  },
  {
    assignment: 'who works on a case: routing, offers, capacity, reassignment, and why',
    duplicates: 'cases that are the same request',
    'inbound-email': 'answers to our emails: who sent them, what is taken from them, what comes back',
  },
  {
    'quote-requests': 'a visitor’s draft quote request and its submission, up to the case it creates',
    'contact-messages': 'the contact form and its inbox',
    newsletter: 'subscribing, the list of subscribers, and the issues they get',
    assistant: 'the chat on the site: pipeline, guardrails, output guard, redaction, escalation to a person',
  },
  {
    queue: 'the list of cases people work from: filters, counts, saved views, bulk actions',
    'audit-trail': 'the ledger and the timelines of all cases, read as one list',
    'calendar-feeds': 'the dates of a broker’s cases, for the calendar program of their choice',
    'case-views': 'a case as its client or broker sees it: lists, what it needs next, the printable file, live changes',
  },
  {
    privacy: 'the rights the law gives people over their data, and how long it is kept',
  },
  {
    users:
      'the accounts as administrators manage them: roles, staff invitations, and who takes over the work of a broker who leaves',
    'client-directory': 'the clients, with or without an account',
    'data-transfer': 'imports and exports of lists',
    integrations: 'keys, webhooks and agents for other systems',
  },
  {
    operations:
      'running the installation: launch checklist, failed jobs, overview of what other modules leave unfinished',
  },
  {
    app: 'what knows every module and registers it: startup, routers, workers, the site and the portals',
  },
] as const satisfies readonly Record<string, string>[];

type NamesOf<Group> = Group extends Group ? keyof Group : never;
export type ModuleName = NamesOf<(typeof moduleOrder)[number]>;
