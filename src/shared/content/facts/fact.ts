/** A rule of law or a public figure that holds from one day to another, with its source and its review date. */
import { z } from 'zod';
import { daySchema, factSourceSchema, nameSchema } from '../types.ts';

const factVersionSchema = z.strictObject({
  /** The first day it holds; `null` for as long as anyone remembers. */
  validFrom: daySchema.nullable().default(null),
  /** The last day it holds; `null` while no end is known. */
  validTo: daySchema.nullable().default(null),
  /** Full sentences, true on every day from `validFrom` to `validTo`, and clear without their context. */
  text: z.string().min(1),
  /** Who checked, on which day, that a change which was announced takes effect as the text says. */
  confirmed: z.strictObject({ on: daySchema, by: z.string().min(1) }).optional(),
});
export type FactVersion = z.output<typeof factVersionSchema>;

/** A source as a fact uses it. */
export type FactSource = z.output<typeof factSourceSchema> & {
  /** Where in the statute: `519`, or `3(1)(a)`. */
  section?: string | undefined;
  /** What was read there about this fact. */
  saw?: string | undefined;
};

/** A source by its name, or with the section of it that has the rule and what was read there. */
const sourceUseSchema = z.union([
  nameSchema.transform((source) => ({ source, section: undefined, saw: undefined })),
  z.strictObject({ source: nameSchema, section: z.string().min(1).optional(), saw: z.string().min(1).optional() }),
]);

const factSchema = z.strictObject({
  /** The subject, for a list of facts. */
  name: z.string().min(1),
  /** In order, without a gap. */
  versions: z.tuple([factVersionSchema], factVersionSchema).readonly(),
  /**
   * What is true whether or not a scheduled change took effect: shown from its day on, unless somebody confirmed it. Needed by every
   * fact with a version that begins after its last review.
   */
  neutral: z.string().min(1).optional(),
  /** What was added or corrected here, and when: the versions say what changed in the law. */
  changes: z
    .array(z.strictObject({ on: daySchema, what: z.string().min(1) }))
    .readonly()
    .optional(),
  /** Why a day on which many facts change leaves this one as it is. */
  unchanged: z.strictObject({ on: daySchema, because: z.string().min(1) }).optional(),
  /** Primary ones first. */
  sources: z.custom<readonly [FactSource, ...FactSource[]]>(),
  reviewed: daySchema,
  /** From this day on `npm run check` fails until the fact has been reviewed. */
  reviewBy: daySchema,
});
export type LegalFact = z.output<typeof factSchema>;

/**
 * A file of facts about one subject: sources are listed once, and each fact names its own. The file's dates apply to every
 * fact without dates of its own.
 */
export const factsFileSchema = z
  .strictObject({
    ...factSchema.pick({ reviewed: true, reviewBy: true }).shape,
    sources: z.record(nameSchema, factSourceSchema),
    facts: z.record(
      nameSchema,
      factSchema
        .partial({ reviewed: true, reviewBy: true })
        .extend({ sources: z.tuple([sourceUseSchema], sourceUseSchema) }),
    ),
  })
  .transform(({ sources, facts, reviewed, reviewBy }, context) => {
    const wrong = (message: string, ...path: PropertyKey[]) => context.addIssue({ code: 'custom', message, path });
    const named = new Set(Object.values(facts).flatMap((fact) => fact.sources.map(({ source }) => source)));
    for (const name of Object.keys(sources)) if (!named.has(name)) wrong('no fact cites this source', 'sources', name);
    return Object.fromEntries(
      Object.entries(facts).map(([id, fact]): [string, LegalFact] => {
        for (const [index, problem] of sourceProblems(fact.sources, sources))
          wrong(problem, 'facts', id, 'sources', index);
        for (const [index, problem] of gapsIn(fact.versions)) wrong(problem, 'facts', id, 'versions', index);
        const days = { reviewed: fact.reviewed ?? reviewed, reviewBy: fact.reviewBy ?? reviewBy };
        if (days.reviewBy <= days.reviewed) wrong('reviewBy must be after reviewed', 'facts', id, 'reviewBy');
        for (const [problem, ...path] of changeProblems({ ...fact, ...days })) wrong(problem, 'facts', id, ...path);
        const { name, versions, neutral, changes, unchanged } = fact;
        const used = fact.sources.map(({ source, section, saw }) => ({ ...sources[source], section, saw }));
        return [id, { name, versions, neutral, changes, unchanged, sources: used as never, ...days }];
      }),
    );
  });

