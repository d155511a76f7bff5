import type { Industry } from './industry.ts';

export const professionals: Industry = {
  id: 'professionals',
  name: 'Professionals',
  summary: 'Accountants, engineers, consultants, designers: advice that is wrong can surface years later.',
  line: 'business',
  title: 'Professional liability insurance in Alberta',
  description:
    'Errors and omissions insurance for Alberta professionals and consultants: claims-made dates, what regulators require, client data, and what to have ready.',
  reviewed: '2026-11-21',
  heading: 'Insurance for professionals and consultants',
  lead: 'You sell judgment: a set of accounts, a drawing, a plan. When it is wrong, nothing burns, but a client loses money. The insurance for that follows its own calendar, and most costly misunderstandings are about dates.',
  whoNeedsIt: `Accountants in Medicine Hat, structural engineers in Calgary, architects, IT consultants, bookkeepers, real estate appraisers, HR advisers, marketing studios. Some belong to a regulator that requires professional liability insurance. Others meet the requirement in a client’s contract.

A corporation of your own and a single client do not remove the risk. An energy company that hires you that way will often ask for proof of insurance. And advice given to a friend at no charge can come back like any other.`,
  covers: [
    {
      name: 'Errors and omissions',
      text: 'Your defence, and what you owe, when a client says that your advice, drawing or filing cost them money. Ask whether lawyers’ fees come out of the [limit](term:limit) or are paid on top.',
    },
    {
      name: 'Complaints to your regulator',
      text: 'Help with the cost of answering a college or association. Often a small amount inside the main policy, sometimes absent.',
    },
    {
      name: 'Data and cyber',
      text: 'Tax slips, plans and passwords in the wrong hands: experts, notice to the people affected, restoring your files, claims by clients. Fraud by e-mail, where staff pay a false invoice, is often a separate item.',
    },
    {
      name: 'The office',
      text: '[Commercial general liability](term:general-liability) for a visitor who falls and for your landlord’s lease, plus computers, furniture and the cost of working elsewhere after damage.',
    },
    {
      name: 'Directors and officers',
      text: 'Claims against the people who run the firm for how they ran it, for example by a partner, a lender or an employee.',
    },
  ],
  excludes: [
    {
      name: 'What you knew before you bought',
      text: 'An angry letter in the drawer on the day you apply. Disclose it. The insurer will ask about circumstances as well as claims.',
    },
    {
      name: 'Work before the retroactive date',
      text: 'Look for that date on the first page. Some policies have none; some start on the day you bought.',
    },
    {
      name: 'Fees and promises',
      text: 'Giving back your own fee, or paying for a result you vouched for, is seldom insured. Fines are usually out as well.',
    },
    {
      name: 'Services not described',
      text: 'A bookkeeper who starts giving investment tips, a web designer who starts hosting payments. Describe the new service before you sell it.',
    },
    {
      name: 'Work for the United States',
      text: 'Some policies do not answer for lawsuits brought there. One remote client in Montana is enough to ask.',
    },
  ],
  priceDrivers: [
    { name: 'What you do', text: 'Structural design and tax opinions weigh more than training or translation.' },
    { name: 'Fees and largest client', text: 'Insurers read yearly fees, and how much hangs on a single project.' },
    {
      name: 'Your contracts',
      text: 'A clear scope and a clause that limits your liability help. Unlimited promises do the opposite.',
    },
    { name: 'Years insured without a gap', text: 'Older retroactive dates mean more past work at risk.' },
    {
      name: 'Records you hold',
      text: 'How many clients’ data, where it is stored, and whether logins need two steps.',
    },
  ],
  checklist: [
    'Profession, regulator and registration number',
    'Services, each with its share of yearly fees',
    'Fees last year and expected this year',
    'Clients outside Alberta, and any in the United States',
    'Your standard engagement letter or contract',
    'The limit that a client or regulator asks for',
    'Present policy: retroactive date, limit, expiry',
    'Complaints, claims and anything that may become one',
    'Number of client records, and who hosts them',
  ],
  alberta: `Regulators differ. {{fact:regulators-liability}} Your own regulator’s website has the number that counts, and a broker can speak to amounts above it.

Time matters here. {{fact:limitation-periods}} A drawing from long ago can still bring a letter. A lawyer can tell you what applies to a file.

Client records also fall under privacy law. {{fact:privacy-pipa}}`,
  extra: [
    {
      id: 'four-dates',
      heading: 'A claims-made policy in four dates',
      body: `Most professional liability is [claims-made](term:claims-made): the policy in force when the claim is made and reported answers, if the work was done after the retroactive date.

| When | What happens | What it means |
| --- | --- | --- |
| Year 1 | Your first policy begins | Its first day often becomes the retroactive date |
| Year 3 | You sign a report with an error | Later than that date: inside |
| Year 7 | The client complains | Report it now, to the policy of year 7 |
| Year 8 | You retire and cancel | Later letters find no policy, unless you bought an extended reporting period |`,
    },
  ],
  questions: [
    {
      id: 'professionals-unhappy-client',
      question: 'A client is unhappy but has not sued. Do I report it?',
      answer:
        'Usually yes, and early. Many claims-made policies ask you to report circumstances that might become a claim, and let a later lawsuit count from that day. Waiting past the expiry date can lose the right. Do not admit fault or offer money first. Call your own insurer or broker, and keep every message.',
    },
    {
      id: 'professionals-change-insurer',
      question: 'Can I change insurers without losing my past work?',
      answer:
        'Often, if the new policy keeps your old retroactive date and starts the day the old one ends. Have both dates confirmed in writing before you let anything lapse. Report every known circumstance to the old insurer first, since the new one will leave it out. A lower [premium](term:premium) with a new date may be no saving.',
    },
    {
      id: 'professionals-general-liability-enough',
      question: 'My client’s contract asks only for general liability. Is that enough?',
      answer:
        'It may satisfy the contract and still leave your main risk open. General liability is about injury and damaged property. Most claims against advisers are about money alone, and many general policies exclude professional services outright. Look at what a serious mistake of yours would cost the client, then ask a broker about both.',
    },
  ],
  related: [
    '/business/general',
    '/business/medical',
    '/group-benefits',
    '/blog/small-business-basics',
    '/faq/business',
  ],
  sources: [
    {
      title: 'Professional liability insurance for professional accounting firms',
      publisher: 'CPA Alberta',
      url: 'https://cpaalberta.ca/Public-Practice/Professional-Accounting-Firm/Professional-Liability-Insurance',
    },
    {
      title: 'Group policy',
      publisher: 'Alberta Lawyers Indemnity Association',
      url: 'https://alia.ca/for-lawyers/group-policy',
    },
    {
      title: 'Professional liability insurance: frequently asked questions',
      publisher: 'Alberta Association of Architects',
      published: '2023',
    },
    {
      title: 'A primer on limitation periods in Alberta',
      publisher: 'Whitelaw Twining',
      url: 'https://wt.ca/a-primer-on-limitation-periods-in-alberta',
      published: '2021',
    },
    {
      title: '“Claims made” and “claims made and reported” policies in Canada',
      publisher: 'Dolden',
      published: '2006-06-01',
    },
  ],
};
