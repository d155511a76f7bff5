/** A rule of law or a public figure that holds from one day to another, with its source and its review date. */
import { z } from 'zod';
import { daySchema, nameSchema, sourceSchema } from '../types.ts';

const factVersionSchema = z.strictObject({
  /** The first day it holds; `null` for as long as anyone remembers. */
  validFrom: daySchema.nullable().default(null),
  /** The last day it holds; `null` while no end is known. */
  validTo: daySchema.nullable().default(null),
  /** Full sentences, true on every day from `validFrom` to `validTo`, and clear without their context. */
  text: z.string().min(1),
});
export type FactVersion = z.output<typeof factVersionSchema>;

const factSchema = z.strictObject({
  /** The subject, for a list of facts. */
  name: z.string().min(1),
  /** In order, without a gap. */
  versions: z.tuple([factVersionSchema], factVersionSchema).readonly(),
  sources: z.tuple([sourceSchema], sourceSchema).readonly(),
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
    sources: z.record(nameSchema, sourceSchema),
    facts: z.record(
      nameSchema,
      factSchema.partial({ reviewed: true, reviewBy: true }).extend({ sources: z.tuple([z.string()], z.string()) }),
    ),
  })
  .transform(({ sources, facts, reviewed, reviewBy }, context) => {
    const wrong = (message: string, ...path: PropertyKey[]) => context.addIssue({ code: 'custom', message, path });
    const named = new Set(Object.values(facts).flatMap((fact) => fact.sources));
    for (const name of Object.keys(sources)) if (!named.has(name)) wrong('no fact names this source', 'sources', name);
    return Object.fromEntries(
      Object.entries(facts).map(([id, fact]): [string, LegalFact] => {
        for (const [index, name] of fact.sources.entries())
          if (!Object.hasOwn(sources, name)) wrong(`no source is called "${name}"`, 'facts', id, 'sources', index);
        for (const [index, problem] of gapsIn(fact.versions)) wrong(problem, 'facts', id, 'versions', index);
        const days = { reviewed: fact.reviewed ?? reviewed, reviewBy: fact.reviewBy ?? reviewBy };
        if (days.reviewBy <= days.reviewed) wrong('reviewBy must be after reviewed', 'facts', id, 'reviewBy');
        const { name, versions } = fact;
        return [id, { name, versions, sources: fact.sources.map((key) => sources[key]) as never, ...days }];
      }),
    );
  });

/** Days that the versions of a fact leave uncovered, or cover twice. */
function gapsIn(versions: readonly FactVersion[]): [number, string][] {
  return versions.flatMap(({ validFrom, validTo }, index): [number, string][] => {
    const next = versions[index + 1];
    if (!next) return validTo === null ? [] : [[index, 'the last version has no end']];
    if (validTo === null || next.validFrom !== dayAfter(validTo))
      return [[index, 'the next version must begin the day after this one ends']];
    return validFrom !== null && validFrom > validTo ? [[index, 'ends before it begins']] : [];
  });
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** The version that holds on a day. @throws when there is none: a page must not be silent about a rule it mentions. */
export function versionOn(fact: LegalFact, day: string): FactVersion {
  const found = fact.versions.find(
    ({ validFrom, validTo }) => (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo),
  );
  if (!found) throw new Error(`"${fact.name}" has no text for ${day}`);
  return found;
}
