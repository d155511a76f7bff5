import type { Guide } from '../types.ts';

export const homeGuide: Guide = {
  title: 'Home insurance in Alberta: water, hail and roofs',
  description:
    'What owner, condo and tenant policies pay for in Alberta: which water in a basement is insured, how a hail-damaged roof is settled, what is left out.',
  reviewed: '2026-11-21',
  sources: [
    {
      title: 'Insurance and disasters',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/insurance-and-disasters',
    },
    {
      title: 'Water damage insurance: what will my insurance cover?',
      publisher: 'General Insurance OmbudService',
      url: 'https://giocanada.org/water-damage-insurance-what-will-my-insurance-cover/',
    },
    {
      title: 'After the storm: insurance essentials for severe weather recovery',
      publisher: 'Insurance Bureau of Canada',
      url: 'https://www.ibc.ca/news-insights/in-focus/after-the-storm-insurance-essentials-for-severe-weather-recovery',
    },
    {
      title: 'Alberta’s new condominium regulations: insurance',
      publisher: 'LawNow, Centre for Public Legal Education Alberta',
      url: 'https://www.lawnow.org/housing-albertas-new-condominium-regulations-insurance/',
    },
    {
      title: 'Backwater valve rebate',
      publisher: 'Strathcona County',
      url: 'https://www.strathcona.ca/your-property-utilities/water-and-sewer/wastewater/backwater-valve-rebate/',
    },
    {
      title: 'Don’t let winter damage spoil your trip: home insurance tips for snowbirds',
      publisher: 'Insurance-Canada.ca',
      url: 'https://www.insurance-canada.ca/2014/01/24/dont-let-winter-damage-spoil-your-trip-home-insurance-tips-for-snowbirds-2/',
      published: '2014-01-24',
    },
  ],
  heading: 'Home, condo and tenant insurance in Alberta',
  lead: 'Is your basement wet? Go to “Which water is which” on this page: a burst pipe, a backed-up drain and a river are three different things to a home policy. If you are still choosing a policy, read that part first too.',
  whoNeedsIt: `**Owners** insure the building, what is in it and their liability. No law asks for it, but a mortgage almost always does.

**Condo owners** insure what the corporation does not: belongings, improvements, liability, and the corporation’s [deductible](term:deductible) when it is charged to them.

**Tenants** insure belongings, liability and somewhere to stay. The landlord’s policy is for the landlord’s building. The law does not require [tenant insurance](/blog/tenant-insurance), but your lease may.`,
  covers: [
    {
      name: 'The building',
      text: 'House and attached garage, for what rebuilding costs. That is not the price you paid or the tax assessment.',
    },
    {
      name: 'Belongings',
      text: 'At [replacement cost](term:replacement-cost) or [actual cash value](term:actual-cash-value): ask which. Jewellery, bicycles and tools often have their own lower limits.',
    },
    {
      name: 'Personal liability',
      text: 'A courier slips on your walk, or your bathtub overflows into the suite below. For more above home and vehicles together, ask about an [umbrella](term:umbrella-liability).',
    },
    {
      name: 'Living elsewhere',
      text: '[Extra costs](term:additional-living-expenses) while your home cannot be lived in. Most policies, tenants’ too, also pay for a limited time after a mandatory evacuation order. An alert is not an order.',
    },
    {
      name: 'Fire, wind and hail',
      text: 'Wildfire is fire, and is normally insured. So is hail, but read how the roof is settled.',
    },
    {
      name: 'Sudden water from inside',
      text: 'A pipe, water heater or washing machine hose that lets go. The damage is normally insured, the worn-out part itself is not.',
    },
    {
      name: 'Condo extras',
      text: 'Your improvements, the corporation’s deductible and [loss assessment](term:loss-assessment): three separate limits to read.',
    },
  ],
  excludes: [
    {
      name: 'Overland water and sewer backup',
      text: '{{fact:home-water-endorsements}} Look for each [endorsement](term:endorsement) by name.',
    },
    {
      name: 'Seepage and ground water',
      text: '[Water that creeps through a foundation crack](term:seepage) is often left out even when you bought [overland water](term:overland-water). Some insurers offer coverage for it: ask by name.',
    },
    {
      name: 'Slow damage',
      text: 'Months of dripping, mould, rot, and shingles at the end of their life count as upkeep.',
    },
    {
      name: 'Pipes that froze while you were away',
      text: 'In heating season many policies want the home checked, often daily, or the pipes drained, once you are gone more than a set time. Four days is common; some say less.',
    },
    {
      name: 'A home that changed',
      text: 'Empty for over 30 days, under renovation, a basement suite, short-term guests: tell your broker before it starts.',
    },
  ],
  priceDrivers: [
    {
      name: 'Roof',
      text: 'Material and year. Impact-resistant shingles can change what an insurer offers.',
    },
    {
      name: 'Heating, wiring and pipes',
      text: 'Knob-and-tube or aluminium wiring, a 60-amp panel, poly-B pipe, an oil tank or an uninspected wood stove bring questions, and sometimes a refusal.',
    },
    {
      name: 'Address',
      text: 'Flood maps, hail history, and the distance to a hydrant and fire hall.',
    },
    {
      name: 'Water protection',
      text: 'A sump pump with a battery, and a [backwater valve](term:backwater-valve) against [sewer backup](term:sewer-backup). {{fact:backwater-valve}}',
    },
    { name: 'Past claims', text: 'How many, and above all how many were water.' },
    {
      name: 'Deductibles',
      text: 'Hail and wind may have a separate, higher one, sometimes a percentage of the amount insured.',
    },
  ],
  checklist: [
    'Address, year built, owner or tenant',
    'Roof: material and year, with a photo',
    'Furnace and water heater: years',
    'Panel: amps; wiring: copper or aluminium',
    'Pipes: copper, PEX, poly-B or galvanized',
    'Sump pump, backwater valve, floor drains',
    'Basement: finished or not',
    'Claims in the last years, with cause',
    'Valuables above a few thousand dollars',
    'Suite, short-term rental, business at home',
    'Condo: bylaws and the corporation’s certificate with deductibles',
    'Tenant: what the lease says about insurance',
  ],
  alberta: `{{fact:hail-2024}} {{fact:flood-2013}} It is sold now, but not at every address: ask before you buy a house near water.

**Condos.** {{fact:condo-deductible}} That is not the same as loss assessment. Send your broker the corporation’s certificate each year. More in [condo deductibles](/blog/condo-deductibles).

**Help from the province.** {{fact:disaster-help}}`,
  extra: [
    {
      id: 'which-water-is-which',
      heading: 'Which water is which',
      body: `Find where the water came in, then look for that name on the summary page of your policy. Condo and tenant policies use the same names.

| Where it came in | What insurers call it | Where to look |
|---|---|---|
| A pipe, tank or appliance inside broke | Escape of water | Normally in the standard policy |
| Up through a floor drain or toilet | Sewer backup | Only if you added it |
| The sump pit overflowed | Sewer backup at many insurers | Only if you added it: read the wording |
| Over the ground, through a door or window well | Overland water | Only if you added it |
| Through the floor or a crack in the wall | Ground water or seepage | Often excluded, sometimes an extra |
| Through a roof that wind or hail opened | Storm damage | Normally in the standard policy |
| From a broken line under the yard | Water and sewer line | An extra at some insurers |

Storms mix them. If a drain backs up while the street is flooded, which came first can decide a claim. Film it.`,
    },
    {
      id: 'wet-basement-now',
      heading: 'If the basement is wet now',
      body: `1. Stay out if water is near outlets or the panel, or you smell gas. Call for help from outside.
2. If a pipe broke, close the main valve. If a drain is backing up, stop using taps and toilets.
3. When it is safe, film where the water enters and how high it stands.
4. Call your own insurer’s claims line. Ask what cleanup you may start.
5. Keep receipts. Keep ruined things, or photos where they are a health risk.

Not sure you bought the right extra? Call anyway, and let the insurer answer in writing. [Basement flooded](/blog/basement-flooded) goes step by step.`,
    },
  ],
  questions: [
    {
      id: 'home-page-roof-after-hail',
      question: 'Will insurance pay for a whole new roof after hail?',
      answer:
        'It depends on two lines of your policy: the hail deductible, and whether the roof is settled at replacement cost or by age. Say a new roof costs $20,000 and your shingles have used 15 of 20 years. Settled by age, about $5,000 is left before the deductible. Ask at each renewal, because this can change. See [hail and your roof](/blog/hail-and-your-roof).',
    },
    {
      id: 'home-page-dishwasher-below',
      question: 'My dishwasher leaked into the condo below. Who pays?',
      answer:
        'When the damage is larger than the corporation’s deductible, its insurer usually repairs the units as they were built. The neighbour’s insurer pays for the neighbour’s belongings. The corporation may charge you its deductible. Your own policy can answer that charge if it has deductible coverage with a high enough limit. Your floors and cabinets above the standard unit are improvements on your policy.',
    },
    {
      id: 'home-page-roommate',
      question: 'Does my roommate’s tenant policy protect me?',
      answer:
        'Usually not. A tenant policy insures the person named on it and close family living there. A roommate who is not named has no belongings or liability insured, even when both sign the lease. Ask whether the insurer will name you both, or whether two policies are simpler. A student in residence may still come under a parent’s policy, up to a limit.',
    },
    {
      id: 'home-page-storm-forecast',
      question: 'Can I add flood coverage when a storm is forecast?',
      answer:
        'Often not. Insurers may stop adding coverage while a flood, storm or wildfire is near, and water extras can have a [waiting period](term:waiting-period). The quiet months are the time to ask. Ask three things: is overland water offered at this address, up to which limit, and what must be installed first, such as a backwater valve.',
    },
  ],
  related: [
    '/blog/basement-flooded',
    '/blog/overland-water',
    '/blog/hail-and-your-roof',
    '/blog/condo-deductibles',
    '/blog/wildfire-season',
  ],
};
