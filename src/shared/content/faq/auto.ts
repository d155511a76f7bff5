import type { FaqCategory } from './category.ts';

export const autoQuestions: FaqCategory = {
  id: 'auto',
  name: 'Auto',
  description:
    'Why your price rose, what hail or a missed payment changes, who pays when you are hurt, and when you can sue: auto insurance questions from Alberta.',
  questions: [
    {
      id: 'premium-rises-without-claims',
      question: 'I had no accidents. Why did my car insurance go up?',
      answer:
        'When repairs, theft and hail cost insurers more, every [premium](term:premium) carries a share. {{fact:auto-rate-cap}} Ask which part of yours moved, and [compare](/blog/end-of-the-grid).',
    },
    {
      id: 'hail-claim-on-my-car',
      question: 'Will my premium go up after a hail claim?',
      answer:
        'Hail is nobody’s fault, so it does not count like a crash you caused. It is paid under [comprehensive](term:comprehensive), if you bought that part, less its [deductible](term:deductible). Insurers may still look at how many such claims you made, and a big storm can raise prices for a whole district. {{fact:hail-2025}} Before you claim for a few dents, ask your broker what it would change at renewal.',
    },
    {
      id: 'missed-payment',
      question: 'I missed a payment and my car insurance was cancelled. What now?',
      answer:
        'Find the day it ends in the letter: after that the car stays parked. Call your broker at once, since some insurers take a policy up again when it is paid quickly. {{fact:auto-all-comers}} {{fact:auto-payment-plan}} The next insurer will ask about the cancellation, so say it plainly: a hidden one can undo a new policy.',
    },
    {
      id: 'hurt-in-a-crash',
      question: 'I was hurt in a crash. Who pays for treatment and lost wages?',
      answer:
        'Call your own auto insurer first, also if you were a passenger: it can tell you who pays. Without one, call the insurer of the vehicle you were in or that hit you. {{fact:auto-accident-benefits}} See a doctor soon, ask for the [accident benefits](term:accident-benefits) forms and their deadlines, and keep receipts. If you were badly hurt, speak to a lawyer.',
    },
    {
      id: 'suing-the-other-driver',
      question: 'Can I still sue the driver who hit me?',
      answer:
        '{{fact:auto-care-first-sue}} {{fact:auto-care-first-day}} Damage to your car is separate: as a rule your own insurer handles it under [DCPD](term:dcpd). Speak to a lawyer before you settle.',
    },
    {
      id: 'driving-record-from-elsewhere',
      question: 'I just moved here. Does my driving record from Ontario or abroad count?',
      answer:
        'Often, if you can prove it. Ask your last insurer for a letter with dates and claims, and the licensing office for your driving record; have papers in other languages translated. Insurers differ in how many years abroad they accept, so a broker may have to ask several. Insure first, then register. {{fact:auto-registration}}',
    },
    {
      id: 'winter-tire-discount',
      question: 'Do winter tires lower my insurance?',
      answer:
        'Some insurers give a discount for them and others do not, so ask for the price both ways. {{fact:auto-winter-tires}} Keep the receipt and note the day they went on. If you told the insurer that you use them, use them: an answer that was not true can be held against you after a crash. More in [winter driving](/blog/winter-driving).',
    },
    {
      id: 'lending-my-car',
      question: 'If I lend my car and my friend crashes it, whose insurance pays?',
      answer:
        'Normally yours first, because a policy follows the vehicle. The deductible is then yours, and so may be the effect at renewal. Your friend’s own policy may help only above your [limit](term:limit). Before you hand over the keys, see a valid licence, and check that your policy does not exclude that person by name. Somebody who borrows the car every week should be added. Never lend it for deliveries or paid rides unless your insurer has agreed in writing.',
    },
  ],
};
