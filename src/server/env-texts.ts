/** SMS_*: how text messages are sent (docs/decisions/0101). */
import { z } from 'zod';

export const textVariables = {
  SMS_URL: z.string().default(''),
  SMS_FROM: z.string().default(''),
};
type Variables = z.output<z.ZodObject<typeof textVariables>>;

/** `files`: written to the data folder. Otherwise an account at a provider that speaks Twilio’s protocol. */
export type Texts = { to: 'files' } | { to: 'provider'; base: string; account: string; token: string; from: string };

/** Null without an address: nobody is asked for a number, and nothing is texted. */
export function textsOf({ SMS_URL, SMS_FROM: from }: Variables): Texts | null {
  if (SMS_URL === '') return null;
  if (SMS_URL === 'files') return { to: 'files' };
  const url = new URL(SMS_URL);
  const [account, token] = [url.username, url.password].map(decodeURIComponent) as [string, string];
  return { to: 'provider', base: url.origin, account, token, from };
}

/** What is wrong with the variables, in the words of a failed start. */
export function textProblems({
  SMS_URL: url,
  SMS_FROM: from = '',
  NODE_ENV: mode,
}: Record<string, string | undefined>) {
  if (!url) return [];
  if (url === 'files')
    return mode === 'production' ? ['SMS_URL must be the address of a provider: files reach nobody'] : [];
  const problems: string[] = [];
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed?.username || !parsed.password)
    problems.push('SMS_URL must be https://ACCOUNT:TOKEN@api.twilio.com, or files');
  else if (mode === 'production' && parsed.protocol !== 'https:') problems.push('SMS_URL must begin with https://');
  if (!/^(\+[1-9]\d{7,14}|MG[0-9a-f]{32})$/.test(from))
    problems.push('SMS_FROM must be the number texts come from, such as +15875550100, or a messaging service (MG…)');
  return problems;
}
