/** All articles, the newest first. */
import { basementFlooded } from './basement-flooded.ts';
import { careFirstExplained } from './care-first-explained.ts';
import { certificatesOfInsurance } from './certificates-of-insurance.ts';
import { condoDeductibles } from './condo-deductibles.ts';
import { endOfTheGrid } from './end-of-the-grid.ts';
import { firstCarInsurance } from './first-car-insurance.ts';
import { hailAndYourRoof } from './hail-and-your-roof.ts';
import { howABrokerWorks } from './how-a-broker-works.ts';
import { howMuchLifeInsurance } from './how-much-life-insurance.ts';
import { newcomersInsurance } from './newcomers-insurance.ts';
import { overlandWater } from './overland-water.ts';
import type { Post } from './post.ts';
import { rideshareInsurance } from './rideshare-insurance.ts';
import { smallBusinessBasics } from './small-business-basics.ts';
import { superVisaInsurance } from './super-visa-insurance.ts';
import { tenantInsurance } from './tenant-insurance.ts';
import { wildfireSeason } from './wildfire-season.ts';
import { winterDriving } from './winter-driving.ts';

const unsorted: readonly Post[] = [
  basementFlooded,
  careFirstExplained,
  certificatesOfInsurance,
  condoDeductibles,
  endOfTheGrid,
  firstCarInsurance,
  hailAndYourRoof,
  howABrokerWorks,
  howMuchLifeInsurance,
  newcomersInsurance,
  overlandWater,
  rideshareInsurance,
  smallBusinessBasics,
  superVisaInsurance,
  tenantInsurance,
  wildfireSeason,
  winterDriving,
];

export const posts: readonly Post[] = [...unsorted].sort((one, other) => other.published.localeCompare(one.published));
