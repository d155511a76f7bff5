import type { Industry } from './industry.ts';

export const manufacturers: Industry = {
  id: 'manufacturers',
  name: 'Manufacturers',
  summary: 'Shops, plants and food makers: product claims, recalls, machines that stop and parts that never come.',
  line: 'business',
  title: 'Manufacturing insurance in Alberta',
  description:
    'How Alberta manufacturers insure products, plants and machines: liability, recall, equipment breakdown, exports to the United States, and what to prepare.',
  reviewed: '2026-11-21',
  heading: 'Insurance for manufacturers and food makers',
  lead: 'A valve leaves your shop in Nisku and fails two years later in Texas. A label misses an allergen. A press stops, and the part is in Germany. Some of your risk travels with the product; the rest is bolted to the floor.',
  whoNeedsIt: `Fabrication shops, machine shops, cabinet makers, feed mills, breweries, coffee roasters, plastics, skids and trailers. Also firms that only assemble or put their own name on a product from elsewhere: to the person who is hurt, the name on the box is the maker.

Size is no shield. A two-person food business in Lethbridge that sells at markets and online needs product liability before the first jar, and most grocery chains will ask for proof. A supplier to the energy sector will find limits and wordings in the purchase order.`,
  covers: [
    {
      name: 'Injury or damage by the product',
      text: 'Product liability, usually a part of [commercial general liability](term:general-liability). It defends you and pays what you owe when the thing you made hurts somebody or ruins their property.',
    },
    {
      name: 'Building, machines and stock',
      text: 'Insured at [replacement cost](term:replacement-cost) where possible. A lathe quoted in euros ten years ago costs something else today, with freight and rigging.',
    },
    {
      name: 'Equipment breakdown',
      text: 'A motor burns out, a boiler cracks, a control board fails. Many property policies leave that out; this adds it, and often the lost production.',
    },
    {
      name: 'Lost production',
      text: '[Business interruption](term:business-interruption) after damage at your plant. Ask to add key suppliers and key customers: their fire can stop your line too.',
    },
    {
      name: 'Recall',
      text: 'Finding, collecting and replacing a product that may be dangerous, and telling the public. Generally a policy or [endorsement](term:endorsement) of its own.',
    },
    {
      name: 'Goods on the road',
      text: 'Cargo and transit, by your truck or a carrier’s. Check who owns the load under the terms of sale.',
    },
  ],
  excludes: [
    {
      name: 'The product itself',
      text: 'Liability pays for the flooded basement, not for a better pump. Replacing bad units is your warranty.',
    },
    {
      name: 'Taking it back',
      text: 'Liability policies commonly exclude the cost of withdrawing goods from shelves, or allow only a small amount.',
    },
    {
      name: 'A product that does not perform',
      text: 'A coating that peels and a sensor that reads low may harm nobody and still ruin a customer’s contract. That calls for manufacturer’s errors and omissions.',
    },
    {
      name: 'Other people’s material in your hands',
      text: 'A client’s forging, scrapped on your mill. General liability often leaves out property in your care.',
    },
    {
      name: 'Slow pollution',
      text: 'Solvent seeping under a slab for years. Ask about environmental liability.',
    },
  ],
  priceDrivers: [
    {
      name: 'What it is for',
      text: 'Pressure parts, children’s goods and food draw harder questions than signs or shelving.',
    },
    {
      name: 'Where it goes',
      text: 'Each share of sales to the United States counts, because lawsuits there cost more.',
    },
    { name: 'Proof of quality', text: 'Lot numbers, test records, certifications, and how long you keep them.' },
    { name: 'Fire load', text: 'Spray booths, wood dust, plastics, oil quench, sprinklers, distance to a fire hall.' },
    { name: 'Single points of failure', text: 'One oven, one supplier, one customer.' },
  ],
  checklist: [
    'Every product, with its use and yearly sales',
    'Sales by province, United States and elsewhere',
    'Discontinued products still in use',
    'Quality certificates and testing routine',
    'Recall plan and how lots are traced',
    'Machine list with age and price new',
    'Building: age, construction, sprinklers, hydrant',
    'Highest values of raw, half-finished and finished stock',
    'Main suppliers, and how fast each could be replaced',
    'Purchase orders that set insurance terms',
    'Product claims and complaints, with outcome',
  ],
  alberta: `Pressure equipment in Alberta answers to the Safety Codes Act. Unless exempt, a boiler or vessel needs a certificate of inspection permit from ABSA before it goes into service. Keep permits with your insurance file; breakdown insurers ask for them.

{{fact:food-licence}} Selling a single case to Kamloops can bring you in. Ask the Canadian Food Inspection Agency.

Then there is the place. Hail tears open rooftop units, a long cold snap tests gas lines, and outside the cities a volunteer hall may be twenty minutes away. Tell the broker the distance.`,
  extra: [
    {
      id: 'first-days',
      heading: 'If a product may be dangerous: the first days',
      body: `1. Stop shipping. Keep samples and do not repair the returned unit.
2. Find the lots, and where they went.
3. Report. {{fact:product-incident}} Food goes to the Canadian Food Inspection Agency.
4. Call your insurer or broker before you promise anybody money.
5. Write down every cost from the first hour. Recall claims are paid from records.`,
    },
  ],
  questions: [
    {
      id: 'manufacturers-us-sales',
      question: 'We ship a little to the United States. Does it matter?',
      answer:
        'Yes, even a little. Check three lines of your policy: where the injury may happen, where the lawsuit may be brought, and whether legal costs there reduce the limit. Some wordings answer only for suits in Canada. Sales through an online marketplace count too. Give the broker real figures by product, and say what was sold there in earlier years.',
    },
    {
      id: 'manufacturers-component',
      question: 'We make one small part. Can we be blamed for the whole machine?',
      answer:
        'You can be named in the lawsuit, and a defence costs money even when your part was sound. Drawings, material certificates and signed specifications show who decided what. Ask whether your customer’s contract makes you pay for their losses too, such as a stopped rig. Ordinary liability may not reach that far.',
    },
    {
      id: 'manufacturers-interruption-length',
      question: 'How many months of lost production are enough?',
      answer:
        'Count backwards from your slowest machine. Add the order time, shipping, installation, permits and the months until customers return. Some forms stop paying once the property is repaired; others go on until sales recover, within a time you chose. Ask your broker which form you have, and work through one bad fire on paper.',
    },
  ],
  related: ['/business/general', '/commercial-auto', '/business/construction', '/blog/small-business-basics'],
  sources: [
    {
      title: 'Guidance on mandatory incident reporting under the Canada Consumer Product Safety Act, section 14',
      publisher: 'Health Canada',
      published: '2011-06',
    },
    {
      title: 'The Safe Food for Canadians Act: what agri-food and beverage businesses need to know',
      publisher: 'Bennett Jones LLP',
    },
    {
      title: 'Responsibilities in Alberta',
      publisher: 'ABSA, the pressure equipment safety authority',
      url: 'https://www.absa.ca/inspections/contractors/responsibilities-in-alberta/',
    },
    {
      title: 'Huge Canadian product recall shines spotlight on lack of broker knowledge',
      publisher: 'Insurance Business Canada',
    },
  ],
};
