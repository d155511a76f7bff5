/** The lines of insurance. A folder that is not listed here is ignored. */
import { autoLine } from './auto/line.ts';
import { businessLine } from './business/line.ts';
import { commercialAutoLine } from './commercial-auto/line.ts';
import { generalLine } from './general/line.ts';
import { groupBenefitsLine } from './group-benefits/line.ts';
import { homeLine } from './home/line.ts';
import type { Line } from './ids.ts';
import { lifeLine } from './life/line.ts';
import type { LineOfInsurance } from './line.ts';
import { specialtyLine } from './specialty/line.ts';
import { supervisaLine } from './supervisa/line.ts';
import { travelLine } from './travel/line.ts';

export const registry: Readonly<Record<Line, LineOfInsurance>> = {
  auto: autoLine,
  home: homeLine,
  business: businessLine,
  'commercial-auto': commercialAutoLine,
  'group-benefits': groupBenefitsLine,
  life: lifeLine,
  travel: travelLine,
  supervisa: supervisaLine,
  specialty: specialtyLine,
  general: generalLine,
};
