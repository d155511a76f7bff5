/** The commands of “A production, step by step” in docs/operations.md, as they are printed there. */
import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/root.ts';

export interface Block {
  /** Its first line, a comment that says what it does. */
  title: string;
  commands: string;
}

/** @throws when the section is missing, or a block has no title */
export function productionBlocks(): Block[] {
  const guide = readFileSync(inRoot('docs/operations.md'), 'utf8');
  const section = guide.split('\n## A production, step by step\n')[1]?.split('\n## ')[0];
  if (!section) throw new Error('docs/operations.md has no section “A production, step by step”');
  return [...section.matchAll(/^```sh\n# (.+)\n([\s\S]*?)^```$/gm)].map(([, title = '', commands = '']) => ({
    title,
    commands,
  }));
}

/** The block of settings with other values. @throws for a setting that it doesn’t have */
export function withSettings(block: Block, values: Record<string, string>): Block {
  let { commands } = block;
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^${name}=.*$`, 'm');
    if (!line.test(commands)) throw new Error(`The settings of the guide have no ${name}`);
    commands = commands.replace(line, () => `${name}='${value}'`);
  }
  return { ...block, commands };
}
