import type { Post } from './post.ts';

export const overlandWater: Post = {
  slug: 'overland-water',
  title: 'Overland water: the endorsement to ask for before it rains',
  author: 'property',
  category: 'home',
  keywords: [
    'overland water endorsement',
    'flood insurance Alberta',
    'flood map Alberta',
    'backwater valve insurance',
    'sump pump insurance',
    'flood plain home insurance',
  ],
  published: '2026-11-03',
  modified: '2026-11-19',
  reviewed: '2026-11-21',
  body: `Overland water coverage pays when a river, a cloudburst or melting snow runs over the ground into your home. Insurers sell it by address, and rarely in a storm.

So it is a job for a quiet month: November, say, when the ground is hard.

## What it is, and what it is not

It is an [endorsement](term:endorsement): a page added to a home, condo or tenant policy, with a price, a [limit](term:limit) and often a [deductible](term:deductible) of its own. Canadian insurers began to sell it to homeowners in 2015, after the floods of two years before. {{fact:flood-2013}}

| Usually within it | Usually outside it |
|---|---|
| A river or lake over its banks | Ground water that creeps through a crack, week after week |
| Heavy rain that runs in at a door or window well | A leak that has been there for months |
| Snow that melts faster than the ground takes it | Water let out of a dam on purpose, in some wordings |
| In some wordings, ground water that comes suddenly with such a flood | Salt water, which is not Alberta’s trouble |

No two insurers draw this line in the same place. Ask to see the definitions of “surface water” and “ground water”.

Most insurers want you to hold [sewer backup](term:sewer-backup) too, with reason. When streets fill, drains come up, and some policies leave out a backup that happens together with a flood unless you have both. {{fact:home-water-endorsements}}

## Who can get it

Insurers sort addresses into risk zones with models of their own. You often see only the result:

- **Low risk:** offered readily, sometimes already in a package. Check that it is really there.
- **Middle:** offered with a smaller limit, a larger deductible, or conditions about the house.
- **High:** a low limit, a high price, or no offer at all.

Two insurers can place one house in two zones, so a broker who works with several can help.

Do not think yourself safe because the river is far. Edmonton’s drainage utility names rainfall that overwhelms the sewers as the first of two kinds of flood there; the river is the second. In Fort McMurray it was ice. {{fact:flood-2020}}

## Look up your own address

Alberta publishes flood maps through its Flood Hazard Identification Program, and cities such as Calgary have maps of their own. Three things to know before you read one:

1. **A “1:100 flood” is not a flood once in a hundred years.** It has a chance of one per cent every year. Over a mortgage of 25 years that adds up to more than one in five.
2. **A blank spot is not dry land.** The province says that not all communities are mapped and that there is flood risk outside the maps. After 2013 a city report found that a fifth of the damaged buildings in Calgary stood outside the mapped hazard area.
3. **Your insurer’s map is another map.** Being outside the flood fringe on the province’s map does not bind an underwriter, and being inside it does not always mean no.

Print the map with the date.

## What an insurer asks about the house

Have the answers before you ask for an offer. A past flood that you leave out can undo a claim later.

- **Water before you.** Any water in the home, with year, cause, cost and what was changed. Ask the seller if you bought lately.
- **[Backwater valve](term:backwater-valve).** {{fact:backwater-valve}} The valve stops water from the sewer and nothing else. While it is shut, your own taps have nowhere to drain, so stop using them. It needs cleaning at least once a year, and a plumber and a permit to install.
- **Sump pump.** Does the pit have one, is there a battery for the power cut that comes with the storm, and where does the hose end? Strathcona County asks for at least 1.5 metres from the wall. Test it in spring: pour water in slowly until the float rises.
- **The ground.** Soil that falls away from the walls, downspouts that reach 1.5 metres out, window wells with covers.
- **The basement.** Finished or bare, a suite or not, furnace and panel at floor level or raised.

Ask about money before the plumber comes. Edmonton’s utility, for one, has offered a rebate too, and a free visit to look for weak spots.

## Limits, deductibles and the calendar

Think of your basement from the floor up. Add drywall, flooring, furnace, water heater, washer, the sofa, the freezer, the bicycles, and a month of living elsewhere. If that comes to $80,000 and the limit offered is $20,000, the coverage ends where most of the bill begins. Ask what the next step up costs.

Then check the calendar. A new endorsement can have a [waiting period](term:waiting-period). While a flood warning is out, insurers may stop adding or changing coverage in the area. Look again at each renewal: zones and limits are redrawn.

## If nobody offers it

- Ask for sewer backup on its own, and for ground water if the insurer has it.
- Ask which change to the house would make an offer possible, and get the answer in writing.
- Move what you can upstairs: papers, photos, the freezer, the panel at the next renovation.
- If you are about to buy near water, make the offer conditional on a quote that names overland water.

Public help is thinner than people believe. {{fact:disaster-help}} {{fact:disaster-help-limits}} Keep every refusal in writing: it may be your proof that you could not buy the coverage.

## What people get wrong, and what to ask

“My mortgage would have required it.” A lender asks for home insurance and may never look for this line. “I live on a hill.” Water from the hill above you is overland water as well. “It did not flood in 2013.” A cloudburst takes another way than a river, and the lot uphill may not have been paved then.

Ask a broker:

- Which of your insurers offers overland water at my address, and up to which limit?
- Is ground water within it, and is there a rule for water that comes from two sides at once?
- Is the deductible for water separate, and can I choose it?
- What would a backwater valve, or a battery on the pump, change in the offer?
- Does it follow my belongings if I rent or own a condo, and what about the parkade?

Is the water in the house already? Turn to [what covers a flooded basement](/blog/basement-flooded).`,
  sources: [
    {
      title: 'Flood Hazard Identification Program',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/flood-hazard-identification-program',
    },
    {
      title: 'Backwater valve rebate',
      publisher: 'Strathcona County',
      url: 'https://www.strathcona.ca/your-property-utilities/water-and-sewer/wastewater/backwater-valve-rebate/',
    },
    {
      title: 'Lot drainage tips',
      publisher: 'Strathcona County',
      url: 'https://strathcona.ca/your-property-utilities/water-and-sewer/drainage/lot-grading-in-residential-areas/lot-drainage-tips',
    },
    {
      title: 'Flood mitigation in Edmonton',
      publisher: 'EPCOR',
      url: 'https://epcor.com/ca/en/ab/edmonton/operations/construction/flood-mitigation.html',
    },
    {
      title: 'Flood mapping under fire',
      publisher: 'Calgary Herald',
      published: '2014-07-24',
      url: 'https://www.pressreader.com/canada/calgary-herald/20140724/281517929248594',
    },
    {
      title: 'Does your client think overland flood coverage is standard?',
      publisher: 'Canadian Underwriter',
      published: '2022-04-28',
      url: 'https://beta.canadianunderwriter.ca/news/industry/does-your-client-think-overland-flood-coverage-is-standard',
    },
  ],
  related: ['/insurance/home', '/blog/basement-flooded', '/locations/calgary', '/locations/fort-mcmurray', '/faq/home'],
};
