import type { Industry } from './industry.ts';

export const restaurants: Industry = {
  id: 'restaurants',
  name: 'Restaurants',
  summary: 'Kitchens, cafés and food trucks: fire in the hood, food in the freezer, guests on the floor.',
  line: 'business',
  title: 'Restaurant insurance in Alberta',
  description:
    'What an Alberta restaurant insures: kitchen hood, walk-in freezer, guests, and weeks of closing after a fire. With a checklist of what a broker asks.',
  reviewed: '2026-11-21',
  heading: 'Insurance for restaurants, cafés and food trucks',
  lead: 'A grease fire in a duct can close a kitchen for months. A freezer that dies on a long weekend can empty it by Tuesday. This page shows what restaurant policies usually pay for, where they stop, and why every broker asks about your hood.',
  whoNeedsIt: `You run a noodle shop in a strip mall in northeast Edmonton, a café in Canmore, a banquet hall in Red Deer or a food truck. You cook, and people sit down, drink or carry the food home.

Your lease probably asks for insurance before you get the keys. So does the lender behind the ovens. If alcohol is a large part of your sales, read about [liquor stores, bars and delivery](/business/liquor) too. A ghost kitchen without a single seat still has the fire, the food and the drivers.`,
  covers: [
    {
      name: 'The kitchen and what you built in',
      text: 'Ovens, tables and stock, and also what you added to rented space: hood, floor drains, bar. These are tenant’s improvements. Insure them for what building them again would cost, their [replacement cost](term:replacement-cost).',
    },
    {
      name: 'Closing after a fire',
      text: '[Business interruption](term:business-interruption) replaces income and keeps rent and key wages paid while you rebuild. Ask how many months it runs. A new duct needs drawings, a permit and an inspection before the first plate goes out.',
    },
    {
      name: 'Spoiled food',
      text: 'Meat, dairy and prep lost when a walk-in breaks or the power fails. Often an [endorsement](term:endorsement) with its own [limit](term:limit). A burned-out compressor may need equipment breakdown coverage as well.',
    },
    {
      name: 'Guests who are hurt',
      text: '[Commercial general liability](term:general-liability) answers for a scald, a broken tooth, a fall on wet tile, an illness traced to your kitchen. It pays for a defence and for damages you legally owe.',
    },
    {
      name: 'Wine and beer at the table',
      text: 'Some liability policies include liquor, some cap it, some leave it out. Tell the broker the true share of alcohol in your sales and get the answer in writing.',
    },
  ],
  excludes: [
    {
      name: 'Grease and age',
      text: 'A fryer that wears out, a cooler door that no longer seals. Upkeep is yours.',
    },
    {
      name: 'Closing without damage',
      text: 'A failed inspection, a slow February or a street torn up by road work does not normally start business interruption. Damage that the policy insures must come first, unless you bought an extension.',
    },
    {
      name: 'Delivery by car',
      text: 'General liability leaves out vehicles. Your own vans need [commercial auto](/commercial-auto). Staff who deliver in their own cars raise the question of [non-owned auto](term:non-owned-auto).',
    },
    {
      name: 'Burned cooks and cut fingers',
      text: 'Injuries of your staff belong with the Workers’ Compensation Board, not with your liability policy.',
    },
    {
      name: 'Water from below',
      text: '[Sewer backup](term:sewer-backup) and flood are separate choices. With a basement kitchen or a basement storeroom, ask about them first.',
    },
  ],
  priceDrivers: [
    { name: 'What is on the line', text: 'Deep fryers, woks and charcoal weigh more than a sandwich press.' },
    {
      name: 'Fire protection',
      text: 'The suppression system, who services it and how often the ducts are cleaned. Proof matters more than memory.',
    },
    {
      name: 'The building',
      text: 'Age, wiring, sprinklers, and who shares the walls. A kitchen under apartments is another risk than one that stands alone.',
    },
    { name: 'Food or drink', text: 'The split of sales, the closing hour, live music, a dance floor.' },
    { name: 'Your history', text: 'Past claims, years in the trade, and whether an insurer ever declined to renew.' },
  ],
  checklist: [
    'Legal name, trade name and address of the kitchen',
    'The insurance pages of your lease',
    'Seats, opening days and latest closing hour',
    'Sales of the past year, split into food and alcohol',
    'List of fryers, grills, ovens and open flame',
    'Suppression system: make, last service, service contract',
    'Last two hood and duct cleaning reports',
    'Cost of improvements, equipment and average stock',
    'Who delivers: your staff, an app, or nobody',
    'Claims of the past five years, with dates and amounts',
  ],
  alberta: `The Alberta edition of the National Fire Code sends commercial kitchens to a standard called NFPA 96. Calgary tells owners that hoods and suppression systems must be maintained, typically every six months. In Wood Buffalo, work on either one needs a permit and trained people, and records stay on the premises for two years. Ask your own fire department what applies to you.

Keep the service tags, photos and invoices outside the kitchen too. After a fire the adjuster will ask for them.

Winter adds its own losses. A pipe above the dining room freezes at minus 35 because the heat was turned down for the night. Ask what your policy wants you to do when the room stands empty.`,
  extra: [
    {
      id: 'bad-nights',
      heading: 'Bad nights, and the part to ask about',
      body: `| What happened | Ask about |
| --- | --- |
| A storm takes the power for two days and the freezer thaws | Spoilage, and whether power lost away from your building counts |
| A fryer shorts out without a fire | Equipment breakdown |
| Flames reach the duct and the ceiling | Contents, improvements, business interruption |
| A guest with an allergy goes to hospital | General liability |
| The night’s cash is gone, and so is a key | Crime coverage, and theft by employees |`,
    },
  ],
  questions: [
    {
      id: 'restaurants-hood-cleaning',
      question: 'Can a missed hood cleaning affect a claim?',
      answer:
        'It can. Many kitchen policies have a condition about cleaning the hood and duct and servicing the suppression system. If a fire starts there and the dates do not hold, the insurer may question the claim. Read that clause with a broker before you sign. Then book the cleanings ahead and keep every report, also the notes on corners the crew could not reach.',
    },
    {
      id: 'restaurants-freezer-weekend',
      question: 'Who pays when the walk-in freezer fails over a long weekend?',
      answer:
        'Your own policy may, if it includes spoilage and the cause is one it names. Check the limit for food, the [deductible](term:deductible), and whether the insurer wants a temperature alarm or a service contract. Photograph what you throw away, weigh it if you can, and keep the invoices. Call your insurer before the bin is emptied.',
    },
    {
      id: 'restaurants-food-truck',
      question: 'Which insurance does a food truck need?',
      answer:
        'Two kinds, as a rule. Commercial auto for the road, and property and liability insurance for the kitchen inside, the propane and the people at your window. Ask which policy names the built-in equipment. If neither does, neither may pay for it. Markets and festivals usually want a [certificate](term:certificate) that mentions them.',
    },
  ],
  related: ['/business/liquor', '/business/general', '/commercial-auto', '/blog/small-business-basics'],
  sources: [
    {
      title: 'Commercial kitchens in businesses or facilities',
      publisher: 'City of Calgary',
      url: 'https://calgary.ca/development/permits/commercial-kitchens.html',
    },
    {
      title: 'Restaurant exhaust systems; restaurant fire suppression systems',
      publisher: 'Regional Municipality of Wood Buffalo',
    },
    {
      title: 'STANDATA 14-FCI-005, Fixed fire suppression and exhaust systems: cooking and cleaning',
      publisher: 'Government of Alberta',
      published: '2018-10',
    },
  ],
};
