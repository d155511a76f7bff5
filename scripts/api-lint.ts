import { assertApiRules, assertApiScore } from './lib/api-lint.ts';
import { runCommand } from './lib/command.ts';
import { step } from './lib/steps.ts';

// npm run api:lint: the rules that openapi/openapi.json keeps, and its score.
await runCommand(async () => {
  await step('The API’s document keeps its rules', assertApiRules);
  await step('Score', assertApiScore);
});
