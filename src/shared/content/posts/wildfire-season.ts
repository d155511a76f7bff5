import type { Post } from './post.ts';

export const wildfireSeason: Post = {
  slug: 'wildfire-season',
  title: 'Wildfire season: your policy, your papers and the road out',
  author: 'property',
  category: 'home',
  keywords: [
    'wildfire insurance Alberta',
    'evacuation order insurance',
    'additional living expenses',
    'smoke damage claim',
    'home inventory',
    'wildfire go-bag',
  ],
  published: '2026-10-20',
  modified: '2026-11-18',
  reviewed: '2026-11-21',
  body: `Home, condo and tenant policies normally insure wildfire and its smoke. Most also pay extra living costs after an evacuation order, but for a limited time only.

How well that works is decided in winter: by your limits, by a list of what you own, and by a bag near the door.

## What a policy usually pays

| What happened | Where to look |
|---|---|
| Fire damaged or destroyed the home or your belongings | Building and contents: part of standard policies |
| Smoke, soot or water from the fire crews | Normally handled in the same way as fire |
| You had to leave under an evacuation order | [Additional living expenses](term:additional-living-expenses), with a limit in days, in dollars or both |
| The home cannot be lived in afterwards | The same heading, usually with a larger limit |
| Food spoiled while the power was off | Often a small limit of its own |
| Your vehicle or trailer burned | [Comprehensive](term:comprehensive) auto coverage, if you bought it |
| Trees, fences, sheds, a quad | Small limits, or a policy of their own |

{{fact:fire-2016}} {{fact:fire-2024}} In both places many homes never saw a flame and still had smoke inside, or weeks without power.

## Alert or order: one word matters

The province uses two words. An **evacuation alert** means: get ready to leave on short notice. An **evacuation order** means: leave now. In Wood Buffalo, municipal supports such as lodging start with the order too.

Insurers look at the same word. Coverage for living elsewhere typically begins with a mandatory order. If you go early, because of asthma, a baby or a single road out, you may be right to go and still not be paid for the first nights. Ask your insurer what it does in that case, and keep the receipts either way. No hotel bill is worth waiting for.

Note the day and hour of the order, and take a screenshot of it. Register with the reception centre or online, even if you stay with friends: others will look for you there.

## How extra costs are counted

The word is *extra*. Say your family of four spends $300 a week on food at home. In a motel without a kitchen it is $850. The policy looks at the $550 between. A motel normally counts in full while you still pay rent or a mortgage at home. Savings, such as a heating bill that stops, can be taken off.

- Keep every receipt, from laundry to the kennel, in one envelope or phone folder.
- Ask for the limit on the first call: how many days, how much, and what happens when the order lasts longer.
- Ask for an advance if you left with little. Insurers can often send money within days.
- The Insurance Bureau of Canada says that help from governments or charities does not reduce what your policy pays. Accept it, and note it.
- Your mortgage or rent, and your premium, normally go on. Call lenders early, before a payment is missed.

## When you return

Go back only when the authorities say so. Then go slowly.

**Smoke.** Look for soot on sills, in the attic, behind outlet covers and in the furnace filter. A smell that returns on a warm day is a sign too. Wipe nothing before you have taken photos, because soot smears and stains. Call your insurer, and let trained people clean ducts, insulation and soft furniture. If you have no visible damage, say what you smell and where; ask for it to be looked at and written down.

**The fridge.** After a long power cut, do not open it. Tape it shut and ask your insurer and the municipality whether it can be cleaned or is collected. After three weeks without power, as in Jasper, most are beyond cleaning.

**The yard.** Hot ash pits can lie under roots. Well water may need a test.

Get your claim number, your adjuster’s name and the next date in writing. Repairs after a large fire take long, in Jasper longer than a year for most. Ask whether your living expenses end on a date or when the home is ready.

## Twenty minutes for an inventory

After a total loss the insurer asks for a list of what you owned. Nobody can write that from memory.

Walk through each room with your phone and talk while you film. Open drawers, closets, the freezer, the garage, the shed. Say brand, age and price of what is worth more than a few hundred dollars. Film serial numbers, tools, sports gear, and the roof and furnace labels. Then store the film where fire cannot reach it, and send a copy to somebody in another town. Do it again after each large purchase.

The film does two jobs. It proves a claim, and it tells you whether your contents limit is near the truth.

## Before the season, not during it

When a fire comes near, insurers may stop selling new policies in the area and stop changing limits and deductibles. Renewals go on. So settle these while there is snow:

- **Rebuilding cost.** Building prices jump when a whole town rebuilds. Ask how your limit was worked out, when, and what happens if it is too low. Some policies can pay above the limit on conditions: ask for those too.
- **Bylaws and debris.** A rebuild must meet present codes, and burned ground must be cleared and sometimes tested. Both have limits.
- **Cabins, acreages, trailers.** Distance to a fire hall, a wood stove, months when nobody is there: say it all.
- **Your yard.** {{fact:firesmart-embers}} Clean gutters, move the firewood, screen the vents. Ask whether your insurer gives anything for it.

If you are buying a house in summer, put insurance into the conditions. With smoke on the horizon, a new policy can be hard to get until the threat has passed.

## What people get wrong, and what to ask

- **“They will give me the limit on the page.”** You are paid for what you lost, up to the limit, and at [replacement cost](term:replacement-cost) often only when you replace it.
- **“I rent, so it is my landlord’s problem.”** The building is. Your bed and your motel are not: that is what a [tenant policy](/blog/tenant-insurance) is for.
- **“I will take the money and rebuild elsewhere.”** Some policies allow it, on conditions. Ask first.

Ask a broker:

- How many days of evacuation does my policy pay, and is there a limit in dollars?
- Is smoke without flames handled like fire?
- What are the limits for outbuildings, trees, debris and bylaws?
- Is my contents limit right for the list I just made?
- Would my [home policy](/insurance/home) pay for my parents, who live with us?

People in the north will find more on our page for [Fort McMurray](/locations/fort-mcmurray).`,
  checklist: [
    'Identity papers for each person, and health cards',
    'Policy numbers and the claims phone number, on paper',
    'Your broker’s and your lender’s numbers',
    'The inventory film, stored online and with somebody elsewhere',
    'Deeds, lease, titles, immigration papers, wills: copies or scans',
    'Receipts or appraisals for jewellery, art, instruments',
    'Photos of every room, the roof and the yard',
    'Medicine and prescriptions for a week or more',
    'Phone charger, power bank, a little cash',
    'Pet carrier, tags, vaccination record',
    'An envelope for receipts, and a pen',
    'A full tank, and two ways out of the neighbourhood',
  ],
  sources: [
    {
      title: 'Prepare to evacuate',
      publisher: 'Government of Alberta',
      url: 'https://alberta.ca/prepare-to-evacuate.aspx',
    },
    {
      title: 'Alberta’s wildfire season: insurance experts share tips to stay safe and protect your property',
      publisher: 'Insurance Bureau of Canada',
      published: '2024-03-18',
      url: 'https://www.ibc.ca/news-insights/news/albertas-wildfire-season:-insurance-experts-share-tips-to-stay-safe-and-protect-your-property',
    },
    {
      title: 'Insurance information on additional living expenses to affected residents',
      publisher: 'Insurance Bureau of Canada',
      published: '2021-08-24',
      url: 'https://www.ibc.ca/news-insights/news/wildfires-in-british-columbia-insurance-information-on-additional-living-expenses-to-affected-residents',
    },
    {
      title: 'Wildfires and insurance',
      publisher: 'Insurance Bureau of Canada',
      url: 'https://www.ibc.ca/stay-protected/severe-weather-centre/wildfire-season',
    },
    {
      title: 'FireSmart at home',
      publisher: 'FireSmart Alberta',
      url: 'https://firesmartalberta.ca/at-home/',
    },
    {
      title: 'Alerts and evacuation',
      publisher: 'Regional Municipality of Wood Buffalo',
      url: 'https://www.rmwb.ca/en/fire-and-emergency-services/alerts.aspx',
    },
  ],
  related: ['/insurance/home', '/locations/fort-mcmurray', '/blog/tenant-insurance', '/faq/claims'],
};
