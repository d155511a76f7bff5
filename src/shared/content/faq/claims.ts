import type { FaqCategory } from './category.ts';

export const claimQuestions: FaqCategory = {
  id: 'claims',
  name: 'Claims',
  description:
    'In danger call 911, then your own insurer: what to do after a crash or a loss in Alberta, the time limits, and what helps when a claim is refused.',
  questions: [
    {
      id: 'who-to-call',
      question: 'Who do I call to make a claim?',
      answer:
        'In danger, 911. After that, call your own insurer: the number is on your pink card, your policy or the insurer’s website, and most answer day and night. If you cannot find it, your broker can. We handle no claims and do not have your policy, so a message to this website starts nothing. If you do not know who insures you, look for the payment on your bank statement. Write down the claim number and the name of whoever you spoke to.',
    },
    {
      id: 'just-had-a-crash',
      question: 'I was just in a car accident. What do I do first?',
      answer:
        'Call 911 if anybody is hurt, a driver seems impaired or the road is blocked. Put on the hazard lights and stand away from traffic. {{fact:auto-collision-report}} Exchange names, licences, plates and insurers, photograph the whole scene, and ask witnesses for a number. Do not argue about fault. Then call your own insurer the same day, also if it was the other driver.',
    },
    {
      id: 'small-claim',
      question: 'Is a small claim worth it, or should I pay myself?',
      answer:
        'Take the damage less your [deductible](term:deductible), and ask your broker what a claim would do to your price and discounts in the next years. If little is left, paying yourself can be wiser. Two exceptions: when somebody else was hurt or lost something, report it, because they may come back months later. And water spreads behind walls, so report it even if the spot is small. Ask first if your question is written down as a claim.',
    },
    {
      id: 'time-limits-for-claims',
      question: 'How long do I have to make a claim?',
      answer:
        'Report it now: policies ask for prompt notice, and proof disappears. To take an insurer to court over damaged property, Alberta’s Insurance Act gives two years from the day you knew, or should have known, of the loss. The insurer must tell you the time limit in writing when it refuses a claim or has not settled it within 60 days. Injuries and some other claims have rules of their own. When much is at stake, have a lawyer name the date.',
    },
    {
      id: 'claim-denied',
      question: 'My claim was denied. What can I do?',
      answer:
        'Ask for the reason in writing, with the words of the policy it rests on. Hold them against your photos, and show both to your broker. Then write to the insurer’s complaint officer. {{fact:claim-complaint}} For home, auto and business that is usually the General Insurance OmbudService; for life and travel the OmbudService for Life and Health Insurance. A complaint may not stop the clock for going to court, so ask a lawyer about it.',
    },
    {
      id: 'offer-too-low',
      question: 'The insurer’s offer is too low. Can I disagree?',
      answer:
        'Yes, and proof helps: two estimates, photos from before, receipts, a list with ages and today’s prices. Ask how the sum was worked out, and whether it is [actual cash value](term:actual-cash-value) or [replacement cost](term:replacement-cost). {{fact:claim-dispute}} That process settles amounts, not whether something is insured. Do not sign a release while you disagree.',
    },
    {
      id: 'choosing-a-repair-shop',
      question: 'Do I have to use the insurer’s body shop or contractor?',
      answer:
        'Usually not. An Alberta regulation says that an insurer, agent or adjuster who recommends somebody for the repair must tell you in writing that you may choose your own, except where the insurer uses its right to do the repair itself. Ask what differs: who stands behind the work and for how long, and what happens when your shop asks for more. Have the amount agreed before work begins, because the insurer may not pay for what it never saw.',
    },
    {
      id: 'roofer-at-the-door',
      question: 'A roofer at my door offers to handle my hail claim. Is that OK?',
      answer:
        'Slow down, and call your own insurer first. {{fact:prepaid-contractor}} Ask to see that licence, a clearance letter from the Workers’ Compensation Board and proof of liability insurance, and take a night to read. Do not sign the claim over to anybody. An offer to make the deductible disappear usually means a false bill, and the claim is in your name. [Hail and your roof](/blog/hail-and-your-roof) has the rest.',
    },
  ],
};
