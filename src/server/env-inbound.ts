/** INBOUND_*: how answers to our emails arrive (docs/decisions/0093). */
import { z } from 'zod';

const MEGABYTE = 1024 * 1024;

export const inboundVariables = {
  INBOUND_EMAIL_DOMAIN: z
    .string()
    .regex(
      /^([a-z0-9-]+\.)+[a-z0-9-]+$/,
      'INBOUND_EMAIL_DOMAIN must be a domain in lower case, such as reply.example.ca',
    )
    .optional(),
  INBOUND_EMAIL_MAX_MB: z.coerce
    .number('INBOUND_EMAIL_MAX_MB must be a number')
    .positive('INBOUND_EMAIL_MAX_MB must be greater than 0')
    .max(50, 'INBOUND_EMAIL_MAX_MB must be 50 or less')
    .default(25),
  INBOUND_SMTP_HOST: z.string().min(1).default('127.0.0.1'),
  INBOUND_SMTP_PORT: z.coerce
    .number('INBOUND_SMTP_PORT must be a number')
    .int('INBOUND_SMTP_PORT must be a whole number')
    .min(1, 'INBOUND_SMTP_PORT must be from 1 to 65535')
    .max(65535, 'INBOUND_SMTP_PORT must be from 1 to 65535')
    .optional(),
  INBOUND_SMTP_KEY: z.string().optional(),
  INBOUND_SMTP_CERT: z.string().optional(),
  INBOUND_BEHIND_RELAY: z.stringbool('INBOUND_BEHIND_RELAY must be true or false').default(false),
  INBOUND_MAILGUN_KEY: z.string().optional(),
};
type Variables = z.output<z.ZodObject<typeof inboundVariables>>;

export type InboundEmail = {
  /** The part after the @ of reply addresses. */
  domain: string;
  maxBytes: number;
  /** Where we listen for SMTP, or null. `tls`: the files with the key and the certificate of STARTTLS. */
  smtp: { host: string; port: number; tls: { key: string; cert: string } | null } | null;
  /** Another mail server receives email first and forwards it: the sender's IP address is in the topmost Received header. */
  behindRelay: boolean;
  /** The key that Mailgun signs its calls with, or null. */
  mailgunKey: string | null;
};

/** Null without a domain: then no email has a reply address, and nothing is received. */
export function inboundEmailOf(values: Variables): InboundEmail | null {
  const { INBOUND_EMAIL_DOMAIN: domain, INBOUND_SMTP_HOST: host, INBOUND_SMTP_PORT: port } = values;
  if (!domain) return null;
  const { INBOUND_SMTP_KEY: key, INBOUND_SMTP_CERT: cert } = values;
  return {
    domain,
    maxBytes: values.INBOUND_EMAIL_MAX_MB * MEGABYTE,
    smtp: port ? { host, port, tls: key && cert ? { key, cert } : null } : null,
    behindRelay: values.INBOUND_BEHIND_RELAY,
    mailgunKey: values.INBOUND_MAILGUN_KEY ?? null,
  };
}

/** What contradicts itself. */
export function inboundProblems(source: Record<string, string | undefined>): string[] {
  const { INBOUND_EMAIL_DOMAIN: domain, INBOUND_SMTP_PORT: port, INBOUND_MAILGUN_KEY: mailgun } = source;
  const problems: string[] = [];
  if (domain && !port && !mailgun)
    problems.push(
      'INBOUND_SMTP_PORT or INBOUND_MAILGUN_KEY must be set with INBOUND_EMAIL_DOMAIN, or nobody receives the answers',
    );
  if (!domain && (port || mailgun)) problems.push('INBOUND_EMAIL_DOMAIN must be set: it is in every reply address');
  if (!source.INBOUND_SMTP_KEY !== !source.INBOUND_SMTP_CERT)
    problems.push('INBOUND_SMTP_KEY and INBOUND_SMTP_CERT must be set together');
  return problems;
}
