import { expect, test } from 'vitest';
import { lineIds } from '#shared/lines/ids.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { validateAnswers } from '#shared/lines/rules.ts';
import { answersFor } from './answers.ts';
import { createRandom } from './random.ts';

test.each(lineIds)('%s: made-up answers are complete and valid, whatever chance chooses', (line) => {
  const definition = quoteDefinitions[line];
  for (let seed = 0; seed < 40; seed++)
    expect(
      validateAnswers(definition, answersFor(definition, {}, createRandom(seed), '2026-11-25'), '2026-11-25').issues,
    ).toEqual([]);
});
