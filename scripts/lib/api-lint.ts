import { z } from 'zod';
import { runChecked } from './checked-program.ts';
import { SetupError } from './steps.ts';

const DOCUMENT = 'openapi/openapi.json';
const ADVICE =
  'Fix the contract (src/shared, meta.openapi), content/api.yaml or src/server/app/openapi, then run: npm run openapi';
/** Of 100, from `redocly score`: how easily a program or an agent can use the API from its document alone. */
const SCORE_MIN = 90;

const scoreSchema = z.object({ agentReadiness: z.number() });

/** Redocly’s strictest rules, and Spectral’s with those of OWASP. @throws SetupError with every finding */
export async function assertApiRules(): Promise<void> {
  await Promise.all([
    runChecked('redocly', ['lint', DOCUMENT, '--config', 'openapi/redocly.yaml'], ADVICE),
    runChecked('spectral', ['lint', DOCUMENT, '--ruleset', 'openapi/spectral.yaml', '--fail-severity', 'hint'], ADVICE),
  ]);
}

/** @returns the score. @throws SetupError when it is too low */
export async function assertApiScore(): Promise<string> {
  const text = await runChecked('redocly', ['score', DOCUMENT, '--format', 'json'], ADVICE);
  const { agentReadiness } = scoreSchema.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
  if (agentReadiness < SCORE_MIN)
    throw new SetupError(
      `The API’s document scores ${agentReadiness}, below ${SCORE_MIN}. See: npx redocly score ${DOCUMENT}`,
    );
  return `${agentReadiness} of 100`;
}
