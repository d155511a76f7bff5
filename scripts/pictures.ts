import { runCommand } from './lib/command.ts';
import { drawPictures } from './lib/pictures.ts';

// npm run pictures: draws what changed in content/pictures into src/client/pictures; with --all, everything.
await runCommand(async () => {
  const drawn = await drawPictures(process.argv.includes('--all'));
  console.log(
    drawn.length
      ? `Drawn: ${drawn.join(', ')}. Look at src/client/pictures and commit it.`
      : 'Every picture shows its drawing.',
  );
});
