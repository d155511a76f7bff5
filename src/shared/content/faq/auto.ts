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
    {
      id: 'driving-uninsured',
      question: 'What happens if I drive without insurance?',
      answer:
        'The law asks for insurance on every vehicle on a public road, on every day. Driving without it breaks that law, and the rule holds for a vehicle you lend as well; a lawyer can tell you the present fine and what else may follow. The larger bill comes after a crash: what you do to others can be asked of you personally, and no policy of yours repairs your car. If your policy has ended, leave the car parked and call a broker. {{fact:auto-all-comers}}',
    },
    {
      id: 'at-fault-accident-years',
      question: 'How long does an accident that was my fault count?',
      answer:
        'There is no single number: each insurer decides how many past years it asks about and how much a claim weighs; expect a longer look back for claims than for tickets. {{fact:auto-good-driver}} Ask three things: when does this claim stop counting with you, would paying back a small one change it, and does my policy forgive a first accident? Forgiveness usually holds only with the insurer that sold it; a new one asks all the same.',
    },
    {
      id: 'owing-more-than-the-car',
      question: 'What is gap insurance on a financed car, and what is a loss payee?',
      answer:
        'If a financed car is a total loss, the insurer usually pays what it was worth that day, less the [deductible](term:deductible). The lender named on the policy, the loss payee, is paid first, and you may owe more than that. Two things close the gap. A waiver of depreciation is an [endorsement](term:endorsement), mostly for new cars and a set number of years, that looks at the price you paid. Gap insurance, often sold with the loan, pays the rest of the debt up to a limit, as a rule without missed payments. If you owe less than the car is worth, neither adds much. Ask before you sign.',
    },
    {
      id: 'no-car-of-my-own',
      question: 'I do not own a car but drive sometimes. Is there insurance for that?',
      answer:
        'A policy follows the vehicle, so in a borrowed car the owner’s insurance usually answers first. If you drive one often, ask its owner to add you as a driver. For a rental car, read what the counter or your credit card offers: which damage, how many days, which vehicles. The endorsement for rented cars hangs on a policy for a car of your own. Some insurers sell a policy to people without a car, called a non-owner or driver’s policy; many do not, so ask a broker. Ask, too, if years as a listed driver will count once you buy a car.',
    },
    {
      id: 'sharing-my-car-for-money',
      question: 'Can I rent out my car on a car-sharing app?',
      answer:
        'Only after your own insurer has agreed, in writing. A private policy usually does not answer while the vehicle is rented to others, and not telling can put the policy itself at risk. The platform may bring insurance for the trip, so ask four things: from which minute until which, up to which limit, with which deductible, and who pays for damage found later or for days without a car. Your loan or lease may forbid it. Lending the car to a friend for nothing is another case, and carrying passengers for pay is [rideshare](/business/rideshare).',
    },
    {
      id: 'towing-and-roadside',
      question: 'Does my car insurance include towing or roadside assistance?',
      answer:
        'After a crash or another insured loss, a reasonable tow is usually part of the claim for the car. A flat tire, a dead battery or keys locked inside is another matter, a breakdown: it needs roadside assistance, which comes as an add-on to the policy, with a club membership, or with a new car or a credit card. Compare the distance, the number of calls in a year, and whether a trailer or motorhome counts. If you already have it somewhere, you need not buy it twice. After a crash, ask where the tow goes and what a day of storage costs, and call your insurer.',
    },
    {
      id: 'e-bike-or-scooter',
      question: 'Do I need insurance for an e-bike or an electric scooter?',
      answer:
        'Police in Medicine Hat told riders in August 2022 that an e-bike within Alberta’s limits for power and speed needs no licence, registration or vehicle insurance, and that a moped needs all three. A faster or changed machine may count as a moped or motorcycle: ask a registry agent. Cities decide where scooters may ride. Theft and liability are questions for your home or tenant policy: ask up to which amount a stolen e-bike is paid, away from home too, and if its liability answers when you hurt somebody while riding. Some policies leave out anything with a motor, so name the model.',
    },
  ],
};
