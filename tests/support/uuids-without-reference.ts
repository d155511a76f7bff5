const NEVER_GONE =
  'an organization is never deleted, and a key would lock its one row with every insert: a trigger asks for it (decision 0049)';

/** The columns that hold an id and no foreign key, and why (decision 0042). */
export const uuidsWithoutReference: Record<string, string> = {
  'audit_entries.organization_id': NEVER_GONE,
  'case_events.organization_id': NEVER_GONE,
  'case_states.organization_id': NEVER_GONE,
  'case_reads.organization_id': NEVER_GONE,
  'cases.organization_id': NEVER_GONE,
  'consent_records.organization_id': NEVER_GONE,
  'integration_events.organization_id': NEVER_GONE,
  'messages.organization_id': NEVER_GONE,
  'audit_links.entry_id': 'the chain outlives its entries, which go by whole months',
  'audit_queue.entry_id':
    'queued in the transaction that writes the entry, and a key would bind the queue to months that are dropped whole',
  'audit_entries.actor_id':
    'history: written beside a transaction that holds the person, and it outlives everybody in it',
  'case_events.actor_id':
    'history: it names people as they were then, takes no lock on them, and may be dropped by the month',
  'case_reads.reader_id': 'a person or a partner, neither of whom is ever deleted, and reading takes no lock on them',
  'case_reads.key_id': 'keys are removed a while after they end, and that one was used is kept longer',
  'case_states.broker_id': 'a copy of the broker of the case, kept by a trigger: the key is there',
  'chat_turns.conversation_id': 'made by the browser of a visitor: there is no row',
  'integration_events.case_id': 'a case is never deleted, and a trigger asks for it with its organization',
  'integration_events.subject_id': 'names different things, by the type of the event',
  'webhook_deliveries.case_id': 'a case is never deleted, and a key would lock it with every delivery',
  'webhook_deliveries.event_id':
    'an event is removed after 30 days, and a recall that wasn’t delivered stays; a test has no event',
  'integration_event_recipients.recipient_id': 'a broker or a partner, and neither is ever deleted',
  'newsletter_deliveries.mail_id': 'emails are removed by the month, and their table has no key to refer to',
  'newsletter_deliveries.subscriber_id':
    'the numbers of an issue outlive its subscribers, and their ids then name nobody',
  'newsletter_issues.taken_until': 'a position in the order of ids: that subscriber may be gone',
  'messages.id': 'names the message itself, behind its case',
  'security_events.user_id':
    'what failed is written beside its transaction, which may hold the row of the person: a key would wait for itself',
  'view_grants.session_id': 'sessions are removed after a while, and that somebody looked is kept longer',
};
