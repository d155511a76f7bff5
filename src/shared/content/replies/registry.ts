import { followUpPlan as plan, starterReplies as written } from '../generated/replies.ts';
import type { FollowUpPlan, StarterReply } from './reply.ts';

/** In the order of the file: the greeting first. */
export const starterReplies: readonly StarterReply[] = written;

export const followUpPlan: FollowUpPlan = plan;

/** @throws {Error} for a name that the content does not have: the file was checked when it was compiled */
export function getStarterReply(name: string): StarterReply {
  const reply = starterReplies.find((each) => each.name === name);
  if (!reply) throw new Error(`No reply "${name}"`);
  return reply;
}
