import type { FaqCategory } from './category.ts';

export const lifeAndTravelQuestions: FaqCategory = {
  id: 'life-and-travel',
  name: 'Life and travel',
  description:
    'Term or whole life, a job that ends, an ex on the policy, a cancelled flight, a day in Montana: life and travel insurance questions from Alberta.',
  questions: [
    {
      id: 'term-or-whole-life',
      question: 'Term or whole life insurance: which one do I need?',
      answer:
        'Ask how long the need lasts. Term pays if you die within a set time, such as the years of a mortgage or until the children earn. Whole life has no end date and can build a cash value, and for the same amount it costs far more at first. A need that ends usually points to term. Ask what the term would cost when it renews, and until which age you may turn it into permanent insurance without new health questions.',
    },
    {
      id: 'life-insurance-after-a-job',
      question: 'I am leaving my job. What happens to my life insurance there?',
      answer:
        'It usually ends with the job or soon after. Many group plans let you turn it into a policy of your own without health questions, if you apply in time: 31 days is common. It will cost more than it did at work, so it helps most if your health has changed. Ask the benefits desk for the last day in writing. If you are healthy, compare a new policy, and let the old right go only when the new policy is in force.',
    },
    {
      id: 'parent-at-home',
      question: 'Does a stay-at-home parent need life insurance?',
      answer:
        'Think of what would have to be paid for: child care, meals, driving, nights, and the months in which the other parent could not work full time. If savings would not carry that, some amount makes sense, often until the youngest is older. When money is short, the parent with the income usually comes first. A broker can show you two amounts side by side, and [how much life insurance](/blog/how-much-life-insurance) shows how to add it up.',
    },
    {
      id: 'ex-spouse-on-my-policy',
      question: 'We divorced. Does my ex still get my life insurance?',
      answer:
        'Quite possibly. The insurer pays the person whose name is on file, and a separation or divorce may not change that by itself. Look at every policy, also the one at work and the pension. Ask for the form, and keep the confirmation. Two cautions: a court order or agreement can oblige you to leave the name there, and a beneficiary named as irrevocable must agree to a change. Ask a lawyer before you sign.',
    },
    {
      id: 'health-care-after-a-move',
      question: 'I just moved to Alberta. When does my health coverage start?',
      answer:
        '{{fact:newcomer-health-card}} Use the card of your old province until then. Until you know your day, travel or visitor insurance can fill the gap, but for emergencies only. [Insurance for newcomers](/blog/newcomers-insurance) has more.',
    },
    {
      id: 'day-trip-across-the-border',
      question: 'Does Alberta health care pay in B.C. or Montana?',
      answer:
        'In B.C. mostly: hospitals and most doctors accept your card, but the ambulance, prescriptions and the trip home are generally yours. In Montana hardly: the plan pays a small fixed amount for each day in hospital, and the bill can be many times that. So even a day of shopping in Great Falls is a reason for a medical policy. In danger, call 911 there too; then the assistance number. [Travel insurance](/insurance/travel) has the amounts.',
    },
    {
      id: 'flight-cancelled',
      question: 'The airline cancelled my flight. Does travel insurance pay?',
      answer:
        'Ask the airline first. Federal air passenger rules say what it owes you: another flight or a refund and, in some cases, meals, a hotel or money. The Canadian Transportation Agency explains the rules and takes complaints. Travel insurance may pay what is left, such as a missed cruise or a prepaid cabin, if the cause is on its list and the delay is longer than the hours it names. Keep boarding passes, receipts and the airline’s reason in writing.',
    },
    {
      id: 'wildfire-at-our-destination',
      question: 'There is a wildfire where we are going. Can we cancel and claim?',
      answer:
        'It depends on two dates: when you bought, and when the fire was in the news. If you bought before, many trip cancellation policies pay when an authority closes the place, orders people out or advises against going. Smoke or worry alone is usually not on the list. If you bought after, claims tied to that fire are often refused. Ask the campground or hotel for a refund first, save the official notice with its date, and call the insurer before you cancel.',
    },
    {
      id: 'airline-failed',
      question: 'What if the airline or tour company goes bankrupt?',
      answer:
        'Ask three people. The Canadian Transportation Agency advises travellers to call the travel agent or another carrier first, then the insurer, and says that a refund may come from the agency, the credit card company or, in some provinces, a government authority. Trip cancellation insurance pays only if its list names the failure of a supplier; some policies leave airlines out, set a low limit, or refuse when the trouble was in the news before you bought. Insurance for medical emergencies does not pay for it. Keep the booking, the receipt and the notice. A payment by credit card can often be disputed for a limited time, so look soon.',
    },
    {
      id: 'pregnant-traveller',
      question: 'I am pregnant and want to travel. What does travel insurance usually say?',
      answer:
        'Most policies treat a normal pregnancy as no emergency: check-ups and an ordinary birth are left out. Complications are often insured until a set week and not after it; many stop eight or nine weeks before the due date. A baby born on the way is usually not on your policy. Ask in writing: until which week, what about twins or an earlier complication, what about the baby, and does cancelling pay if a doctor advises against the trip? Say that you are pregnant when you are asked. Airlines have limits of their own, and whether to travel is a question for your doctor or midwife.',
    },
    {
      id: 'life-insurance-for-children',
      question: 'Does life insurance for children make sense?',
      answer:
        'Ask first if the parents have enough, because a family lives on their income and not on the child’s. Insurance on a child is mostly of three kinds: a small amount for all children added to a parent’s policy, a permanent policy with a cash value, and an option to buy more later without new health questions. Where an illness runs in the family, that option matters most. Compare the cash value with saving in another way, and ask what happens when the child grows up, who then owns the policy, and what comes back if you stop early. Leaving money to a child is another subject: see [life insurance](/insurance/life).',
    },
  ],
};
