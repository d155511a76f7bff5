/**
 * The certificate of a request’s consents: what was agreed to, in which words and when, signed so that it proves itself without this
 * product. The file is a JSON Web Signature (RFC 7515, flattened) whose payload is the certificate; `verify-certificate.ts` checks it.
 */
import { z } from 'zod';
import { dateTimeSchema } from '#shared/platform/fields.ts';
import { consentChannelSchema } from '../schema.ts';

/** Rises when a field changes its meaning or goes. */
export const CERTIFICATE_FORMAT = 1;
/** The `typ` of the signature: nothing else that is signed passes for a certificate. */
export const CERTIFICATE_TYPE = 'consent-certificate+json';
/** Rounds of PBKDF2-SHA-256 over the email address: trying a list of addresses takes a while, checking one doesn’t. */
export const EMAIL_ITERATIONS = 100_000;

const says = <Schema extends z.ZodType>(schema: Schema, description: string) => schema.meta({ description });
const words = (description: string) => says(z.string(), description);
const moment = (description: string) => dateTimeSchema.meta({ format: 'date-time', description });

/** In which way a consent reached us, as the certificate says it. */
export const certificateChannelSchema = z.enum([
  'form',
  'plain-form',
  'agent',
  'partner',
  'embedded',
  'chat',
  'spoken',
  'other',
]);
export type CertificateChannel = z.infer<typeof certificateChannelSchema>;

const tickSchema = z.object({
  at: moment('When the box was ticked'),
  by: says(z.enum(['browser', 'partner']), 'Who recorded it: the form in the person’s browser, or the partner'),
});

const positionSchema = z.object({
  place: says(z.int(), 'Its entry number'),
  prevHash: words('The hash of the entry before it'),
  hash: words(
    'SHA-256 of `JSON.stringify([prevHash, place, seq, personId, purpose, version, words, given, caseId, channel, at, format, digest])`',
  ),
});

export const certificateEntrySchema = z.object({
  seq: says(z.int(), 'Its number in our records'),
  personId: says(z.uuid(), 'The person’s id in the ledger. It reveals nothing about them'),
  purpose: words('What it permits: `contact` or `share`'),
  version: says(z.int(), 'The version of the words'),
  words: words('The exact words'),
  given: says(z.boolean(), 'True for a consent, false for its withdrawal'),
  caseId: says(z.uuid(), 'The id of the request'),
  channel: says(consentChannelSchema, 'Where it was given or withdrawn, as the ledger has it. New ones may be added'),
  at: moment('When we recorded it'),
  format: says(z.int(), 'How the digest was made'),
  digest: words('HMAC-SHA256 of the whole record, keyed with a secret of the person’s that their erasure removes'),
  through: says(certificateChannelSchema, 'In which way it reached us. New ones may be added'),
  recordedBy: says(z.string().nullable(), 'The partner that recorded it on its own page. Otherwise null'),
  ticked: says(tickSchema.nullable(), 'When the box was ticked. Null where it isn’t recorded'),
  ledger: says(positionSchema.nullable(), 'Where it is in the ledger. Null in the first minute, before it is chained'),
});
export type CertificateEntry = z.infer<typeof certificateEntrySchema>;

const screenSchema = z.object({
  by: says(z.enum(['browser', 'server']), '`browser`: the form confirmed what it showed. `server`: the words we sent'),
  order: says(z.array(z.string()), 'The purposes of the consents, in the order in which they were on the screen'),
  notice: words('The notice above the button'),
  sha256: words('SHA-256 of `JSON.stringify([…the words of the consents in this order, notice])`'),
});

const headSchema = z.object({
  day: z.string().meta({ format: 'date', description: 'The day it was signed' }),
  place: says(z.int(), 'The last entry it covers'),
  hash: words('The hash of that entry'),
  signature: words('Ed25519 over `JSON.stringify(["consents", day, place, hash])`, in base64url'),
  publicKey: words('The key it was signed with (SPKI), in base64url'),
});

export const certificateContentSchema = z
  .object({
    format: says(z.literal(CERTIFICATE_FORMAT), 'Rises when a field changes its meaning or goes'),
    issuer: z.string().meta({ format: 'uri', description: 'The website that keeps the records' }),
    issuedTo: says(z.enum(['client', 'broker', 'administrator', 'partner']), 'Who it was made for'),
    issuedAt: moment('When it was made. It says nothing about what happened later'),
    request: z.object({
      id: says(z.uuid(), 'The id of the request'),
      number: words('As people quote it: `AB-2026-000123`'),
    }),
    person: says(
      z
        .object({
          salt: words('Made for this certificate, in base64url'),
          iterations: says(z.int(), 'Rounds of PBKDF2'),
          emailHash: words('PBKDF2-SHA-256 of their email address in lower case, 32 bytes in hexadecimal'),
        })
        .nullable(),
      'Shows the holder whose consents these are. Null once the person was erased',
    ),
    screen: says(screenSchema.nullable(), 'What was on the screen. Null where it isn’t recorded'),
    entries: says(z.array(certificateEntrySchema), 'Consents and withdrawals, in the order of the ledger'),
    head: says(
      headSchema.nullable(),
      'The first signed end of the ledger that covers all entries. Null until it is signed',
    ),
  })
  .meta({ id: 'ConsentCertificateContent', description: 'What a consent certificate says' });
export type CertificateContent = z.infer<typeof certificateContentSchema>;

/** The file itself: these members in this order, with nothing in between. Changing any byte makes the certificate invalid. */
export const certificateSchema = z
  .object({
    payload: z.string().meta({
      description: 'The certificate as JSON, in base64url',
      contentEncoding: 'base64url',
      contentMediaType: 'application/json',
    }),
    protected: words('The header as JSON, in base64url: `alg` is EdDSA, `kid` names the key, `typ` says what it is'),
    signature: words('Ed25519 over the header, a full stop and the payload, in base64url'),
  })
  .meta({
    id: 'ConsentCertificate',
    description:
      'A JSON Web Signature (RFC 7515, flattened). Its keys are at `/.well-known/consent-keys.json`. Keep the bytes as they are: a file that was reformatted isn’t valid anymore.',
  });
export type Certificate = z.infer<typeof certificateSchema>;

/** A public key that signs certificates (RFC 8037). */
export const certificateKeySchema = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
});
export const certificateKeysSchema = z.object({ keys: z.array(certificateKeySchema) });
export type CertificateKeys = z.infer<typeof certificateKeysSchema>;

const CERTIFICATE = 'Send the certificate exactly as it was issued';
/** Far more than a certificate has. */
export const CERTIFICATE_MAX = 90_000;
export const checkCertificateInputSchema = z.object({
  certificate: z
    .string(CERTIFICATE)
    .min(1, CERTIFICATE)
    .max(CERTIFICATE_MAX, 'This is too long for a certificate')
    .meta({ description: 'The whole file as text' }),
});

export const checkedCertificateSchema = z
  .object({
    valid: says(z.boolean(), 'Whether it is exactly what was issued, and still in the ledger'),
    problems: says(z.array(z.string()), 'What is wrong with it, in words. Empty when it is valid'),
    content: says(certificateContentSchema.nullable(), 'What it says. Null when it isn’t valid'),
  })
  .meta({ id: 'CheckedCertificate', description: 'Whether a certificate of consent is genuine, and what it says' });
export type CheckedCertificate = z.infer<typeof checkedCertificateSchema>;
