/** The single keys of the portals, each defined once: listeners, hints and the help read this. `event.key` has the letter. */
export const actionKeys = {
  next: ']',
  previous: '[',
  down: 'j',
  up: 'k',
  select: 'x',
  search: '/',
  help: '?',
  reply: 'r',
  note: 'n',
  answers: 'a',
  documents: 'd',
  options: 'o',
  activity: 'h',
  snooze: 's',
  list: 'u',
  create: 'c',
} as const;

export type ActionKey = (typeof actionKeys)[keyof typeof actionKeys];
