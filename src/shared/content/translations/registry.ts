/** All answers in other languages, and the words around them. */
import * as generated from '../generated/translations.ts';
import type { TranslationPhrases, Translations } from './translation.ts';

export const translations: readonly Translations[] = generated.translations;
export const translationPhrases: TranslationPhrases = generated.translationPhrases;
