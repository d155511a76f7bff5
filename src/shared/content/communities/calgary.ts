import type { Community } from './community.ts';

export const calgary: Community = {
  title: 'Insurance in Calgary: hail, rivers, winter roads',
  description:
    'What hail, the Bow and the Elbow, chinooks and Deerfoot Trail mean for auto, home and business insurance in Calgary, and what to ask a licensed broker.',
  reviewed: '2026-11-21',
  sources: [
    {
      title: 'Fifth industry loss estimate for the Calgary hailstorm of 5 August 2024',
      publisher: 'CatIQ',
      published: '2025-08',
    },
    {
      title: 'Calgary hailstorm causes $247 million in insured damage',
      publisher: 'Insurance Bureau of Canada',
      url: 'https://newswire.ca/news-releases/calgary-hailstorm-causes-247-million-in-insured-damage-824600681.html',
      published: '2021-08-04',
    },
    {
      title: 'Most of Deerfoot Trail reopened',
      publisher: 'City of Calgary',
      url: 'http://newsroom.calgary.ca/most-of-deerfoot-trail-reopened/',
      published: '2018-02-03',
    },
    {
      title: 'Bowness flood barrier: questions and answers',
      publisher: 'City of Calgary',
      url: 'https://www.calgary.ca/planning/water/bowness-flood-barrier-faq.html',
    },
    {
      title: 'Officials warn downtown Calgary powerless till at least midweek',
      publisher: 'The Globe and Mail',
      url: 'https://www.theglobeandmail.com/news/national/officials-warn-downtown-calgary-powerless-till-at-least-midweek/article12759643/',
      published: '2013-06-21',
    },
    { title: 'Springbank off-stream reservoir now in operation', publisher: 'CBC News', published: '2025-05-21' },
  ],
  slug: 'calgary',
  name: 'Calgary',
  kind: 'city',
  heading: 'Insurance in Calgary: what to know and what to ask',
  lead: 'Calgary lies where two mountain rivers meet, under some of the costliest hail in Canada. Here is what that means for a car, a home and a business, and what to ask before you choose.',
  population: {
    count: 1306784,
    year: 2021,
    source: {
      title: 'Census Profile, 2021 Census of Population: Calgary',
      publisher: 'Statistics Canada',
      url: 'https://www.statcan.gc.ca/',
      published: '2022-02-09',
    },
  },
  postalPrefixes: ['T1Y', 'T2A to T3S'],
  roads: [
    {
      name: 'Deerfoot Trail (Highway 2)',
      text: 'The freeway along the east side. In a snowstorm on 3 February 2018 police closed it in both directions between McKnight Boulevard and Anderson Road.',
    },
    {
      name: 'Stoney Trail (Highway 201)',
      text: 'The ring road: higher speeds, long bridges and gravel that finds windshields.',
    },
    {
      name: '16 Avenue and the Trans-Canada (Highway 1)',
      text: 'Across the north side, and west to the mountains, where weather turns within an hour.',
    },
    {
      name: 'Crowchild, Glenmore and Macleod trails',
      text: 'Daily commuting, and most of the small rear-end collisions that come with it.',
    },
  ],
  water: [
    {
      name: 'Bow River',
      text: 'Passes Bowness, Sunnyside, downtown and Inglewood, then Riverbend and Deer Run in the south.',
    },
    {
      name: 'Elbow River',
      text: 'Passes Discovery Ridge, Elbow Park, Rideau, Roxboro, Mission and Erlton before it reaches Stampede Park.',
    },
    {
      name: 'Glenmore Reservoir',
      text: 'Holds back the Elbow in the southwest. It is a drinking water reservoir first, and it has limits in a flood.',
    },
  ],
  landmarks: ['Calgary Tower', 'Stampede Park', 'Peace Bridge', 'Calgary International Airport'],
  neighbours: [
    'Airdrie',
    'Chestermere',
    'Cochrane',
    'Okotoks',
    'Tsuut’ina Nation',
    'Rocky View County',
    'Foothills County',
  ],
  risks: [
    {
      name: 'Hail',
      when: 'June to September; most costly in August 2024',
      text: '{{fact:hail-2024}} That storm crossed the north. In June 2020 it was mainly the northeast, in July 2021 mainly the south. No quarter is the safe one.',
    },
    {
      name: 'River flood',
      when: 'Mid-May to mid-July; June 2013',
      text: '{{fact:flood-2013}} Both rivers rise fast: mountain rain reaches Calgary with little warning.',
    },
    {
      name: 'Cloudburst and sewer backup',
      when: 'Summer; 2 July 2021',
      text: 'On that day streets, underpasses and parking lots filled, and sewers backed up into basements and commercial buildings. It was rain, not a river.',
    },
    {
      name: 'Freeze and thaw',
      when: 'October to April',
      text: 'A chinook melts the snow by day and the night turns it to glass. Pipes in outside walls burst when the cold comes back, or lets go.',
    },
  ],
  driving: `What melts at noon in a chinook is ice again on the ramps of Deerfoot Trail and Stoney Trail by the evening drive, and the bridges over the Bow freeze first. If you slide into the car ahead, your own repair is a matter of [collision](term:collision). If hail breaks the glass, or a deer steps out beside the Trans-Canada, it is usually a matter of [comprehensive](term:comprehensive). Both are optional. Check that you have the one you count on before June, not after the first storm.

Tell the broker where the vehicle sleeps. A garage, an open driveway in Saddle Ridge and a long-stay lot at the airport are three different hail risks. Say how far you drive: if you live in Airdrie or Okotoks and work downtown, the commute belongs in the answer. Ask what glass costs you, and whether winter tires change the premium. [Auto insurance in Alberta](/insurance/auto) explains each part of a policy.`,
  home: `Hail first. Ask how the roof and the siding would be settled: at [replacement cost](term:replacement-cost), or at [actual cash value](term:actual-cash-value), which takes off for age. Ask whether wind and hail have a [deductible](term:deductible) of their own, and what impact-resistant shingles change. Keep the invoice of your roof with its date. After a storm, call your own insurer before you sign with anybody who knocks at the door.

Then water. Neighbourhoods beside the Bow and the Elbow were evacuated in 2013. Since May 2025 the Springbank reservoir can hold back part of a flood on the Elbow; it was not built for the Bow, where ground water can also rise into basements behind a barrier. {{fact:home-water-endorsements}} Ask for both by name, also on a hill.

In a condo, read the corporation’s deductibles for water and hail before you choose your own limits. [Hail and your roof](/blog/hail-and-your-roof) goes further.`,
  business: `In June 2013 downtown was evacuated and parts of it had no power for days. Offices that were dry could not open either. [Business interruption](term:business-interruption) usually begins with insured damage at your own address, so ask what happens when the street is closed or the power is cut, and after how many hours.

Around the airport and in the northeast, warehouses, dealers and fleets stand under the same hail as the houses; in August 2024 the terminal’s own roof was damaged. Ask about flat roofs, rooftop units, and vehicles in the yard, which belong on an auto policy and not on the property policy.

Restaurants and bars on 17 Avenue or in Inglewood should bring the lease, the patio plan and the share of liquor in sales. The Stampede adds tents, temporary staff and late hours: tell the broker before July. Roofing and siding crews are asked for certificates within hours after a storm; height, torches and subcontractors must be on the policy first. See [contractors](/business/contractors).`,
  checklist: [
    'Year and material of the roof, with the invoice',
    'Siding: vinyl, fibre cement, stucco or wood',
    'Where each vehicle is parked at night, and its kilometres in a year',
    'Distance to the Bow or the Elbow, and whether the basement is finished',
    'Sump pump and backwater valve: yes, no, and since when',
    'Hail and water claims of the last ten years',
    'For a condo: the corporation’s insurance certificate and deductibles',
    'For a business: the lease, its insurance clause and hours of operation',
  ],
  questions: [
    {
      id: 'calgary-page-hail-car',
      question: 'Does auto insurance pay for hail damage in Calgary?',
      answer:
        'Only with an optional part that includes it: comprehensive, all perils or specified perils. The parts the law requires do not. Look for the words on your policy and the deductible beside them, and ask whether broken glass is included. A car that was already dented by an earlier storm and never repaired may be settled for less, so keep the repair invoice.',
    },
    {
      id: 'calgary-page-roof-age',
      question: 'Why does every insurer ask how old my roof is?',
      answer:
        'Because shingles lose strength with the years, and hail finds the weak ones. Beyond an age that differs by insurer, some settle roofs at actual cash value, ask for a higher deductible or ask for photos. If you replaced the roof after a storm, say so and attach the invoice: an old record can count against you.',
    },
    {
      id: 'calgary-page-airdrie',
      question: 'I live in Airdrie and work in Calgary. Which address counts?',
      answer:
        'The place where the vehicle is kept overnight, together with how it is used. Give your home address and the real distance to work, and say if you park in the open downtown all day. If you move to Calgary, or start working from home, tell your broker then and not at renewal.',
    },
  ],
  related: [
    '/insurance/auto',
    '/insurance/home',
    '/blog/hail-and-your-roof',
    '/blog/overland-water',
    '/business/restaurants',
  ],
};
