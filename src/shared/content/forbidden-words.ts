/** Words that promise coverage or a price, or that misrepresent who we are. Nothing that visitors or subscribers read contains them. */
export const forbiddenWords: readonly RegExp[] = [
  /\bwe insure\b/i,
  /\bour (rates|policies|premiums|insurance products|coverage)\b/i,
  /\bguaranteed (savings?|approval|acceptance|lowest|rates?|issue)\b/i,
  /\b(lowest|cheapest|best) (price|rates?|premiums?)\b/i,
  /\byou(’|')?(re| are) covered\b/i,
  /\byour policy is active\b/i,
  /\bsave up to\b/i,
  /\bpre-?approved\b/i,
  /\bas (a|your) broker,? we\b/i,
];
