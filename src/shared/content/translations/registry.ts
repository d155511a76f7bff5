/** All answers in other languages, and the words around them. */
import { translationPhrases, translations } from '../generated/translations.ts';

export { translationPhrases, translations };
