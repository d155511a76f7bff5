/** Where text messages go: a provider that speaks Twilio’s protocol, or readable files (`.data/texts/*.txt`). */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '#server/env.ts';
import { TWILIO_STATUS_PATH } from '#shared/platform/paths.ts';

const DEADLINE_MS = 20_000;

export type Text = { id: string; to: string; body: string };

export type TextTransport = {
  /**
   * @returns its name at the provider, if it has one
   * @throws {TextRejected} when retrying is pointless; {TextUnanswered} when it may have arrived; retry after any other error
   */
  send(text: Text): Promise<string | null>;
};

/** Refused for good. `message` is the provider’s code: its words may contain the number. */
export class TextRejected extends Error {
  override name = 'TextRejected';
}

/** Whether the provider took it is unknown. It has no key for repeated calls, so a second one could be a second text. */
export class TextUnanswered extends Error {
  override name = 'TextUnanswered';
}

function fileTransport({ dataDir }: Env): TextTransport {
  const folder = path.resolve(dataDir, 'texts');
  return {
    async send({ id, to, body }) {
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, `${id}.txt`), `To: ${to}\n\n${body}\n`);
      return null;
    },
  };
}

type Refusal = { code?: number };

/** Nothing was sent when there was no connection; afterwards nobody knows. */
function failureOf(error: unknown): unknown {
  const { cause, name } = error as Error & { cause?: { code?: string } };
  if (/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/.test(cause?.code ?? '')) return cause;
  return name === 'TimeoutError' || cause ? new TextUnanswered('no answer') : error;
}

/** @returns null where no texts are configured */
export function createTextTransport(env: Env): TextTransport | null {
  const { texts, configuredSite } = env;
  if (texts === null) return null;
  if (texts.to === 'files') return fileTransport(env);
  const { base, account, token, from } = texts;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  const sender: Record<string, string> = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return {
    async send({ to, body }) {
      const form = { To: to, ...sender, Body: body, StatusCallback: `${configuredSite.url}${TWILIO_STATUS_PATH}` };
      const answer = await fetch(`${base}/2010-04-01/Accounts/${account}/Messages.json`, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams(form),
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINE_MS),
      }).catch((error) => {
        throw failureOf(error);
      });
      const said = (await answer.json().catch(() => ({}))) as Refusal & { sid?: string };
      if (answer.ok) return said.sid ?? null;
      const code = String(said.code ?? answer.status);
      if (answer.status === 429 || answer.status >= 500) throw Object.assign(new Error('busy'), { code });
      throw new TextRejected(code);
    },
  };
}
