import { runCommand } from './lib/command.ts';
import { generateClient } from './lib/generate.ts';

// npm run openapi: writes openapi/openapi.json, which is committed so that API changes show up in review.
await runCommand(async () => {
  await generateClient();
  const { writeOpenapi } = await import('./lib/openapi.ts');
  console.log(
    (await writeOpenapi())
      ? 'openapi/openapi.json is written; read the difference and commit it.'
      : 'openapi/openapi.json is up to date.',
  );
});