/** Unknown names, a primary source after a secondary one, and sections of what is no statute. */
function sourceProblems(
  used: readonly z.output<typeof sourceUseSchema>[],
  sources: Readonly<Record<string, z.output<typeof factSourceSchema>>>,
): [number, string][] {
  const known = (name: string) => (Object.hasOwn(sources, name) ? sources[name] : undefined);
  return used.flatMap(({ source, section }, index): [number, string][] => {
    const found = known(source);
    if (!found) return [[index, `no source is called "${source}"`]];
    if (section && !found.statute) return [[index, `"${source}" isn’t a statute, so it has no section`]];
    const late =
      found.kind === 'primary' && used.slice(0, index).some((use) => known(use.source)?.kind === 'secondary');
    return late ? [[index, 'primary sources come first']] : [];
  });
}

/** Days that the versions of a fact leave uncovered, or cover twice. */
function gapsIn(versions: readonly FactVersion[]): [number, string][] {
  return versions.flatMap(({ validFrom, validTo }, index): [number, string][] => {
    const next = versions[index + 1];
    if (!next) return validTo === null ? [] : [[index, 'the last version has no end date']];
    if (validTo === null || next.validFrom !== dayAfter(validTo))
      return [[index, 'the next version must begin the day after this one ends']];
    return validFrom !== null && validFrom > validTo ? [[index, 'ends before it begins']] : [];
  });
}

/** Scheduled changes without a neutral text, and confirmations too early to mean anything. */
function changeProblems(fact: Changing): [string, ...PropertyKey[]][] {
  const scheduled = fact.versions.filter((version) => isScheduled(fact, version));
  const early = fact.versions.flatMap(({ validFrom, confirmed }, index): [string, ...PropertyKey[]][] =>
    confirmed && (!validFrom || confirmed.on < confirmableFrom(validFrom))
      ? [[`confirm a change at most ${CONFIRM_DAYS} days before it takes effect`, 'versions', index, 'confirmed']]
      : [],
  );
  return scheduled.length > 0 && !fact.neutral
    ? [...early, ['a change after the last review needs neutral wording, true whether or not it happens', 'versions']]
    : early;
}

function daysFrom(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const dayAfter = (day: string) => daysFrom(day, 1);

/** A month: what changes on January 1 can be confirmed, and is asked for, from December 1. */
const CONFIRM_DAYS = 31;

/** The first day on which a change can be confirmed, and from which a missing confirmation is reported. */
export function confirmableFrom(validFrom: string): string {
  return daysFrom(validFrom, -CONFIRM_DAYS);
}

type Changing = Pick<LegalFact, 'versions' | 'neutral' | 'reviewed'>;

/** A change that was only announced when the fact was last reviewed. */
function isScheduled({ reviewed }: Changing, { validFrom }: FactVersion): boolean {
  return validFrom !== null && validFrom > reviewed;
}

/** A version that nobody has confirmed: the neutral text is shown instead. */
export function needsPerson(fact: Changing, version: FactVersion): boolean {
  return isScheduled(fact, version) && !version.confirmed;
}

/**
 * The version that holds on a day, with the neutral text when nobody confirmed it.
 * @throws when there is none: a page must not be silent about a rule it mentions.
 */
export function versionOn(fact: LegalFact, day: string): FactVersion {
  const found = fact.versions.find(
    ({ validFrom, validTo }) => (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo),
  );
  if (!found) throw new Error(`"${fact.name}" has no text for ${day}`);
  return needsPerson(fact, found) && fact.neutral ? { ...found, text: fact.neutral } : found;
}
