import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runCommand } from './lib/command.ts';
import { readTexts } from './wording/read.ts';

// npm run wording: prints what people read, a line each. --under=src/client narrows it, --sample=600 --seed=2 draws some of it.
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      under: { type: 'string', default: '' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '' },
    },
  });
  const all = readTexts().filter(({ file }) => file.startsWith(values.under));
  const drawn = values.sample ? draw(all, Number(values.sample), values.seed) : all;
  for (const { file, line, text } of drawn) console.log(`${file}:${line}\t${text}`);
});

/** The same seed draws the same texts, wherever they are. */
function draw<Text extends { text: string }>(all: readonly Text[], count: number, seed: string): Text[] {
  const place = (text: string) => createHash('sha256').update(`${seed}\n${text}`).digest('hex');
  const once = [...new Map(all.map((one) => [one.text, one])).values()];
  return once
    .map((one) => ({ one, at: place(one.text) }))
    .sort((a, b) => a.at.localeCompare(b.at))
    .slice(0, count)
    .map(({ one }) => one);
}
