import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AskedPassage } from '../../src/server/modules/search/retrieval/full-text.ts';

/**
 * Builds the search index of the content and writes it to a folder. The content has to be written before: it is imported here. A passage
 * whose facts change on a day is indexed with what it says before and after.
 */
export async function writeSearchIndex(to: string): Promise<void> {
  const { passagesOn } = await import('../../src/shared/content/passages.ts');
  const { changesAfter, facts } = await import('../../src/shared/content/facts/registry.ts');
  const { asks: furtherAsks } = await import('../../src/shared/content/generated/asks.ts');
  const { entriesOf } = await import('../../src/server/modules/search/retrieval/entries.ts');
  const { asked } = await import('../../src/shared/content/generated/asked.ts');
  const { dangerous } = await import('../../src/shared/content/generated/danger-phrases.ts');
  const { elsewhere } = await import('../../src/shared/content/generated/elsewhere.ts');
  const { defaultSiteProfile } = await import('../../src/shared/platform/site.ts');
  const { pack } = await import('../../src/server/platform/files/packed.ts');
  const { buildIndex } = await import('../../src/server/modules/search/retrieval/training.ts');
  const starts = Object.values(facts).map(({ versions }) => versions[0].validFrom ?? '');
  const since = starts.sort().at(-1) || '2026-01-01';
  const days = [since, ...changesAfter(since)].map((day) => passagesOn(day, defaultSiteProfile));
  const [first = [], ...later] = days;
  const passages = first.map((passage, at): AskedPassage => {
    const texts = new Set([passage, ...later.map((day) => day[at] ?? passage)].map(({ text }) => text));
    return { ...passage, text: [...texts].join('\n'), asked: asked[passage.id] ?? [] };
  });
  const answers = passages.flatMap((passage) => {
    const further = furtherAsks[passage.id] ?? [];
    const taken = new Set(further.flat());
    return entriesOf([passage]).map(({ key, passage: { answer } }, index): AskedPassage => {
      const asks = further[index - 1] ?? passage.asked.filter((phrase) => !taken.has(phrase));
      // What is said tells the answers of a passage apart, and the rest of its text doesn't.
      return { ...passage, id: key, answer, text: '', asked: asks };
    });
  });
  mkdirSync(to, { recursive: true });
  // Renamed into place, because other processes may be reading it.
  writeFileSync(path.join(to, 'index.part'), pack(buildIndex(passages, answers, elsewhere, dangerous)));
  renameSync(path.join(to, 'index.part'), path.join(to, 'index.bin'));
}
