import type { FaqCategory } from './category.ts';

export const superVisaQuestions: FaqCategory = {
  id: 'super-visa',
  name: 'Super Visa',
  description:
    'What the Super Visa insurance rule asks, foreign insurers, monthly payments, refunds after a refusal, diabetes and long stays, for families in Alberta.',
  questions: [
    {
      id: 'super-visa-rule',
      question: 'What insurance does a Super Visa require?',
      answer:
        '{{fact:super-visa-insurance}} Each parent or grandparent needs the full amount. A quote is not proof: the paper must show the insurer, the traveller’s name as in the passport, the dates and the payment. Compare it with the page of Immigration, Refugees and Citizenship Canada on the day you apply. [Super Visa insurance](/super-visa) has a list to check it against.',
    },
    {
      id: 'only-canadian-insurers',
      question: 'A website says the insurer must be Canadian. Is that still true?',
      answer:
        'No, many pages are older than the rule. {{fact:super-visa-insurers}} An insurer in Canada is often the simpler proof. If you choose one abroad, find its exact name on that list and ask it for a letter that says how the policy meets the rule.',
    },
    {
      id: 'paying-by-the-month',
      question: 'Can I pay for Super Visa insurance monthly?',
      answer:
        'The visa rules accept instalments with a deposit, where the insurer offers them. Ask four things: how large the deposit is, what the plan adds to the price, what happens when a card is declined, and how a refund would be counted. If the payments stop, the policy can end while your parents are here. Keep the receipt for the deposit and the payment schedule with the confirmation, because an officer may want to see both.',
    },
    {
      id: 'refund-after-a-refusal',
      question: 'The visa was refused. Do we get the insurance money back?',
      answer:
        'From many insurers, yes, in full or less a fee, if you ask before the policy starts and send the refusal letter. After the start date it may be less, or nothing. So do not wait for a second application: either cancel, or have the start moved. The refund is a promise of the policy, not of the government. Read that page before you pay, and ask too what comes back if your parents fly home early.',
    },
    {
      id: 'mother-has-diabetes',
      question: 'My mother has diabetes. Can she be insured?',
      answer:
        'Often, yes. The real question is whether an emergency that comes from the diabetes would be paid. Some policies leave a [pre-existing condition](term:pre-existing-condition) out. Others include it, for a higher price, if it was stable for a set number of days. Ask her to read you each prescription with its last change, since a new dose can start the count again. Answer exactly, and ask the insurer when you are unsure: one wrong “no” can cost the whole claim.',
    },
    {
      id: 'staying-two-years',
      question: 'My parents want to stay two years. How long must the policy be?',
      answer:
        '{{fact:super-visa-stay}} The insurance must be valid for at least a year from entry, and should be renewed before it ends if they stay on. Do that early: after a gap there can be new health questions and a new [waiting period](term:waiting-period). A longer policy does not lengthen the stay that the border officer allowed. For questions about status, ask a licensed immigration professional.',
    },
    {
      id: 'insurance-before-the-visa',
      question: 'Do we have to buy the insurance before the visa is granted?',
      answer:
        'Yes, because proof that the policy, or its deposit, is paid belongs to the application. That makes the start date important. Set it where you expect the arrival, with room to spare, and ask how often and until when it can be moved. Never let that day pass while you wait: refunds shrink and the year begins to run. Before they board, ask your parents if their health or pills have changed, and tell the insurer.',
    },
    {
      id: 'hospital-without-insurance',
      question: 'Will a hospital here treat my parents if the insurer says no?',
      answer:
        'In an emergency, yes: the province says that nobody is denied emergency care in Alberta for want of insurance. The bill comes afterwards, and it is theirs. So call 911 or go to the emergency department first. Then call the insurer’s assistance number, ask for any refusal in writing with the clause, and ask the billing office if the bill can be paid in parts. For care that can wait, ask what it costs before it begins.',
    },
  ],
};
