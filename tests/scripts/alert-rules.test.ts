/**
 * The alert rules, as Prometheus itself checks them.
 * @module-tag long
 */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { canInstallPackages, installPackage } from '../../scripts/lib/debian-package.ts';
import { inRoot } from '../../scripts/lib/root.ts';

const found = () => spawnSync('promtool', ['--version']).status === 0;

test('promtool accepts every rule', { timeout: 300_000 }, async ({ skip }) => {
  if (!found() && canInstallPackages()) await installPackage('prometheus');
  if (!found()) skip('promtool is not installed, and only root on Debian could install it');
  const { status, stdout, stderr } = spawnSync(
    'promtool',
    ['check', 'rules', inRoot('deploy/prometheus/alerts.yaml')],
    {
      encoding: 'utf8',
    },
  );
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('SUCCESS');
});
