import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { checkAccessibility } from './audit/accessibility.ts';
import { saveAnswers } from './audit/answers.ts';
import { readBuiltSite } from './audit/built-site.ts';
import { findDeadLinks } from './audit/dead-links.ts';
import type { Outcome } from './audit/finding.ts';
import { timeFirstTap } from './audit/first-tap.ts';
import { checkHtml } from './audit/html-checker.ts';
import { measureScores } from './audit/page-scores.ts';
import { weighPages } from './audit/page-weight.ts';
import { minutes } from './audit/progress.ts';
import { asMarkdown, asText, MARK, type Result } from './audit/report.ts';
import { buildServerWhenStale, buildSiteWhenStale } from './lib/build-stamp.ts';
import { findChromium } from './lib/chromium.ts';
import { runCommand } from './lib/command.ts';
import { freshDatabase } from './lib/databases.ts';
import { generateClient } from './lib/generate.ts';
import { findJava } from './lib/java.ts';
import { measuredHere } from './lib/machine.ts';
import { withMeasured } from './lib/measured-document.ts';
import { startProduct } from './lib/product.ts';
import { inRoot } from './lib/root.ts';
import { duration, SetupError, step } from './lib/steps.ts';
import { startTemporaryCluster } from './lib/temporary-cluster.ts';

// npm run audit: checks every page of the public site and exits with code 1 when a goal is missed. A full run writes docs/audit.md.
// --quick runs Lighthouse once per page. AUDIT_ONLY=/,/contact checks only these addresses; naming parts (npm run audit -- html links)
// runs only those. None of these options writes the document.

/** No server listens here: the audit sends no email. */
const SMTP_URL = 'smtp://127.0.0.1:9';

/** Under a higher load, measurements on two cores are unreliable. */
const BUSY = 0.7;

const partNames = ['lighthouse', 'weight', 'tap', 'html', 'links', 'axe'] as const;

interface Part {
  title: string;
  /** Estimated duration on two cores, printed before the part starts. */
  seconds: number;
  look: () => Promise<Outcome>;
}

await runCommand(async (shutdown) => {
  const started = performance.now();
  const args = process.argv.slice(2);
  const quick = args.includes('--quick');
  const named = args.filter((arg) => !arg.startsWith('--'));
  const unknown = named.find((name) => !(partNames as readonly string[]).includes(name));
  if (unknown) throw new SetupError(`There is no part "${unknown}". The parts are ${partNames.join(', ')}.`);
  const only = (process.env.AUDIT_ONLY ?? '').split(',').filter(Boolean);
  const folder = mkdtempSync(path.join(tmpdir(), 'coverbridge-audit-'));
  shutdown.add(async () => rmSync(folder, { recursive: true, force: true }));

  console.log('\nAudit\n');
  const [busy = 0] = loadavg();
  if (busy > BUSY)
    console.log(`  The machine is busy (load ${busy.toFixed(1)}): scores and times will be worse than they are.\n`);
  await step('Prisma client', generateClient);
  await step('Site', buildSiteWhenStale);
  await step('Server files', buildServerWhenStale);
  const chromiumPath = await step('Chromium', async () => findChromium());
  const java = await step('Java', async () => findJava());
  const cluster = await step('PostgreSQL', async () => {
    const database = await startTemporaryCluster();
    shutdown.add(database.stop);
    return database;
  });
  const { url } = await step('Server', async () => {
    const urls = await freshDatabase(cluster.adminUrl, 'audit');
    return startProduct(shutdown, { ...urls, smtpUrl: SMTP_URL, folder });
  });
  const answers = await step('Pages that depend on the request', () => saveAnswers(url, path.join(folder, 'answers')));
  const site = readBuiltSite(answers, only);
  const setting = { url, site, chromiumPath, quick };

  const routes = site.canonical.length;
  const parts: Record<(typeof partNames)[number], Part> = {
    lighthouse: {
      title: 'Lighthouse',
      seconds: routes * (quick ? 2 : 4) * 6,
      look: () => measureScores(setting),
    },
    weight: { title: 'Weight on a phone', seconds: routes * 2, look: () => weighPages(setting) },
    tap: { title: 'First tap on the menu', seconds: quick ? 30 : 120, look: () => timeFirstTap(setting) },
    html: { title: 'W3C checker', seconds: 10, look: () => checkHtml(site.documents, java) },
    links: { title: 'Dead links', seconds: 3, look: () => findDeadLinks(site.documents, url) },
    axe: { title: 'Accessibility', seconds: site.pages.length * 8, look: () => checkAccessibility(setting) },
  };
  const chosen = partNames.filter((name) => named.length === 0 || named.includes(name)).map((name) => parts[name]);
  const expected = chosen.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(
    `\n  ${routes} canonical routes, ${site.documents.length} documents; about ${minutes(expected * 1000)}.\n`,
  );

  const results: Result[] = [];
  for (const { title, look } of chosen) {
    // A part that crashes must not discard the results of the others.
    const failed = (error: Error): Outcome => ({
      looked: 'It could not be finished.',
      findings: [{ page: 'every page', rule: error.message, element: '' }],
    });
    results.push({ title, ...(await step(title, look).catch(failed)) });
  }

  const machine = `${measuredHere()}, Chromium and server sharing the cores`;
  console.log(`\n${asText(results)}\n\n${machine}.`);
  if (!quick && named.length === 0 && !site.narrowed) {
    const file = inRoot('docs', 'audit.md');
    writeFileSync(file, withMeasured(readFileSync(file, 'utf8'), MARK, asMarkdown(results, machine)));
    console.log('Written to docs/audit.md.');
  }
  const missed = results.some(({ findings }) => findings.length > 0);
  if (missed) process.exitCode = 1;
  console.log(
    `${missed ? 'Some goals were missed' : 'Every goal is met'}; ${duration(performance.now() - started)} in all\n`,
  );
});
