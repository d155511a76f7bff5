import { readPaper } from '../src/server/platform/files/reading/paper.ts';
import { findValues } from '../src/shared/lines/reading/find.ts';
import { decode, loadVehicleNames } from '../src/shared/lines/vehicles/load.ts';
import { layouts } from '../tests/support/papers/layouts.ts';
import { wrongOn } from '../tests/support/papers/measure.ts';
import { conditions, type Paper, PEOPLE, paperOf, READING_DAY } from '../tests/support/papers/papers.ts';
import { runCommand } from './lib/command.ts';
import { SetupError } from './lib/steps.ts';

// npm run read-papers: reads sixty made-up papers and prints how many of the printed values are right (docs/intake/reading.md). With
// --others, sixty more with other people and other pictures, which nobody has tuned the rules to.
const LEAST = 95;

await runCommand(async () => {
  const first = process.argv.includes('--others') ? PEOPLE : 0;
  const names = await loadVehicleNames();
  const rows = new Map<string, { papers: number; values: number; wrong: number; invented: number; seconds: number }>();
  for (const [layout] of layouts.entries())
    for (let person = first; person < first + PEOPLE; person += 1) {
      const paper = paperOf(layout, person);
      const file = await paper.file();
      const started = process.cpuUsage();
      const { pages } = await readPaper(file);
      const { findings } = await findValues(pages, names, (vin) => decode(vin, READING_DAY));
      const { user, system } = process.cpuUsage(started);
      const wrong = wrongOn(paper, findings);
      for (const line of wrong) console.log(`${paper.id}: ${line}`);
      for (const name of [paper.layout.name, paper.condition, 'all']) count(name, paper, wrong, (user + system) / 1e6);
    }

  function count(name: string, { printed }: Paper, wrong: readonly string[], seconds: number): void {
    const row = rows.get(name) ?? { papers: 0, values: 0, wrong: 0, invented: 0, seconds: 0 };
    const invented = wrong.filter((line) => line.endsWith('isn’t printed')).length;
    row.papers += 1;
    row.values += Object.keys(printed).length;
    row.wrong += wrong.length - invented;
    row.invented += invented;
    row.seconds += seconds;
    rows.set(name, row);
  }

  const share = ({ values, wrong }: { values: number; wrong: number }) => (100 * (values - wrong)) / values;
  console.log(
    '\n| Layout, condition | How many | Values | Right | Not printed, but read | Seconds of processor time each |',
  );
  console.log('| --- | --: | --: | --: | --: | --: |');
  for (const name of [...layouts.map((layout) => layout.name), ...conditions, 'all']) {
    const row = rows.get(name);
    if (!row) continue;
    const cells = [
      row.papers,
      row.values,
      `${share(row).toFixed(1)} %`,
      row.invented,
      (row.seconds / row.papers).toFixed(1),
    ];
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
  const all = rows.get('all');
  if (!all || share(all) < LEAST) throw new SetupError(`Fewer than ${LEAST} % of the printed values were read right.`);
});
