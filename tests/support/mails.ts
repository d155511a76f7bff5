/** The mails a server under test has written, read as a mail program would. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Every mail in the folder, or those to one address; oldest first. */
export async function mailsTo({ dataDir }: { dataDir: string }, address?: string): Promise<Email[]> {
  const folder = path.join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
  const wanted = mails.filter(({ to }) => !address || to?.some((recipient) => recipient.address === address));
  return wanted.sort((a, b) => String(a.date).localeCompare(String(b.date)));
}

/** The token of the registration link in a mail. */
export function invitationIn({ text }: Email): string {
  const token = /invitation=([\w-]+)/.exec(text ?? '')?.[1];
  if (!token) throw new Error(`No registration link in the mail:\n${text}`);
  return token;
}
