import type { Guide } from '../types.ts';

export const businessGuide: Guide = {
  title: 'Business insurance in Alberta: where to start',
  description:
    'Work out what your business needs from what it does, what it signed and what it owns, with a table of situations and guides for nine Alberta industries.',
  reviewed: '2026-11-21',
  sources: [
    {
      title: 'Worker coverage',
      publisher: 'Workers’ Compensation Board Alberta',
      url: 'https://wcb.ab.ca/insurance-and-premiums/types-of-coverage/worker-coverage.html',
    },
    {
      title: 'How liability exposure goes up for directors and officers in tough times',
      publisher: 'JWN Energy',
      url: 'http://www.jwnenergy.com/article/2016/4/how-liability-exposure-goes-directors-and-officers-tough-times/',
      published: '2016-04',
    },
    {
      title: 'Fueling Alberta: the power of local entrepreneurs',
      publisher: 'Business Link',
      url: 'https://businesslink.ca/fueling-alberta-the-power-of-local-entrepreneurs',
    },
    {
      title: 'Will home insurance cover my home-based business?',
      publisher: 'HUB International',
      url: 'https://www.hubcustomercentral.com/blog/will-home-insurance-cover-my-home-based-business',
      published: '2024-04-23',
    },
  ],
  heading: 'Business insurance in Alberta',
  lead: 'Nobody needs every cover, and no two shops on the same street need the same ones. Three questions get you most of the way: what does the business do, what has it signed, and what does it own?',
  whoNeedsIt: `Anybody who takes money for work: a corporation, a partnership, a sole owner, a non-profit with a board, a person who sells candles from a basement in Spruce Grove.

The law itself asks for little: insurance on vehicles, workers’ compensation in most industries, and what some licences and professions require. The rest comes from a lease, a lender, a client, or your wish to survive a bad day.

Find your trade in the table of industries. For an ordinary office, studio, service or warehouse, the page on [general business](/business/general) explains the core package line by line.`,
  covers: [
    {
      name: 'Somebody else is hurt',
      text: '[General liability](term:general-liability). The first line for almost every business, and the one contracts name.',
    },
    {
      name: 'Your things are damaged',
      text: 'Property insurance for building, equipment and stock. Name each address.',
    },
    {
      name: 'You cannot open',
      text: '[Business interruption](term:business-interruption), tied to the property policy.',
    },
    {
      name: 'Your advice or design was wrong',
      text: 'Professional liability, also called errors and omissions. General liability normally leaves this out.',
    },
    {
      name: 'Data or money vanish',
      text: 'Cyber insurance for systems and records; crime insurance for theft by staff and fraud. Ask where one stops.',
    },
    {
      name: 'A decision is blamed on you',
      text: 'Directors’ and officers’ liability, and employment practices, for boards, investors and wrongful dismissal claims.',
    },
    {
      name: 'Vehicles and people',
      text: '[Commercial auto](/commercial-auto), [group benefits](/group-benefits), and life or disability insurance on an owner.',
    },
  ],
  excludes: [
    {
      name: 'Poor results',
      text: 'A slow year, a client who does not pay, a product nobody wants.',
    },
    {
      name: 'Fines and penalties',
      text: 'Mostly uninsurable, or limited to what the law allows.',
    },
    {
      name: 'What you did on purpose',
      text: 'Fraud and intended harm.',
    },
    {
      name: 'Injuries to your own workers',
      text: 'The workers’ compensation system replaces most lawsuits here. In an exempt industry ask about employers’ liability.',
    },
    {
      name: 'Work in places nobody mentioned',
      text: 'Sales to the United States, a second warehouse, a month of work in Saskatchewan.',
    },
  ],
  priceDrivers: [
    {
      name: 'What you do, in words',
      text: 'The description sets the class. “Consulting” can mean payroll advice or blasting plans.',
    },
    { name: 'Revenue, payroll, headcount', text: 'Liability is often rated on them and adjusted after year-end.' },
    { name: 'Values at each address', text: 'Rebuilding cost, equipment, stock, and the months you could be closed.' },
    {
      name: 'Limits and deductibles',
      text: 'A limit set by your largest contract; a deductible you can pay in a weak month.',
    },
    { name: 'Track record', text: 'Years in the trade, claims, and what you did about the last inspection report.' },
  ],
  checklist: [
    'Legal name, trade names, corporate structure, owners',
    'One honest paragraph on what you do and what you have stopped doing',
    'Revenue by activity and by country',
    'Headcount and payroll, with subcontractors apart',
    'Every address, also storage and home',
    'Lease, loan and the three largest contracts',
    'Values of building, equipment and stock',
    'Licences and professional registrations',
    'WCB account number',
    'Current policies with their renewal dates',
    'Claims and near misses of the past five years',
  ],
  alberta: `Alberta is a province of small firms: at the end of 2023, 98.3 per cent of its businesses had fewer than 100 employees, by federal figures. A few rules reach nearly all.

**Workers.** {{fact:workers-account}}

**Directors.** {{fact:director-wages}} Not every directors’ policy pays for that. Ask a lawyer and a broker the same question.

**Personal information.** Privacy law reaches a two-chair salon too: a serious breach has to be reported. [General business insurance](/business/general) has the rule.

**Weather with a bill.** {{fact:hail-2024}} Ask how the roof over your business is settled, and what is paid when an evacuation order closes a business that did not burn.

**Price.** There is no board that reviews commercial property and liability rates, as there is for cars. Comparing is your lever, and a clear file gets better answers.`,
  extra: [
    {
      id: 'does-signed-owns',
      heading: 'Does, signed, owns: an hour with a pen',
      body: `**What it does.** Write down each way you earn money, and beside it the worst thing that could happen to a customer, a passer-by or a client’s data. Note work you hand to others. This list decides liability.

**What it signed.** Take out the lease, loan, franchise agreement and client contracts. Mark the words insure, indemnify, [additional insured](term:additional-insured) and waiver, and the amounts. Some promises go further than any policy: show those to a lawyer.

**What it owns.** Walk through and film. Price things new, not as in the books. Add what belongs to others and is in your care: leased copiers, customers’ laptops.

Then draw a line between what would end the business and what would only annoy you. Insure the first well. Carry the second with a [deductible](term:deductible).`,
    },
    {
      id: 'situations',
      heading: 'Which cover for which situation',
      body: `| You are about to | Ask about |
|---|---|
| Sign a lease | Liability, [tenant’s legal liability](term:tenants-legal-liability), your improvements, a [certificate](term:certificate) |
| Hire the first employee | Workers’ compensation, crime, employment practices, benefits |
| Bid on a public job | [Limits](term:limit), additional insured, [bonds](term:bond) |
| Sell advice or designs | Professional liability, with the date it reaches back to |
| Take cards or store health data | Cyber |
| Import or put your name on a product | Products liability, recall |
| Buy a van, or send staff in their cars | Commercial and [non-owned auto](term:non-owned-auto) |
| Bring in a partner or board | Directors’ and officers’, buy-sell life insurance |
| Leave a building empty | Vacancy conditions, before you lock the door |`,
    },
    {
      id: 'industries',
      heading: 'Nine industries with pages of their own',
      body: `| If you | Read |
|---|---|
| advise, design, audit or code | [Professionals](/business/professionals) |
| work with tools on clients’ property | [Contractors](/business/contractors) |
| cook and serve | [Restaurants](/business/restaurants) |
| make or assemble things | [Manufacturers](/business/manufacturers) |
| run building projects | [Construction](/business/construction) |
| drive passengers for an app | [Rideshare](/business/rideshare) |
| treat patients | [Medical](/business/medical) |
| sell or serve alcohol | [Liquor](/business/liquor) |
| keep a shop or sell online | [Retail](/business/retail) |

Two may fit: a brew pub cooks, makes and pours. Tell the broker the share of each.`,
    },
  ],
  questions: [
    {
      id: 'business-page-home',
      question: 'I run it from home. Does my home policy help?',
      answer:
        'Only a little. Home policies usually limit business equipment to a small sum, often leave out stock, and may not answer when a client trips on your stairs. Not telling the insurer can put the whole policy at risk. Tell it what you do, then ask a broker if an add-on is enough.',
    },
    {
      id: 'business-page-corporation',
      question: 'I am incorporated. Why insure at all?',
      answer:
        'The corporation can still be sued for all it has, and you for your own mistakes, for a debt you signed for, or as a director. Landlords and clients ask for insurance regardless. A good first question: who should be named on the policy, the operating company, a holding company or both?',
    },
    {
      id: 'business-page-order',
      question: 'Money is short. What comes first?',
      answer:
        'First what the law and your contracts demand. Then liability, because one injury can exceed everything you own. Then what would close you: fire, the one machine, stolen client data. Then an income for you if you are ill. Glass and small tools come last. A higher deductible is often a better saving than a lower limit: ask for both prices.',
    },
    {
      id: 'business-page-change',
      question: 'Which changes must I report during the year?',
      answer:
        'Anything that would change the answers you gave: a new activity or country, an address, a renovation, an empty building, a vehicle, an alarm taken out. Standard conditions in Alberta ask you to report promptly, in writing, a change that matters to the risk and is within your control and knowledge. An e-mail to your broker, with a reply you keep, is a good habit.',
    },
    {
      id: 'business-page-what-you-do',
      question: 'What does this website do for a business?',
      answer:
        'With your consent we pass your request to a licensed broker partner. The broker advises, asks insurers, and sends quotes. We are not a broker or an insurer, and a request does not start any coverage. You can look the broker up in the Alberta Insurance Council’s register.',
    },
  ],
  related: ['/business/general', '/commercial-auto', '/group-benefits', '/faq/business', '/blog/small-business-basics'],
};
