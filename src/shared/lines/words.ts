/** How people name the lines. Specific before general: Super Visa medical insurance is not travel, a delivery van is not a car. */
import { autoWords } from './auto/words.ts';
import { businessWords } from './business/words.ts';
import { commercialAutoWords } from './commercial-auto/words.ts';
import { generalWords } from './general/words.ts';
import { groupBenefitsWords } from './group-benefits/words.ts';
import { homeWords } from './home/words.ts';
import type { Line } from './ids.ts';
import { lifeWords } from './life/words.ts';
import type { LineWords } from './line.ts';
import { specialtyWords } from './specialty/words.ts';
import { supervisaWords } from './supervisa/words.ts';
import { travelWords } from './travel/words.ts';

export const lineWords: Readonly<Record<Line, LineWords>> = {
  supervisa: supervisaWords,
  'commercial-auto': commercialAutoWords,
  'group-benefits': groupBenefitsWords,
  business: businessWords,
  travel: travelWords,
  life: lifeWords,
  specialty: specialtyWords,
  home: homeWords,
  auto: autoWords,
  general: generalWords,
};
