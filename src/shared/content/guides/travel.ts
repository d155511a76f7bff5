import type { Guide } from '../types.ts';

export const travelGuide: Guide = {
  title: 'Travel insurance for Albertans: medical and trip',
  description:
    'What the Alberta health plan pays away from home, what travel insurance adds, what “stable” means, and why claims are refused. For B.C., the U.S. and beyond.',
  reviewed: '2026-11-21',
  sources: [
    {
      title: 'Health care coverage outside Canada',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/ahcip-coverage-outside-canada',
    },
    {
      title: 'Health care coverage in Canada',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/ahcip-coverage-in-canada.aspx',
    },
    {
      title: 'Leaving Alberta affects health care coverage',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/ahcip-absence-from-alberta',
    },
    {
      title: 'Travel Insurance Bill of Rights and Responsibilities',
      publisher: 'Travel Health Insurance Association of Canada',
      url: 'https://www.thiaonline.com/Travel_Insurance_Bill_of_Rights_and_Responsibilities.html',
      published: '2017-06',
    },
    {
      title: 'Travel advice and advisories',
      publisher: 'Government of Canada',
      url: 'https://travel.gc.ca/',
    },
  ],
  heading: 'Travel insurance for Albertans',
  lead: 'A night in a foreign hospital can cost more than the trip. The Alberta plan pays a small part of it. Travel insurance can pay much of the rest, but it leans on what you said about your health.',
  whoNeedsIt: `Think of it whenever you leave the province, even for lunch in Montana or a ski weekend in Fernie. Distance does not matter; the border does.

Look twice if you are over 60, take a new medication, are pregnant, spend the winter in Arizona, or trust a credit card you have never read. Cards often stop at a number of days or an age, and may ask that the trip was charged to them.

If your parents are coming to you from abroad, that is another product: [Super Visa insurance](/super-visa).`,
  covers: [
    {
      name: 'Emergency medical',
      text: 'Doctors, hospital, tests and drugs for something sudden, up to the [limit](term:limit). This is the part that protects your savings.',
    },
    {
      name: 'Coming home',
      text: '[An air ambulance or a seat with a nurse](term:repatriation), when the assistance company arranges it. Often also someone to drive your car back.',
    },
    {
      name: 'Trip cancellation',
      text: 'Prepaid costs when you cannot leave for a reason on the list: illness, a death in the family, jury duty.',
    },
    {
      name: 'Trip interruption',
      text: 'The unused part, and a new way home, when something on the list happens on the road.',
    },
    {
      name: 'Baggage and delay',
      text: 'Small limits. Home or tenant insurance may already pay for stolen things.',
    },
    {
      name: 'Annual plans',
      text: 'Any number of trips, each up to a set number of days. A longer trip needs a top-up before you leave.',
    },
  ],
  excludes: [
    {
      name: 'Conditions that were not stable',
      text: 'A [pre-existing condition](term:pre-existing-condition) is insured only after a quiet period, often 90 or 180 days. A changed dose can break it, even a lower one.',
    },
    {
      name: 'Care that can wait',
      text: 'Once you are well enough to fly, the insurer may bring you home instead of paying for surgery there.',
    },
    {
      name: 'Travel against advice',
      text: 'If Canada said “avoid non-essential travel” before you bought or left, claims tied to it are often refused.',
    },
    {
      name: 'Known events',
      text: 'A strike, storm or wildfire already in the news when you buy is usually not insured.',
    },
    {
      name: 'Alcohol, drugs and risky sports',
      text: 'Heli-skiing, scuba diving and mountaineering often need an extra. Being drunk can undo a claim.',
    },
    {
      name: 'A change of heart',
      text: 'Fear of flying or a new job is not on most lists. “Cancel for any reason” is a separate option that pays part.',
    },
  ],
  priceDrivers: [
    {
      name: 'Age',
      text: 'Often the strongest driver, with a medical questionnaire from about 55 or 60 at many insurers.',
    },
    { name: 'Health answers', text: 'They sort you into a price, or out of a plan.' },
    { name: 'Days away', text: 'Count the day you leave and the day you return.' },
    {
      name: 'Where to',
      text: 'The United States costs most to insure. Some plans also count a stopover there.',
    },
    {
      name: 'Deductible',
      text: 'A higher [deductible](term:deductible) lowers the premium, but you pay it on a foreign card, on the day.',
    },
    { name: 'Trip cost', text: 'For cancellation only. Insure what you cannot get back, not what is refundable.' },
  ],
  checklist: [
    'Names and birth dates of all travellers',
    'Destinations, with stopovers',
    'Departure and return dates',
    'What you prepaid, and what is refundable',
    'Conditions and medications, with last changes',
    'Test results you are waiting for',
    'Sports you plan',
    'Insurance through a card, work or pension',
    'Alberta health cards, valid for the whole trip',
    'Days outside Alberta in the last 12 months',
  ],
  alberta: `**Outside Canada.** {{fact:ahcip-abroad}} The rest is yours.

**In another province.** {{fact:ahcip-in-canada}} A helicopter off a B.C. mountain is the classic surprise.

**Long winters away.** {{fact:ahcip-absence}} Most travel policies require a valid provincial plan, so losing one can cost you both.

**The house you left.** Ask your home insurer how often somebody must check it: [home insurance](/insurance/home) explains why.`,
  extra: [
    {
      id: 'in-an-emergency',
      heading: 'If something happens on the way',
      body: `1. In danger, call the local emergency number first.
2. Then call the assistance number on your policy, before treatment if you can. Some plans pay less when nobody called.
3. Let them choose the hospital and talk to it about payment.
4. Keep every bill, report and boarding pass. Ask for records before you leave.
5. Send what the Alberta plan needs too: usually your insurer does it with your signature.

Save the number in the phone of everybody travelling.`,
    },
  ],
  questions: [
    {
      id: 'travel-page-stable',
      question: 'My doctor changed my dose last month. Am I “stable”?',
      answer:
        'Perhaps not, even if you feel better. Many policies count a new drug, a higher or lower dose, a new symptom, a referral or a test you are waiting for as a change. The clock then starts again. Read the definition in your own policy and ask the insurer to answer in writing. Some sell a shorter period for more. Your doctor can tell you your health, not your coverage.',
    },
    {
      id: 'travel-page-credit-card',
      question: 'Is the insurance on my credit card enough?',
      answer:
        'Sometimes, for a short trip by a healthy person under the age limit. Ask the card four things: how many days, up to which age, who in the family, and what it says about past illness. Ask whether you may add days with another insurer without losing the card’s part. Take the certificate with you, not the brochure.',
    },
    {
      id: 'travel-page-already-left',
      question: 'I have already left. Can I still buy it?',
      answer:
        'A few insurers sell to people who are away, usually with a [waiting period](term:waiting-period) for illness and nothing for what has already begun. To extend a policy you have, call before it ends and say whether you saw a doctor. Going home for a day does not reset every policy, so ask.',
    },
    {
      id: 'travel-page-change-mind',
      question: 'Can I get my money back?',
      answer:
        'The travel insurers’ association promises a free review of at least 10 days, as a rule when you have not left and made no claim. It also says you get a copy of your medical answers before the policy starts. Use both: read the answers that evening, and correct any that are wrong. After the review, refunds depend on the policy.',
    },
  ],
  related: ['/super-visa', '/faq/life-and-travel', '/insurance/home', '/insurance/life', '/blog/newcomers-insurance'],
};
