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
  return `${site.name}: data for ${fullName} as of ${localDay(at, site)}

This archive contains everything in your account, including the sensitive answers in your requests and your documents. Keep it somewhere private, and don’t send it by email.

data.json
  Your account and email settings, your requests with every answer, their activity as you see
  it in the portal, messages, your broker’s options, documents and document requests, who has
  seen your requests and what of them, the exact wording of your consents, your notifications,
  the devices you signed in with, and your questions about your personal information.
  Any text editor can open it. Times are in UTC.

documents/
  The files from your requests, in one folder per request. In data.json, each file has its path
  and its SHA-256 checksum, which shows whether it’s complete. A file whose path is null isn’t
  included: it was quarantined, or is still being scanned.

What isn’t included: passwords and codes, which no one can read back, and the internal notes
and files of your broker’s firm, which is responsible for them.

If someone invited you to their request, this archive contains what you wrote and uploaded
there. The rest of that request is theirs.

For questions, corrections or deletion, use the privacy page in your account or write to
${site.email}.

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
