import type { Industry } from './industry.ts';

export const retail: Industry = {
  id: 'retail',
  name: 'Retail',
  summary: 'Shops, kiosks and online sellers: stock at its peak, broken glass, icy doorsteps and mall leases.',
  line: 'business',
  title: 'Retail store insurance in Alberta',
  description:
    'How shops in Alberta insure stock that doubles in November, smashed windows, slips on ice, imports and the mall lease, with a worked example of co-insurance.',
  reviewed: '2026-11-21',
  heading: 'Insurance for shops and online sellers',
  lead: 'In February your stockroom is half empty. In November it is stacked to the sprinklers. A policy that fits one month may fail you in the other, and a cracked window at two in the morning cares about neither.',
  whoNeedsIt: `A bookshop in Inglewood, a bike store on Whyte Avenue, a gift shop in Banff, a hardware store in Vegreville, a kiosk in a mall, a boutique that ships parcels from a garage. If customers walk in, or goods wait on your shelves, this page is yours.

Selling from home counts too. Home policies often limit business stock to a small sum, and may say nothing for a buyer who is hurt by what you sold. Shops for beer, wine and spirits have [a page of their own](/business/liquor).`,
  covers: [
    {
      name: 'Stock and fittings',
      text: 'Shelves, till, signs and goods for sale. Ask whether stock is valued at what you paid or at what it would sell for, and about a seasonal increase for the busy months.',
    },
    {
      name: 'A customer’s fall',
      text: '[Commercial general liability](term:general-liability) for a slip at the door, a display that tips, or a product you sold that injures somebody.',
    },
    {
      name: 'Windows and signs',
      text: 'Glass is sometimes included, sometimes extra, and leases often make it the tenant’s. Ask whether boarding it up at night is part of it.',
    },
    {
      name: 'Theft and cash',
      text: 'Break-ins under property; robbery, staff theft, counterfeit bills and a deposit lost on the way to the bank under crime coverage.',
    },
    {
      name: 'Weeks without a store',
      text: '[Business interruption](term:business-interruption) while the shop is repaired. If December earns a third of your year, say so before the amount is set.',
    },
    {
      name: 'Card data and the web shop',
      text: 'Cyber insurance for a breach, a locked point-of-sale system, or a site that is down on a sale weekend.',
    },
  ],
  excludes: [
    {
      name: 'Shrinkage',
      text: 'What a stock count cannot find. Shoplifting without a trace and bookkeeping slips are a cost of trade.',
    },
    {
      name: 'Goods on somebody else’s floor',
      text: 'Stock at a warehouse, a market stall or a fulfilment centre, unless that address is on the policy.',
    },
    {
      name: 'Water in the basement storeroom',
      text: '[Sewer backup](term:sewer-backup) and flood need to be asked for. Some insurers want boxes kept off the floor.',
    },
    {
      name: 'The landlord’s side',
      text: 'Roof, furnace and parking lot, as the lease divides them. Your policy follows your share only.',
    },
    {
      name: 'Fashion and age',
      text: 'Goods that went out of style, faded in the window or passed their date.',
    },
  ],
  priceDrivers: [
    { name: 'What you sell', text: 'Phones, sneakers, jewellery and vapes are easy to carry off. Garden soil is not.' },
    { name: 'Locks and eyes', text: 'Monitored alarm, shutters, bollards, cameras, a safe that is used.' },
    { name: 'The block', text: 'Foot traffic, past break-ins nearby, who rents above and beside you.' },
    { name: 'Imports', text: 'Bring goods in yourself and you may answer for them like their maker.' },
    {
      name: 'Deductible and history',
      text: 'Small glass claims add up. A higher [deductible](term:deductible) can make sense.',
    },
  ],
  checklist: [
    'Stock value in the quietest and the busiest month',
    'Fittings and improvements, with what they cost',
    'Yearly sales, in the store and online',
    'Countries you import from, and brands that are yours',
    'Lease pages on insurance, glass, snow and repairs',
    'Alarm certificate and camera details',
    'Cash kept overnight and how it travels',
    'Other places where goods are stored',
    'Snow and ice routine, and who does it',
    'Claims and police reports of the past five years',
  ],
  alberta: `{{fact:occupiers-duty}} After a fall on ice, one question comes first: did you have a system, and did you follow it? Chinooks melt the sidewalk at noon and freeze it at six. A log by the door with times and initials is cheap evidence. Read your lease and your city’s bylaw for who clears what.

Hail comes through skylights and ruins stock below. {{fact:hail-2024}} Ask how a commercial roof is settled if you own yours, and whether damage to the mall next door that closes your street is insured.

Goods that hurt people carry a duty too. {{fact:product-incident}}`,
  extra: [
    {
      id: 'co-insurance',
      heading: 'Co-insurance, with numbers',
      body: `[Co-insurance](term:co-insurance) asks you to insure a set share of the full value, and pays less if you do not. An invented example with a 90 per cent clause:

| | Amount |
| --- | --- |
| Stock on the day of the fire | $300,000 |
| You should have insured at least | $270,000 |
| You insured | $180,000 |
| Damage | $60,000 |
| Paid: 180 out of 270, or two thirds | $40,000, less the deductible |

The fire was small and the policy looked large. The missing $20,000 came from a value set in February.`,
    },
  ],
  questions: [
    {
      id: 'retail-mall-lease',
      question: 'What do mall leases usually ask for?',
      answer:
        'Liability up to a stated amount with the landlord added, insurance on your own improvements and stock, plate glass, [tenant’s legal liability](term:tenants-legal-liability), and a [certificate](term:certificate) before opening day. Some also ask for a [waiver of subrogation](term:waiver-of-subrogation). Send the broker the actual pages. Landlords can refuse keys over one missing line, and renewal certificates are due each year.',
    },
    {
      id: 'retail-online-only',
      question: 'I sell online only. What do I need?',
      answer:
        'Start with the product: if it can hurt somebody, liability matters more than the stockroom. Then the goods, wherever they wait and travel. Marketplaces may set their own insurance terms above a level of sales. Tell the broker where you ship, since orders to the United States change the question, and tell your home insurer about stock in the house.',
    },
    {
      id: 'retail-smash-and-grab',
      question: 'What should I do after a break-in?',
      answer:
        'Wait for police if anybody may still be inside. Then photograph everything before you sweep, board the opening, save the video before it is overwritten, and list what is gone with purchase invoices. Ask for the police file number. Call your own insurer the same day, and keep receipts for boarding and locks: reasonable emergency costs are often part of the claim.',
    },
  ],
  related: [
    '/business/general',
    '/business/liquor',
    '/business/manufacturers',
    '/blog/small-business-basics',
    '/blog/certificates-of-insurance',
  ],
  sources: [
    {
      title: 'Commercial occupiers’ liability in Alberta',
      publisher: 'Canada Insurance Law',
      url: 'https://canadainsurancelaw.com/?p=2541',
    },
    {
      title: 'Braving Alberta winters: occupier’s liability for property owners',
      publisher: 'Field Law',
      url: 'https://fieldlaw.com/News-Views-Events/243004/Braving-Alberta-Winters-Occupiers-Liability-for-Property-Owners',
      published: '2024-12',
    },
    {
      title: 'Guidance on mandatory incident reporting under the Canada Consumer Product Safety Act, section 14',
      publisher: 'Health Canada',
      published: '2011-06',
    },
    {
      title: 'Insurance covenants in a commercial lease',
      publisher: 'Richards Buell Sutton LLP',
      published: '2008-05',
    },
  ],
};
