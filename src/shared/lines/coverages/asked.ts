/** The steps in which the client says what the insurance should be, in every line that asks for it. */
const COVERAGE_STEPS = new Set(['cover', 'design', 'wishes']);

/** Whether a question of this step is about the coverage someone would like, and not about the risk. */
export function asksForCoverage(stepId: string): boolean {
  return COVERAGE_STEPS.has(stepId);
}
