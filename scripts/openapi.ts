import { runCommand } from './lib/command.ts';
import { generateClient } from './lib/generate.ts';

// npm run openapi: writes openapi/openapi.json and .yaml, which are committed so that API changes show up in review.
await runCommand(async () => {
  await generateClient();
  const { writeOpenapi } = await import('./lib/openapi.ts');
  console.log(
    (await writeOpenapi())
      ? 'The document in openapi/ is written; read the difference and commit it.'
      : 'The document in openapi/ is up to date.',
  );
});
