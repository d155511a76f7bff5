import { createHash } from 'node:crypto';
import { pageInOrder } from '#server/platform/http/list-page.ts';
import type { Services } from '#server/platform/services.ts';
import type { ConsentTextView, ListConsentTextsInput } from '#shared/consents/consent-texts.ts';
import { versionOfText } from '#shared/consents/versions.ts';
import { type ConsentPurpose, consentPurposeSchema, consentSince, consentText } from '#shared/consents/wordings.ts';

type Worded = { purpose: ConsentPurpose; version: number; text: string };

function viewOf({ purpose, version, text }: Worded, isCurrent: boolean): ConsentTextView {
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { purpose, version, text, sha256, since: consentSince(purpose, version), isCurrent };
}

/**
 * Today's wordings; with `all` also those before, newest first. The ledger has an earlier wording once someone agreed to it, with the
 * names and addresses it was shown with.
 */
export async function findConsentTexts(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { all = false, ...page }: ListConsentTextsInput,
) {
  const current = consentPurposeSchema.options.map((purpose) => consentText(purpose, env.site));
  const stored = all
    ? await db.consentText.findMany({
        where: { purpose: { in: [...consentPurposeSchema.options] } },
        orderBy: [{ purpose: 'asc' }, { version: 'desc' }],
      })
    : [];
  const known = new Set(current.map(({ text }) => text));
  const earlier = stored
    .filter(({ text }) => !known.has(text))
    .map(({ purpose, version, text }) => ({
      purpose: purpose as ConsentPurpose,
      version: versionOfText(version),
      text,
    }));
  const texts = [...current.map((text) => viewOf(text, true)), ...earlier.map((text) => viewOf(text, false))];
  return pageInOrder(texts, ({ purpose, sha256 }) => `${purpose}-${sha256.slice(0, 16)}`, page);
}
