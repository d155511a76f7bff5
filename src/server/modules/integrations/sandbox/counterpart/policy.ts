/** What the simulated broker and client of the sandbox do next. */

export type SandboxCase = {
  status: string;
  /** The simulated broker has it, or it is offered to them; otherwise somebody's test key works on it. */
  simulated: boolean;
  /** Messages of the broker so far. */
  replies: number;
  /** Document requests so far, and one that nothing was sent for. */
  documentRequests: number;
  openRequestId: string | null;
  /** An option that can still be chosen. */
  openOptionId: string | null;
  /** The broker asked something, and waits for the answer. */
  asked: boolean;
};

export type SandboxStep = 'accept' | 'reply' | 'ask' | 'attach' | 'publish' | 'answer' | 'choose' | 'bind';

/** @returns the next step, or null when it is somebody else's turn or everything is done */
export function nextStep(facts: SandboxCase): SandboxStep | null {
  const { status, simulated, openRequestId, openOptionId } = facts;
  // The client's side, for any broker.
  if (openRequestId) return 'attach';
  if (openOptionId && status === 'quoted') return 'choose';
  if (facts.asked) return 'answer';
  if (!simulated) return null;
  if (status === 'offered') return 'accept';
  if (status === 'active' || status === 'waiting_client') {
    if (facts.replies === 0) return 'reply';
    return facts.documentRequests === 0 ? 'ask' : 'publish';
  }
  return status === 'accepted' ? 'bind' : null;
}
