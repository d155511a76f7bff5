/** The guide of every service, and that of general business insurance. */
import type { ServiceId } from '../services.ts';
import type { Guide } from '../types.ts';
import { autoGuide } from './auto.ts';
import { businessGuide } from './business.ts';
import { commercialAutoGuide } from './commercial-auto.ts';
import { generalBusinessGuide } from './general-business.ts';
import { groupBenefitsGuide } from './group-benefits.ts';
import { homeGuide } from './home.ts';
import { lifeGuide } from './life.ts';
import { specialtyGuide } from './specialty.ts';
import { superVisaGuide } from './supervisa.ts';
import { travelGuide } from './travel.ts';

export const guides: Readonly<Record<ServiceId, Guide>> = {
  auto: autoGuide,
  home: homeGuide,
  business: businessGuide,
  life: lifeGuide,
  travel: travelGuide,
  specialty: specialtyGuide,
  supervisa: superVisaGuide,
  'group-benefits': groupBenefitsGuide,
  'commercial-auto': commercialAutoGuide,
};

export { generalBusinessGuide };
