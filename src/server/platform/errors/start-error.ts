/** A start that is refused for a fixable reason: printed as a sentence, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
