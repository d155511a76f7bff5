/** Accounts and what only they need. */
import { classesOf, removed, removedEmail } from '#server/data/classes.ts';

/** No password has this hash, and no check takes it for one. */
const NO_PASSWORD = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const erasedName = `'erased_' || right(replace(id::text, '-', ''), 12)`;

export const people = {
  // The row stays, because cases, messages and the history point to it.
  User: classesOf<'User'>()({
    table: 'users',
    leads: { account: 'id = ANY(:ids)' },
    kept: {
      key: ['id', 'organization_id'],
      fact: ['role', 'password_changed_at', 'created_at', 'updated_at'],
      proof: ['terms_version', 'terms_accepted_at', 'terms_via'],
    },
    erased: {
      username: erasedName,
      username_key: erasedName,
      email: removedEmail,
      email_key: removedEmail,
      full_name: removed,
      phone: `''`,
      phone_e164: 'NULL',
      password_hash: `'${NO_PASSWORD}'`,
      email_verified_at: 'NULL',
      language: `'en'`,
      preferred_contact: `'either'`,
      preferred_times: `'any'`,
      totp_sealed: 'NULL',
      totp_enabled_at: 'NULL',
      totp_last_step: 'NULL',
    },
    marked: { disabled_at: ':at', session_epoch: 'session_epoch + 1' },
    mine: [
      'username',
      'email',
      'email_verified_at',
      'full_name',
      'phone',
      'role',
      'language',
      'preferred_contact',
      'preferred_times',
      'totp_enabled_at',
      'password_changed_at',
      'terms_version',
      'terms_accepted_at',
      'terms_via',
      'created_at',
    ],
    lists: [
      'id',
      'full_name',
      'username',
      'email',
      'email_verified_at',
      'phone',
      'role',
      'language',
      'preferred_contact',
      'totp_enabled_at',
      'created_at',
      'disabled_at',
    ],
  }),
  UserSession: classesOf<'UserSession'>()({
    table: 'user_sessions',
    leads: { account: 'user_id = ANY(:ids)' },
    row: ['id', 'user_id', 'device_hash', 'device_name', 'created_at', 'last_seen_at', 'ended_at'],
    mine: ['id', 'device_name', 'created_at', 'last_seen_at', 'ended_at'],
  }),
  RecoveryCode: classesOf<'RecoveryCode'>()({
    table: 'recovery_codes',
    leads: { account: 'user_id = ANY(:ids)' },
    row: ['code_hash', 'user_id', 'used_at'],
  }),
  AccountToken: classesOf<'AccountToken'>()({
    table: 'account_tokens',
    leads: { account: 'user_id = ANY(:ids)' },
    row: [
      'id',
      'user_id',
      'purpose',
      'email',
      'new_email',
      'token_hash',
      'code_hash',
      'attempts',
      'expires_at',
      'used_at',
      'created_at',
    ],
  }),
  SecurityEvent: classesOf<'SecurityEvent'>()({
    table: 'security_events',
    leads: { account: 'user_id = ANY(:ids)' },
    row: ['id', 'at', 'kind', 'outcome', 'failed', 'user_id', 'network', 'device', 'detail'],
    mine: ['id', 'at', 'kind', 'outcome', 'network', 'device', 'detail'],
  }),
  // An administrator who looked as the client, and why.
  ViewGrant: classesOf<'ViewGrant'>()({
    table: 'view_grants',
    leads: { account: 'client_id = ANY(:ids)' },
    row: ['id', 'admin_id', 'session_id', 'client_id', 'reason', 'created_at', 'expires_at', 'ended_at'],
    mine: ['created_at', 'expires_at', 'ended_at'],
  }),
  PrivacyRequest: classesOf<'PrivacyRequest'>()({
    table: 'privacy_requests',
    leads: { account: 'user_id = ANY(:ids)' },
    kept: {
      key: ['id', 'user_id'],
      fact: ['kind', 'status', 'due_at', 'created_at', 'closed_at', 'version'],
      staff: ['handled_by_name'],
    },
    erased: { note: 'NULL', answer: 'NULL' },
    mine: ['id', 'kind', 'note', 'status', 'answer', 'due_at', 'created_at', 'handled_by_name', 'version'],
  }),
  // Of brokers and administrators, whose accounts are disabled and not erased.
  UserInvitation: classesOf<'UserInvitation'>()({
    table: 'user_invitations',
    leads: {},
    kept: {
      key: ['id', 'token_hash', 'invited_by_id'],
      fact: ['role', 'created_at', 'expires_at', 'accepted_at', 'revoked_at'],
      staff: ['email', 'email_key', 'full_name', 'profile', 'invited_by_name'],
    },
  }),
  BrokerProfile: classesOf<'BrokerProfile'>()({
    table: 'broker_profiles',
    leads: {},
    kept: {
      key: ['user_id', 'delegate_id'],
      fact: ['lines', 'areas', 'languages', 'capacity', 'licence_told_days', 'away_until'],
      staff: [
        'firm',
        'licence_number',
        'licence_classes',
        'licence_level',
        'licence_expires_on',
        'supervisor_name',
        'supervisor_licence',
        'licence_verified_at',
        'licence_verified_name',
      ],
    },
    lists: ['firm'],
  }),
  BrokerLoad: classesOf<'BrokerLoad'>()({
    table: 'broker_loads',
    leads: {},
    kept: { key: ['broker_id'], fact: ['open_cases', 'open_offers', 'last_offered_at'] },
  }),
};
