import { ASKS } from '../every-line/words.ts';
import type { LineWords } from '../line.ts';

export const groupBenefitsWords: LineWords = {
  rank: 3,
  named:
    /\bgroup benefits?|\bemployee benefits?|\bbenefits? (?:plan|for my (?:staff|employees))|\bassurances? collectives?/,
  pages: /^\/group-benefits\b/,
  imported: /group|benefit/,
  asked: [
    `${ASKS} (group|employee|employee group) (benefits|benefit|insurance) (plan|insurance)?`,
    'assurance|assurances collective|collectives',
  ],
  askedInOneWord: '. (group benefits|employee benefits) .',
};
