/** What brokers work with, by line. */
import { autoWork } from './auto/work.ts';
import { businessWork } from './business/work.ts';
import { commercialAutoWork } from './commercial-auto/work.ts';
import { generalWork } from './general/work.ts';
import { groupBenefitsWork } from './group-benefits/work.ts';
import { homeWork } from './home/work.ts';
import type { Line } from './ids.ts';
import { lifeWork } from './life/work.ts';
import type { LineWork } from './line.ts';
import { specialtyWork } from './specialty/work.ts';
import { supervisaWork } from './supervisa/work.ts';
import { travelWork } from './travel/work.ts';

export const lineWork: Readonly<Record<Line, LineWork>> = {
  auto: autoWork,
  home: homeWork,
  business: businessWork,
  'commercial-auto': commercialAutoWork,
  'group-benefits': groupBenefitsWork,
  life: lifeWork,
  travel: travelWork,
  supervisa: supervisaWork,
  specialty: specialtyWork,
  general: generalWork,
};
