/** What arrives without an account, the notices people get, and what staff work with. */
import { classesOf } from './classes.ts';

const ofMessages = (condition: string) => `contact_message_id IN (SELECT id FROM contact_messages WHERE ${condition})`;

export const desk = {
  ContactReply: classesOf<'ContactReply'>()({
    table: 'contact_replies',
    life: { rules: ['contact_messages'] },
    leads: { case: ofMessages('case_id = ANY(:ids)'), mailbox: ofMessages('lower(email) = ANY(:ids)') },
    row: ['id', 'contact_message_id', 'body', 'client_key', 'sender_name', 'created_at'],
  }),
  ContactMessage: classesOf<'ContactMessage'>()({
    table: 'contact_messages',
    life: { rules: ['contact_messages'] },
    leads: { case: 'case_id = ANY(:ids)', mailbox: 'lower(email) = ANY(:ids)' },
    row: [
      'id',
      'name',
      'email',
      'phone',
      'phone_e164',
      'subject',
      'message',
      'insurance_type',
      'status',
      'via',
      'notice_version',
      'fingerprint',
      'created_at',
      'handled_by_name',
      'handled_at',
      'case_id',
      'version',
    ],
    lists: [
      'id',
      'name',
      'email',
      'phone',
      'subject',
      'message',
      'insurance_type',
      'status',
      'created_at',
      'handled_by_name',
      'handled_at',
    ],
  }),
  // The ledger of consents keeps that they left, without identifying them, and the suppression list the hash of the address.
  NewsletterSubscriber: classesOf<'NewsletterSubscriber'>()({
    table: 'newsletter_subscribers',
    life: { rules: ['newsletter_pending', 'newsletter_left'], left: 'current subscribers' },
    leads: { mailbox: 'email_key = ANY(:ids)' },
    row: [
      'id',
      'email',
      'email_key',
      'status',
      'confirm_token_hash',
      'topics',
      'confirmation_sent_at',
      'confirmation_sent_before',
      'confirmed_at',
      'unsubscribed_at',
      'created_at',
    ],
    mine: ['email', 'status', 'topics', 'created_at', 'confirmed_at', 'unsubscribed_at'],
    lists: ['id', 'email', 'topics', 'created_at', 'confirmed_at'],
  }),
  ChatTurn: classesOf<'ChatTurn'>()({
    table: 'chat_turns',
    life: { rules: ['chat_turns'] },
    leads: {},
    kept: {
      key: ['id', 'conversation_id'],
      fact: [
        'page',
        'verdict',
        'mode',
        'citations',
        'redacted',
        'took_ms',
        'created_at',
        'helpful',
        'reason',
        'handled_at',
      ],
      unlinked: ['question', 'response', 'remark'],
    },
  }),
  // Of everyone notified about the case: the titles name the request.
  Notification: classesOf<'Notification'>()({
    table: 'notifications',
    life: { rules: ['notifications'] },
    leads: {
      case: 'case_id = ANY(:ids)',
      account: [
        'user_id = ANY(:ids)',
        // In another client's case: "Ava joined". The history has her name at the time, which may have been corrected since.
        `type IN ('participant_joined', 'participant_left') AND EXISTS (
          SELECT FROM case_events e WHERE e.case_id = notifications.case_id AND e.actor_id = ANY(:ids)
            AND starts_with(notifications.title, e.actor_name || ' '))`,
      ],
    },
    row: ['user_id', 'seq', 'type', 'title', 'link', 'case_id', 'read_at', 'created_at'],
    mine: ['seq', 'title', 'read_at', 'created_at'],
  }),
  NotificationCounter: classesOf<'NotificationCounter'>()({
    table: 'notification_counters',
    life: { grows: 'with every account' },
    leads: {},
    kept: { key: ['user_id'], fact: ['seq'] },
  }),
  NotificationPreference: classesOf<'NotificationPreference'>()({
    table: 'notification_preferences',
    life: { grows: 'with every account, by a few topics each' },
    leads: { account: 'user_id = ANY(:ids)' },
    row: ['user_id', 'topic', 'channel'],
    mine: ['topic', 'channel'],
  }),
  DigestItem: classesOf<'DigestItem'>()({
    table: 'digest_items',
    life: { hourly: '30 days after it was sent' },
    leads: { account: 'user_id = ANY(:ids)' },
    row: ['id', 'user_id', 'line', 'path', 'created_at', 'sent_at'],
  }),
  PushMessage: classesOf<'PushMessage'>()({
    table: 'push_messages',
    life: { hourly: 'once it arrived, or a day after it was written' },
    leads: {
      account: 'subscription_id IN (SELECT id FROM push_subscriptions WHERE user_id = ANY(:ids))',
    },
    row: ['subscription_id', 'seq', 'attempts', 'next_attempt_at', 'created_at'],
  }),
  PushSubscription: classesOf<'PushSubscription'>()({
    table: 'push_subscriptions',
    life: { hourly: 'a day after its session ended' },
    leads: { account: 'user_id = ANY(:ids)' },
    row: ['id', 'user_id', 'session_id', 'session_epoch', 'endpoint_hash', 'sealed', 'created_at'],
    mine: ['id', 'created_at'],
  }),
  TextNumber: classesOf<'TextNumber'>()({
    table: 'text_numbers',
    life: { grows: 'by one row per person with text messages, until they turn them off' },
    leads: { account: 'user_id = ANY(:ids)' },
    row: [
      'user_id',
      'phone',
      'code_hash',
      'code_expires_at',
      'attempts',
      'verified_at',
      'stopped_at',
      'topics',
      'created_at',
    ],
    mine: ['phone', 'verified_at', 'stopped_at', 'topics', 'created_at'],
  }),
  TextMessage: classesOf<'TextMessage'>()({
    table: 'text_messages',
    life: { hourly: '30 days after it was written' },
    leads: { account: 'user_id = ANY(:ids)' },
    row: [
      'id',
      'user_id',
      'phone',
      'seq',
      'body',
      'state',
      'attempts',
      'next_attempt_at',
      'provider_id',
      'last_error',
      'created_at',
      'sent_at',
    ],
  }),
  OutboxMail: classesOf<'OutboxMail'>()({
    table: 'outbox_mails',
    life: { rules: ['mails'] },
    // An unsent email still contains what it is about; a sent one contains only the address.
    leads: {
      case: `state IN ('queued', 'failed', 'withheld')
        AND substring(data ->> 'path' FROM '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}') IN (SELECT unnest(:ids)::text)`,
      address: 'lower("to") = ANY(:ids)',
    },
    row: [
      'id',
      'template',
      'to',
      'to_name',
      'data',
      'state',
      'attempts',
      'last_error',
      'gave_up_at',
      'created_at',
      'sent_at',
    ],
  }),
  // Of addresses of people who may be erased: a keyed hash, so that a stranger who types the address causes no email to it.
  Suppression: classesOf<'Suppression'>()({
    table: 'suppressions',
    life: { grows: 'with each address whose owner asked us to stop: the request doesn’t expire' },
    leads: {},
    kept: { proof: ['address_hash'], fact: ['level', 'created_at', 'lifted_at'] },
    lists: ['address_hash', 'level', 'created_at'],
  }),
  SavedView: classesOf<'SavedView'>()({
    table: 'saved_views',
    life: { grows: 'for staff: up to 30 each' },
    // Searches that staff saved for the person are found by the feature, which can parse their query.
    leads: { account: 'user_id = ANY(:ids)' },
    row: ['id', 'user_id', 'name', 'query', 'position', 'created_at'],
  }),
  CannedReply: classesOf<'CannedReply'>()({
    table: 'canned_replies',
    life: { grows: 'with what staff save, until they delete it' },
    leads: {},
    kept: {
      key: ['id', 'owner_id', 'organization_id'],
      fact: ['created_at', 'updated_at', 'version'],
      staff: ['title', 'body', 'shortcut', 'replaces', 'created_by_name'],
    },
  }),
  BulkAction: classesOf<'BulkAction'>()({
    table: 'bulk_actions',
    life: { rules: ['bulk_actions'] },
    leads: {},
    kept: { key: ['id', 'actor_id'], fact: ['action', 'items', 'created_at', 'undone_at'] },
  }),
  ImportRow: classesOf<'ImportRow'>()({
    table: 'import_rows',
    life: { rules: ['import_rows'] },
    leads: {
      case: ['case_id = ANY(:ids)', 'duplicate_case_id = ANY(:ids)'],
      mailbox: 'EXISTS (SELECT FROM jsonb_array_elements_text("values") AS cell WHERE lower(trim(cell)) = ANY(:ids))',
    },
    row: ['batch_id', 'line', 'values', 'problem', 'duplicate', 'duplicate_case_id', 'skipped', 'case_id'],
  }),
  ImportBatch: classesOf<'ImportBatch'>()({
    table: 'import_batches',
    life: { grows: 'by one row per file, because requests record where they came from' },
    leads: {},
    kept: {
      key: ['id', 'created_by_id'],
      fact: ['status', 'mapping', 'columns', 'row_count', 'created_at', 'imported_at', 'undone_at', 'version'],
      staff: ['file_name', 'created_by_name'],
    },
  }),
};
