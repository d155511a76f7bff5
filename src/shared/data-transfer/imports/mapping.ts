/** What the columns of a file mean: guessed from their names, and read with a mapping. Pure, so that client and server agree. */
import { z } from 'zod';
import type { CaseType } from '#shared/lines/case-types.ts';
import { lineLabels, lines } from '#shared/lines/lines.ts';
import { lineWords } from '#shared/lines/words.ts';
import { email, line, text } from '#shared/platform/fields.ts';
import type { ImportField, ImportMapping } from './schema.ts';

export const importFieldLabels: Record<ImportField, string> = {
  fullName: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  postalCode: 'Postal code',
  type: 'Type of insurance',
  language: 'Language',
  notes: 'Notes',
  reference: 'Reference in your other system',
  consentOn: 'Date of consent to be contacted',
  consentHow: 'How consent was given',
};

const names: Record<ImportField, RegExp> = {
  fullName: /^(full ?name|name|client( ?name)?|customer( ?name)?|contact( ?name)?|insured( ?name)?)$/,
  firstName: /^(first|given) ?name$|^first$/,
  lastName: /^(last|family) ?name$|^surname$|^last$/,
  email: /^e ?mail( ?address)?$/,
  phone: /^(tele)?phone( ?number)?$|^(mobile|cell)( ?phone)?( ?number)?$|^tel$/,
  postalCode: /^(postal|zip)( ?code)?$|^postcode$/,
  type: /^(type|line|kind)( ?of ?(insurance|business))?$|^(insurance|policy)( ?(type|line))?$|^product$|^lob$/,
  language: /^(preferred ?)?lang(uage)?$/,
  notes: /^(notes?|comments?|remarks?|description)$/,
  reference: /^(reference|ref|client ?(id|number|no)|policy ?(number|no)|account ?(number|no)|external ?id|id)$/,
  consentOn: /^consent( ?(date|on|given|day))?$|^date ?of ?consent$/,
  consentHow: /^consent ?(how|method|source|channel)$/,
};

/** Normalises names: "E-Mail_Address" and "e mail address" are the same. */
function plain(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The first column whose name is one of a field's known names. Each column is used once. */
export function guessColumns(headings: readonly string[]): ImportMapping['columns'] {
  const columns: ImportMapping['columns'] = {};
  const used = new Set<number>();
  for (const [field, pattern] of Object.entries(names) as [ImportField, RegExp][]) {
    const index = headings.findIndex((heading, at) => !used.has(at) && pattern.test(plain(heading)));
    if (index < 0) continue;
    used.add(index);
    columns[field] = index;
  }
  return columns;
}

/** The line that another system's word means; null when it matches none of ours. */
export function readType(words: string): CaseType | null {
  const wanted = plain(words);
  const exact = lines.find((type) => type.replaceAll('-', ' ') === wanted || plain(lineLabels[type]) === wanted);
  const named = Object.entries(lineWords).find(([, { imported }]) => imported.test(wanted));
  return exact ?? (named ? (named[0] as CaseType) : null);
}

const DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;

/** `2024-03-01`, optionally followed by a time. Other orders of day and month are not guessed: a proof must not be a guess. */
export function readDay(words: string): string | null {
  const [, year, month = '', day = ''] = DAY.exec(words.trim()) ?? [];
  if (!year) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return z.iso.date().safeParse(iso).success ? iso : null;
}

export type ImportDraft = {
  fullName: string;
  email: string;
  phone: string;
  postalCode: string | null;
  type: CaseType;
  language: string;
  notes: string | null;
  reference: string | null;
  consent: { on: string; how: string | null } | null;
};

export type ReadRow = { draft: ImportDraft; problem: string | null; warnings: string[] };

const nameSchema = line('The name is missing');
const emailSchema = email('There is no valid email address');
const shortSchema = line('', { max: 120 });
const phoneSchema = line('', { min: 10, max: 40 });
const notesSchema = text('', { max: 5_000 });
const POSTAL = /^([A-Z]\d[A-Z]) ?(\d[A-Z]\d)$/;

/** The result of one row. A problem stops it; a warning says what is left out of it. */
export function readRow(values: readonly string[], { columns, type: fallback }: ImportMapping): ReadRow {
  const warnings: string[] = [];
  const cell = (field: ImportField) => {
    const at = columns[field];
    return at === null || at === undefined ? '' : (values[at] ?? '').trim();
  };
  /** Reads an optional value, and adds a warning when it is present but cannot be read. */
  function optional<Value>(field: ImportField, read: (words: string) => Value | null): Value | null {
    const words = cell(field);
    if (!words) return null;
    const value = read(words);
    if (value === null) warnings.push(`${importFieldLabels[field]} can’t be read, so it’s left out`);
    return value;
  }
  const checked = (schema: z.ZodType<string>) => (words: string) => schema.safeParse(words).data ?? null;

  const name = nameSchema.safeParse(cell('fullName') || [cell('firstName'), cell('lastName')].join(' ').trim());
  const mailbox = emailSchema.safeParse(cell('email'));
  const typeWord = cell('type');
  const type = typeWord ? readType(typeWord) : fallback;
  const consentOn = optional('consentOn', readDay);
  const draft: ImportDraft = {
    fullName: name.data ?? cell('fullName').slice(0, 200),
    email: mailbox.data ?? cell('email').slice(0, 254),
    phone: optional('phone', checked(phoneSchema)) ?? '',
    postalCode: optional('postalCode', (words) => {
      const [, area, rest] = POSTAL.exec(words.toUpperCase()) ?? [];
      return area ? `${area} ${rest}` : null;
    }),
    type: type ?? fallback,
    language:
      optional(
        'language',
        (words) => /^(en|fr|pa|tl|zh|es|ar|hi|ur|de|uk|vi)\b/.exec(words.toLowerCase())?.[1] ?? null,
      ) ?? 'en',
    notes: optional('notes', checked(notesSchema)),
    reference: optional('reference', checked(shortSchema)),
    consent: consentOn ? { on: consentOn, how: optional('consentHow', checked(shortSchema)) } : null,
  };
  const problem =
    name.error?.issues[0]?.message ??
    mailbox.error?.issues[0]?.message ??
    (type ? null : `"${typeWord.slice(0, 40)}" isn’t a type of insurance we offer`);
  return { draft, problem, warnings };
}
