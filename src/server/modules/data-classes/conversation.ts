/** The messages people write to each other, and the files they send. */
import { asGuest, classesOf, nameRemoved, removedEmail, unlessStaff, withCase } from './classes.ts';

const ofDocuments = 'document_id IN (SELECT id FROM documents WHERE case_id = ANY(:ids))';
/** What they sent as a participant in other clients' cases. */
const sentAsGuest = `document_id IN (SELECT id FROM documents WHERE case_id IN (
  SELECT case_id FROM case_participants WHERE user_id = ANY(:ids))) AND uploaded_by_id = ANY(:ids)`;

export const conversation = {
  Message: classesOf<'Message'>()({
    table: 'messages',
    life: { rules: ['case_messages'] },
    // Their messages in another client's case are part of that file, and stay there without their name.
    leads: {
      case: 'case_id = ANY(:ids)',
      account: { where: asGuest('sender_id'), set: ['sender_name', 'sender_id'] },
    },
    kept: {
      key: ['id', 'case_id', 'client_key', 'organization_id'],
      fact: ['seq', 'kind', 'sender_role', 'created_at'],
    },
    erased: {
      sender_id: `CASE WHEN sender_role = 'client' THEN NULL ELSE sender_id END`,
      sender_name: unlessStaff('sender_role', 'sender_name'),
      body: `''`,
    },
    mine: ['id', 'sender_name', 'sender_role', 'body', 'created_at'],
  }),
  MessageAttachment: classesOf<'MessageAttachment'>()({
    table: 'message_attachments',
    life: { rules: ['case_messages'] },
    leads: {},
    kept: { key: ['case_id', 'message_id', 'document_id'] },
  }),
  MessageMention: classesOf<'MessageMention'>()({
    table: 'message_mentions',
    life: { rules: ['case_messages'] },
    leads: {},
    kept: { key: ['case_id', 'message_id', 'user_id'], fact: ['notified'] },
  }),
  // What was said is the note of the call, and is erased with it.
  LoggedCall: classesOf<'LoggedCall'>()({
    table: 'logged_calls',
    life: { rules: ['case_messages'] },
    leads: {},
    kept: { key: ['case_id', 'message_id'], fact: ['direction', 'reached', 'minutes'] },
  }),
  ConversationRead: classesOf<'ConversationRead'>()({
    table: 'conversation_reads',
    life: withCase,
    leads: { case: 'case_id = ANY(:ids)', account: asGuest('user_id') },
    row: ['case_id', 'user_id', 'last_read_seq', 'read_at'],
  }),
  ConversationWriter: classesOf<'ConversationWriter'>()({
    table: 'conversation_writers',
    life: { hourly: 'seconds after the last keystroke' },
    leads: { case: 'case_id = ANY(:ids)', account: asGuest('user_id') },
    row: ['case_id', 'user_id', 'name', 'role', 'kind', 'at'],
  }),
  ScheduledMessage: classesOf<'ScheduledMessage'>()({
    table: 'scheduled_messages',
    life: { hourly: '30 days after it was sent or cancelled; otherwise with the case' },
    leads: { case: 'case_id = ANY(:ids)' },
    row: [
      'id',
      'case_id',
      'sender_id',
      'sender_name',
      'body',
      'send_at',
      'status',
      'seen_seq',
      'stop_reason',
      'client_key',
      'created_at',
      'version',
    ],
  }),
  InboundEmail: classesOf<'InboundEmail'>()({
    table: 'inbound_emails',
    life: { hourly: '30 days after it arrived; otherwise with the case' },
    leads: { case: 'case_id = ANY(:ids)', account: asGuest('user_id') },
    row: [
      'id',
      'case_id',
      'user_id',
      'message_key',
      'outcome',
      'reason',
      'message_seq',
      'refused_files',
      'answered_at',
      'received_at',
    ],
    mine: ['id', 'outcome', 'reason', 'refused_files', 'received_at'],
  }),
  FollowUp: classesOf<'FollowUp'>()({
    table: 'follow_ups',
    life: { hourly: '30 days after it ended; otherwise with the case' },
    leads: { case: 'case_id = ANY(:ids)' },
    row: [
      'id',
      'case_id',
      'sender_id',
      'started_at',
      'next_step',
      'next_at',
      'seen_event',
      'status',
      'stop_reason',
      'ended_at',
    ],
  }),
  DocumentVersion: classesOf<'DocumentVersion'>()({
    table: 'document_versions',
    life: withCase,
    leads: { case: ofDocuments, account: { where: sentAsGuest, set: ['uploaded_by_id'] } },
    kept: {
      key: ['id', 'document_id', 'storage_key', 'master_key_id', 'upload_id'],
      fact: [
        'number',
        'media_type',
        'size',
        'rotation',
        'scan_state',
        'scan_detail',
        'scanned_at',
        'created_at',
        'bytes_gone_at',
      ],
      proof: ['sha256'],
    },
    // Without its key the content can no longer be read, even before the bytes are deleted.
    erased: {
      file_name: nameRemoved,
      wrapped_key: 'NULL',
      uploaded_by_id: `CASE WHEN uploaded_by_id IN (SELECT id FROM users WHERE role = 'client') THEN NULL ELSE uploaded_by_id END`,
    },
    mine: ['id', 'number', 'file_name', 'media_type', 'sha256', 'size', 'scan_state', 'bytes_gone_at', 'created_at'],
  }),
  Document: classesOf<'Document'>()({
    table: 'documents',
    life: withCase,
    leads: {
      case: 'case_id = ANY(:ids)',
      account: { where: asGuest('uploaded_by_id'), set: ['uploaded_by_name', 'uploaded_by_id'] },
    },
    kept: {
      key: ['id', 'case_id', 'request_id'],
      fact: ['category', 'issued_as', 'visibility', 'uploaded_by_role', 'created_at'],
    },
    erased: {
      title: nameRemoved,
      uploaded_by_id: `CASE WHEN uploaded_by_role = 'client' THEN NULL ELSE uploaded_by_id END`,
      uploaded_by_name: unlessStaff('uploaded_by_role', 'uploaded_by_name'),
      deleted_by_name: 'NULL',
    },
    marked: { deleted_at: 'coalesce(deleted_at, :at)' },
    mine: ['title', 'category', 'issued_as', 'uploaded_by_name'],
  }),
  DocumentRequest: classesOf<'DocumentRequest'>()({
    table: 'document_requests',
    life: withCase,
    leads: { case: 'case_id = ANY(:ids)' },
    kept: {
      key: ['id', 'case_id', 'created_by_id'],
      fact: ['category', 'due_on', 'status', 'created_at', 'decided_at', 'reminded_at', 'overdue_told_at', 'version'],
      staff: ['created_by_name'],
    },
    erased: { title: nameRemoved, why: `''`, decision_note: 'NULL' },
    mine: ['id', 'title', 'why', 'due_on', 'status', 'decision_note', 'created_by_name', 'created_at'],
  }),
  // Which staff help with it.
  CaseAssistant: classesOf<'CaseAssistant'>()({
    table: 'case_assistants',
    life: withCase,
    leads: {},
    kept: { key: ['case_id', 'user_id'], fact: ['added_at'] },
  }),
  // After the rows that are found through it: it says who took part in which case.
  CaseParticipant: classesOf<'CaseParticipant'>()({
    table: 'case_participants',
    life: withCase,
    leads: { case: 'case_id = ANY(:ids)', mailbox: 'email_key = ANY(:ids)', account: 'user_id = ANY(:ids)' },
    kept: { key: ['id', 'case_id', 'token_hash'], fact: ['role', 'expires_at', 'accepted_at', 'created_at'] },
    erased: { name: nameRemoved, email: removedEmail, email_key: removedEmail, user_id: 'NULL' },
    marked: { removed_at: 'coalesce(removed_at, :at)' },
    mine: ['name', 'email', 'role', 'accepted_at', 'removed_at', 'created_at'],
  }),
};
