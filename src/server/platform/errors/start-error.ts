/** A start that is refused for a reason somebody can fix: printed as a sentence, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
