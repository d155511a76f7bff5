import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from './palette.ts';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

test('tokens.css has the same shades as the Mantine theme', () => {
  for (const [name, shades] of Object.entries(palette)) {
    for (const [index, shade] of shades.entries()) expect(tokens).toContain(`--${name}-${index}: ${shade};`);
  }
});
