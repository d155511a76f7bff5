/** `document-due` is the email "Document due": named after its subject, never after its reader. */
export function mailTitle(template: string): string {
  const words = template.replaceAll('-', ' ');
  return `Mail: ${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const queueTitles: Readonly<Record<string, string>> = {
  'case.route': 'Finding a broker',
  'offer.expire': 'Taking back an offer',
  'digest.start': 'Preparing the daily summaries',
  'digest.send': 'Sending a daily summary',
  'password.forgot': 'Sending a link for a new password',
  'document.sweep': 'Deleting bytes of a file',
  'document.remind': 'Reminding of documents',
  'counts.fill': 'Counting for the charts',
  upkeep: 'Hourly upkeep',
};

/** What a queue does; one without a label is shown by its name. */
export function queueTitle(queue: string): string {
  return queueTitles[queue] ?? `Job ${queue}`;
}

export function times(attempts: number): string {
  return attempts === 1 ? 'Tried once' : `Tried ${attempts} times`;
}
