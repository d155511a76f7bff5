import type { FaqItem } from '../types.ts';

/** Questions about one subject. `/faq/{id}` shows them alone. */
export interface FaqCategory {
  /** Part of the address: `/faq/home`. */
  id: string;
  name: string;
  /** 70 to 160 characters; also the description for search engines. */
  description: string;
  questions: readonly FaqItem[];
}
