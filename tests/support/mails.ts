/** The emails written by a server under test, parsed as an email client would. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { eventually } from './eventually.ts';

/** Every email in the folder, or those to one address; oldest first. */
export async function mailsTo({ dataDir }: { dataDir: string }, address?: string): Promise<Email[]> {
  const folder = path.join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
  const wanted = mails.filter(({ to }) => !address || to?.some((recipient) => recipient.address === address));
  return wanted.sort((a, b) => String(a.date).localeCompare(String(b.date)));
}

/** The token of the registration link in an email. */
export function invitationIn({ text }: Email): string {
  const token = /invitation=([\w-]+)/.exec(text ?? '')?.[1];
  if (!token) throw new Error(`No registration link in the mail:\n${text}`);
  return token;
}

/** An email to an address with these words in its subject, once it has arrived; `unlike` is the text of an earlier one to ignore. */
export async function mailAbout(
  { env }: { env: { dataDir: string } },
  address: string,
  subject: string,
  { unlike }: { unlike?: string } = {},
): Promise<Email> {
  return eventually(`a mail to ${address} about "${subject}" arrives`, async () => {
    const mails = await mailsTo(env, address);
    return mails.findLast((mail) => mail.subject?.includes(subject) && !(unlike && mail.text?.includes(unlike)));
  });
}

/** The token of the link to click. */
export function tokenIn({ text }: Email): string {
  const token = /token=([\w-]+)/.exec(text ?? '')?.[1];
  if (!token) throw new Error(`No link in the mail:\n${text}`);
  return token;
}

/** The six digits of an email that verifies an address. */
export function codeIn({ text }: Email): string {
  const [, first, second] = /^(\d{3}) (\d{3})$/m.exec(text ?? '') ?? [];
  if (!first || !second) throw new Error(`No code in the mail:\n${text}`);
  return `${first}${second}`;
}
