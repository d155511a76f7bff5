/** Building blocks of the question patterns: `(a|b)?` is optional (src/shared/assistant/guardrails). */
export const ASKS =
  '(i|we)? (need|want|get|looking for|am looking for|are looking for|would like|interested in|am interested in)? (some|a|an)?';
export const INSURANCE = '(insurance|insurence|coverage|policy|policies|cover) (in)? (alberta|ab)?';
