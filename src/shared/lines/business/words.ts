import { ASKS, INSURANCE } from '../every-line/words.ts';
import type { LineWords } from '../line.ts';

export const businessWords: LineWords = {
  rank: 4,
  named:
    /\b(?:business|(?<!insurance )company|shop|store|restaurant|clinic|bar|salon|firm|bakery|caf[eé]|daycare|brewery|studio|office|warehouse|start-?up|food truck|landscap\w+|plumb\w+|electrician|roofer|cleaning|consult\w+|contractors?|commercial|cyber|liability for|entreprise|commerce)\b|\bprofessional liability|\bself-employed/,
  pages: /^\/business\b|^\/business-legacy\b|^\/commercial-insurance\b|^\/insurance\/business\b/,
  imported: /business|commercial|contractor|^(?:general |professional )?liability/,
  asked: [
    `${ASKS} (business|commercial|company|small business) ${INSURANCE}`,
    `${ASKS} insurance (for|on) (a|my|our|the)? (business|company|small business)`,
    'assurance (entreprise|des entreprises|commerciale)',
  ],
  askedInOneWord: '. (business|small business|commercial) .',
};
