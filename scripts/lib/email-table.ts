import type { AnyEmail } from '#server/modules/notifications/outbox/definition.ts';
import type { GeneratedSection } from './generated-section.ts';

/** How the law sees an email, in words. */
function classOf({ law }: AnyEmail): string {
  if (typeof law === 'string') return law;
  return `counted, ${law.counted}`;
}

/** Who decides whether an account gets it. */
function preferenceOf({ rule }: AnyEmail): string {
  if (typeof rule !== 'string') return `topic \`${rule.topic}\``;
  return rule === 'offers' ? 'topic `offers`' : 'always sent';
}

function rowOf(email: AnyEmail): string {
  const { law, name } = email;
  const wayOut = typeof law === 'string' ? '' : `“${law.wayOut}”`;
  return `| \`${name}\` | ${classOf(email)} | ${preferenceOf(email)} | name, postal address, email | ${wayOut} |`;
}

/** Every email of the product, and what the law asks of it. */
export const emailTable: GeneratedSection = {
  page: 'docs/emails.md',
  begin: '<!-- Generated from the emails.ts of the modules by npm run format. -->',
  end: '<!-- End of the generated part. -->',
  async draw() {
    const { emails } = await import('#server/app/emails.ts');
    return [
      '| Email | Class | Account preference | Identity | How to opt out |',
      '|---|---|---|---|---|',
      ...[...emails.values()].map(rowOf),
      '',
    ].join('\n');
  },
};
