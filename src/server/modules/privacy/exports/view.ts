/** The archive of a person's data: its file names, its wording, and its JSON as a stream. */
import { localDay } from '#server/platform/business-time/moments.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

export type ExportSection = [name: string, content: () => Promise<unknown> | AsyncIterable<unknown>];

/** The name says what is inside, so that nobody attaches it to an email unknowingly. */
export function archiveName(site: SiteProfile, at: Date): string {
  const product = site.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${product}-my-data-with-sensitive-answers-${localDay(at, site)}.zip`;
}

/** Prefixed with part of the version's id, so that files of the same name do not collide. The name was sanitized at upload. */
export function archivePath(request: string, { id, fileName }: { id: string; fileName: string }): string {
  const name = fileName.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '-').replace(/^\.+/, '');
  return `documents/${request}/${id.replaceAll('-', '').slice(-12)}-${name}`;
}

export function readme(site: SiteProfile, { fullName }: { fullName: string }, at: Date): string {
  return `${site.name}: the data of ${fullName}, as it was on ${localDay(at, site)}

This archive holds everything your account keeps here, also the sensitive answers of your
requests and your documents. Keep it where nobody else looks, and do not send it by email.

data.json
  Your account, what you chose about mails, your requests with all answers, their history as
  you read it in the portal, the messages, the options of your broker, the documents and what
  was asked for, your consents with their exact words, your notifications, the devices you
  signed in with, and what you asked us about your personal information.
  Any program for text opens it. Times are in UTC.

documents/
  The files of your requests, in one folder for each request. In data.json each file has its
  path, and its SHA-256, by which you can check that it is whole. A file whose path is null is
  not here: it was found harmful, or is still being checked.

What is not here: passwords and codes, which nobody can read back; the internal notes and the
files of your broker's firm, which is responsible for them itself.

If you were let into the request of somebody else, you find what you wrote and sent there;
the request itself is theirs.

Questions, corrections, deletion: the privacy page of your account, or ${site.email}.

${site.legalNotice}
`;
}

function isList(content: unknown): content is AsyncIterable<unknown> {
  return typeof content === 'object' && content !== null && Symbol.asyncIterator in content;
}

async function* listText(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '\n    ';
  yield '[';
  for await (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',\n    ';
  }
  yield '\n  ]';
}

/** One JSON document, written one row at a time. */
export async function* jsonText(sections: readonly ExportSection[], at: Date): AsyncGenerator<string> {
  yield `{\n  "exportedAt": ${JSON.stringify(at)}`;
  for (const [name, read] of sections) {
    yield `,\n  ${JSON.stringify(name)}: `;
    const content = read();
    if (isList(content)) yield* listText(content);
    else yield JSON.stringify(await content, null, 2).replaceAll('\n', '\n  ');
  }
  yield '\n}\n';
}
