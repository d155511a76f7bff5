/** Each variable on its own: its type, its range and its default. What they mean together is in env.ts. */
import { z } from 'zod';
import { inboundVariables } from '#server/env-inbound.ts';
import { textVariables } from '#server/env-texts.ts';
import { watchVariables } from '#server/env-watch.ts';
import { REQUEST_SECONDS } from '#server/platform/db/roles.ts';

export const variablesSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'NODE_ENV must be development, test or production')
    .default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce
    .number('PORT must be a number')
    .int('PORT must be a whole number')
    .min(0, 'PORT must be from 0 to 65535')
    .max(65535, 'PORT must be from 0 to 65535')
    .default(3000),
  SHUTDOWN_DRAIN_SECONDS: z.coerce
    .number('SHUTDOWN_DRAIN_SECONDS must be a number')
    .min(0, 'SHUTDOWN_DRAIN_SECONDS must be 0 or more')
    .max(300, 'SHUTDOWN_DRAIN_SECONDS must be 300 or less')
    .optional(),
  DATABASE_URL: z.string().default('embedded'),
  DATABASE_OWNER_URL: z.string().default(''),
  DATABASE_RETENTION_URL: z.string().default(''),
  SANDBOX_DATABASE_URL: z.string().optional(),
  DATABASE_POOL: z.coerce
    .number('DATABASE_POOL must be a number')
    .int('DATABASE_POOL must be a whole number')
    .min(2, 'DATABASE_POOL must be 2 or more')
    .max(200, 'DATABASE_POOL must be 200 or less')
    .default(16),
  DATABASE_TIMEOUT_SECONDS: z.coerce
    .number('DATABASE_TIMEOUT_SECONDS must be a number')
    .min(1, 'DATABASE_TIMEOUT_SECONDS must be 1 or more')
    .max(300, 'DATABASE_TIMEOUT_SECONDS must be 300 or less')
    .default(REQUEST_SECONDS),
  DATABASE_WAIT_SECONDS: z.coerce
    .number('DATABASE_WAIT_SECONDS must be a number')
    .min(0, 'DATABASE_WAIT_SECONDS must be 0 or more')
    .default(60),
  DATA_DIR: z.string().min(1).default('.data'),
  SESSION_SECRET: z.string().default(''),
  DATA_KEY: z.string().default(''),
  SMTP_URL: z.string().default(''),
  MAIL_FROM: z.string().default(''),
  ...inboundVariables,
  ...textVariables,
  HEALTH_PORT: z.coerce
    .number('HEALTH_PORT must be a number')
    .int('HEALTH_PORT must be a whole number')
    .min(1, 'HEALTH_PORT must be from 1 to 65535')
    .max(65535, 'HEALTH_PORT must be from 1 to 65535')
    .optional(),
  ALLOW_NEWER_DATABASE: z.stringbool('ALLOW_NEWER_DATABASE must be true or false').default(false),
  ...watchVariables,
  RATE_LIMIT_SCALE: z.coerce
    .number('RATE_LIMIT_SCALE must be a number')
    .positive('RATE_LIMIT_SCALE must be greater than 0')
    .default(1),
  TRUST_PROXY: z.coerce
    .number('TRUST_PROXY must be the number of proxies in front of the server')
    .int('TRUST_PROXY must be a whole number')
    .min(0, 'TRUST_PROXY must be 0 or more')
    .default(0),
  ALLOW_PUBLIC_DEMO: z.stringbool('ALLOW_PUBLIC_DEMO must be true or false').default(false),
  ALLOW_RATE_LIMIT_SCALE: z.stringbool('ALLOW_RATE_LIMIT_SCALE must be true or false').default(false),
  ALLOW_INSECURE_SMTP: z.stringbool('ALLOW_INSECURE_SMTP must be true or false').default(false),
  REQUIRE_SECOND_FACTOR: z.stringbool('REQUIRE_SECOND_FACTOR must be true or false').optional(),
  DATA_KEY_OLD: z.string().default(''),
  UPLOAD_MAX_MB: z.coerce
    .number('UPLOAD_MAX_MB must be a number')
    .positive('UPLOAD_MAX_MB must be greater than 0')
    .default(25),
  CASE_MAX_MB: z.coerce
    .number('CASE_MAX_MB must be a number')
    .positive('CASE_MAX_MB must be greater than 0')
    .default(250),
  S3_BUCKET: z.string().default(''),
  S3_ENDPOINT: z.string().default(''),
  S3_REGION: z.string().min(1).default('ca-central-1'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  CLAMD_HOST: z.string().default(''),
  CLAMD_PORT: z.coerce
    .number('CLAMD_PORT must be a number')
    .int('CLAMD_PORT must be a whole number')
    .min(1, 'CLAMD_PORT must be from 1 to 65535')
    .max(65535, 'CLAMD_PORT must be from 1 to 65535')
    .default(3310),
  OPENAI_API_KEY: z.string().default(''),
  OPENAI_BASE_URL: z.string().default(''),
  OPENAI_MODEL: z.string().default(''),
  OPENAI_PROVIDER: z.string().default('OpenAI'),
  OPENAI_IN_CANADA: z.stringbool('OPENAI_IN_CANADA must be true or false').default(false),
  OPENAI_TIMEOUT_SECONDS: z.coerce
    .number('OPENAI_TIMEOUT_SECONDS must be a number')
    .min(0.1, 'OPENAI_TIMEOUT_SECONDS must be 0.1 or more')
    .max(50, 'OPENAI_TIMEOUT_SECONDS must be 50 or less')
    .default(15),
  OPENAI_DAILY_TOKENS: z.coerce
    .number('OPENAI_DAILY_TOKENS must be a number')
    .int('OPENAI_DAILY_TOKENS must be a whole number')
    .min(0, 'OPENAI_DAILY_TOKENS must be 0 or more')
    .default(500_000),
  WEBHOOK_ALLOW_PRIVATE: z.stringbool('WEBHOOK_ALLOW_PRIVATE must be true or false').default(false),
  RUN_JOBS: z.stringbool('RUN_JOBS must be true or false').default(true),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'LOG_LEVEL must be trace, debug, info, warn, error or silent',
    )
    .default('info'),
});
