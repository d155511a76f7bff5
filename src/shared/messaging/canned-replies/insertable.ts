import type { CannedReply, ReplyList, Starter } from './schema.ts';

/** What the list of a conversation offers: a reply someone wrote, or one of the product that nobody replaced. */
export type InsertableReply = Pick<CannedReply, 'title' | 'shortcut' | 'body'> & {
  key: string;
  /** Whose it is; `product` for one that came with it. */
  scope: CannedReply['scope'] | 'product';
};

/** A version of one’s own comes before the one that everyone shares, and that before the original. */
function versionsOf({ replies }: ReplyList, name: string): CannedReply[] {
  const versions = replies.filter(({ replaces }) => replaces === name);
  return versions.toSorted((one, other) => Number(other.scope === 'own') - Number(one.scope === 'own'));
}

function ofStarter({ name, title, shortcut, body }: Starter): InsertableReply {
  return { key: name, title, shortcut, body, scope: 'product' };
}

function ofReply({ id, title, shortcut, body, scope }: CannedReply): InsertableReply {
  return { key: id, title, shortcut, body, scope };
}

/** The reply that applies in place of the product’s one of this name; null for a name that the product does not have. */
export function replyNamed(list: ReplyList, name: string): InsertableReply | null {
  const [version] = versionsOf(list, name);
  if (version) return ofReply(version);
  const starter = list.starters.find((each) => each.name === name);
  return starter ? ofStarter(starter) : null;
}

/** The originals of which the viewer sees no version, neither one of their own nor a shared one. */
export function untouchedStarters(list: ReplyList): Starter[] {
  return list.starters.filter(({ name }) => versionsOf(list, name).length === 0);
}

/** Every reply the viewer can insert, each original once: in the version that applies to them. */
export function insertableReplies(list: ReplyList): InsertableReply[] {
  const written = list.replies.filter(
    ({ id, replaces }) => replaces === null || versionsOf(list, replaces)[0]?.id === id,
  );
  return [...written.map(ofReply), ...untouchedStarters(list).map(ofStarter)];
}
