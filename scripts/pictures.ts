import { runCommand } from './lib/command.ts';
import { drawPictures } from './lib/pictures.ts';

// npm run pictures: renders the changed drawings of content/pictures to src/client/pictures; with --all, every drawing.
await runCommand(async () => {
  const drawn = await drawPictures(process.argv.includes('--all'));
  console.log(
    drawn.length
      ? `Drawn: ${drawn.join(', ')}. Look at src/client/pictures and commit it.`
      : 'Every picture matches its drawing.',
  );
});
