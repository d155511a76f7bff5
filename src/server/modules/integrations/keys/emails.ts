/** Emails about keys: what somebody who stole a session or found a key would rather hide. */
import { defineEmails, needed } from '#server/modules/notifications/outbox/definition.ts';

export type KeyEmailData = {
  'key-created': { keyName: string; at: string; scopes: string[]; path: string };
  'key-expiring': { keyName: string; partnerName: string | null; expiresOn: string; path: string };
  'key-exposed': { keyName: string; partnerName: string | null; at: string; path: string };
};

const of = (partnerName: string | null) => (partnerName ? ` of ${partnerName}` : '');

export const keyEmails = defineEmails<KeyEmailData>({
  'key-created': {
    rule: 'security',
    law: 'security',
    content: ({ keyName, at, scopes, path }) => ({
      subject: `New API key: ${keyName}`,
      paragraphs: [
        `A key named “${keyName}” was made with your account on ${at}. Anyone who has it can act for you:`,
        scopes.map((scope) => `• ${scope}`).join('\n'),
        'If it wasn’t you, revoke the key and change your password.',
      ],
      action: { label: 'See your keys', path },
    }),
  },
  'key-expiring': {
    rule: 'always',
    law: needed,
    content: ({ keyName, partnerName, expiresOn, path }) => ({
      subject: `API key expires on ${expiresOn}: ${keyName}`,
      paragraphs: [
        `The key “${keyName}”${of(partnerName)} stops working on ${expiresOn}. Replace it before then: the old and the new key can work side by side for up to three days.`,
      ],
      action: { label: 'See the keys', path },
    }),
  },
  'key-exposed': {
    rule: 'security',
    law: 'security',
    content: ({ keyName, partnerName, at, path }) => ({
      subject: `API key revoked: ${keyName}`,
      paragraphs: [
        `On ${at}, the key “${keyName}”${of(partnerName)} came to us in an address or in the body of a request, where others may have read it. We revoked it. Systems that use it have stopped working.`,
        'Make a new key, and send it only as the Authorization header.',
      ],
      action: { label: 'Make a new key', path },
    }),
  },
});
