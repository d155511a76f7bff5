/** `document-due` is the email "Document due": named after its subject, never after its reader. */
export function mailTitle(template: string): string {
  const words = template.replaceAll('-', ' ');
  return `Email: ${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const queueTitles: Readonly<Record<string, string>> = {
  'case.route': 'Finding a broker',
  'offer.expire': 'Expiring an offer',
  'digest.start': 'Preparing the daily summaries',
  'digest.send': 'Sending a daily summary',
  'password.forgot': 'Sending a password reset link',
  'document.sweep': 'Deleting a stored file',
  'document.remind': 'Sending document reminders',
  'counts.fill': 'Updating the charts',
  upkeep: 'Hourly maintenance',
};

/** What a queue does; one without a label is shown by its name. */
export function queueTitle(queue: string): string {
  return queueTitles[queue] ?? `Job ${queue}`;
}

export function times(attempts: number): string {
  return attempts === 1 ? 'Tried once' : `Tried ${attempts} times`;
}
