import type { Industry } from './industry.ts';

export const medical: Industry = {
  id: 'medical',
  name: 'Medical clinics',
  summary: 'Clinics and practices: the entity beside the clinicians, vaccine fridges, patient records, locums.',
  line: 'business',
  title: 'Medical clinic insurance in Alberta',
  description:
    'What a clinic in Alberta insures beside its clinicians’ own protection: the entity, vaccines, equipment, patient records, locums and a closed front door.',
  reviewed: '2026-11-21',
  heading: 'Insurance for clinics and health practices',
  lead: 'A clinician’s liability protection follows the person. The clinic is a business beside it, with a front desk, a fridge full of vaccines, a server of records and a floor that gets wet in March. The gaps lie between the two.',
  whoNeedsIt: `Family practices and walk-ins, dental offices, physiotherapy and chiropractic, optometry, psychology, medical aesthetics, diagnostic imaging. It makes no difference whether one doctor owns it through a professional corporation or three partners rent to ten contractors.

A practice that only leases rooms still has a lease, staff and visitors. And an owner who is not a clinician has no personal protection from a professional association at all, so everything rests on the clinic’s own policies.`,
  covers: [
    {
      name: 'Claims against the clinic',
      text: 'Malpractice or “entity” coverage for the company itself. A patient’s lawyer may name the clinic for a lost referral, a mixed-up label or a nurse it employs.',
    },
    {
      name: 'Slips and scalds in the waiting room',
      text: '[Commercial general liability](term:general-liability) for visitors and for the landlord. It generally leaves out treatment, which is why the two are bought side by side.',
    },
    {
      name: 'Chairs, lasers and vaccines',
      text: 'Equipment at [replacement cost](term:replacement-cost), leased machines included. Vaccines and drugs that warm up often need spoilage coverage by [endorsement](term:endorsement).',
    },
    {
      name: 'Patient records',
      text: 'Cyber and privacy coverage: experts, letters to patients, restoring the system, claims. Ask whether it answers when your software vendor is the one that is breached.',
    },
    {
      name: 'Income while closed',
      text: '[Business interruption](term:business-interruption) after a fire or burst pipe. It is not the same as overhead insurance, which pays office bills when you yourself are ill, and is bought from a life and health adviser.',
    },
    {
      name: 'Staff matters',
      text: 'Employment practices liability for a claim of wrongful dismissal or harassment, and crime coverage for the bookkeeper nobody doubted.',
    },
  ],
  excludes: [
    {
      name: 'The clinician’s own care',
      text: 'Each regulated professional normally carries protection of their own. The clinic’s policy may ask for proof and step back without it.',
    },
    {
      name: 'Procedures nobody listed',
      text: 'Injectables, laser work, sedation or intravenous vitamins, started in spring, not on the application in winter.',
    },
    {
      name: 'Work outside a person’s scope',
      text: 'An assistant who does what only a licensed member may do.',
    },
    {
      name: 'Spoilage by a door left open',
      text: 'Some policies pay for breakdown and lost power, and not for human error. Read the list of causes.',
    },
    {
      name: 'Fines and college hearings',
      text: 'Penalties are seldom insurable. Help with a complaint may be personal to the member, not the business.',
    },
  ],
  priceDrivers: [
    { name: 'Kind of practice', text: 'Counselling, dentistry with sedation and cosmetic lasers stand far apart.' },
    { name: 'Headcount', text: 'Practitioners by profession, employed or contracted, and visits in a year.' },
    { name: 'Machines', text: 'An imaging suite changes the values, the wiring and the length of a shutdown.' },
    { name: 'Records and security', text: 'Number of charts, two-step logins, tested backups.' },
    { name: 'Drugs on site', text: 'Narcotics and cash attract break-ins. So do prescription pads.' },
  ],
  checklist: [
    'Legal entity, owners, and who is a clinician',
    'Practitioners by profession, with college and status',
    'Proof of each person’s liability protection',
    'All procedures, also those planned',
    'Equipment list, owned and leased',
    'Fridge value, alarm and written cold-chain routine',
    'Record system, host, number of patients, backups',
    'Lease and any contract with a hospital or insurer',
    'Monthly income and fixed costs',
    'Locum and contractor agreements',
    'Complaints, breaches and losses of past years',
  ],
  alberta: `The College of Physicians and Surgeons of Alberta requires professional liability coverage of every physician who practises here; most have it through the Canadian Medical Protective Association. Nurses often have theirs through the Canadian Nurses Protective Society, which says that its help does not extend to commercial decisions in running a business. Ask each association what it does for a clinic that a member owns.

{{fact:health-breach}} Decide now who in your building is custodian: the doctor, or the group. The policy should name the same one.

A fridge alarm that rings at an empty clinic is no alarm. Winter outages come at night.`,
  extra: [
    {
      id: 'locum',
      heading: 'Before a locum’s first morning',
      body: `- See the practice permit and proof of liability protection, for this province and this kind of work.
- Put the agreement in writing: who bills, who keeps the records, who answers for them afterwards.
- Tell your broker the name or the number of locums a year. Some clinic policies include them, others want them listed.
- Open their own login and close it on the last day.
- Ask who pays if a locum’s laptop with your patients’ charts is stolen in Jasper.`,
    },
  ],
  questions: [
    {
      id: 'medical-doctor-protected',
      question: 'All our doctors have their own protection. Why insure the clinic?',
      answer:
        'Because a claim can be about the business and not the doctor: a result nobody forwarded, an employee’s mistake, a patient who falls from an examining table, a breach by the booking system. Personal protection belongs to the member and has conditions of its own. Ask the association and your broker the same question about each case, and compare the answers.',
    },
    {
      id: 'medical-vaccine-fridge',
      question: 'The vaccine fridge failed overnight. What now?',
      answer:
        'Keep the door shut, mark the contents “do not use”, and write down the temperatures. Follow public health’s cold-chain instructions before you throw anything away; some stock may be saved, and publicly funded vaccine has its own reporting. Then call your own insurer. Your claim will need the log, the invoices, and a technician’s note on why it failed.',
    },
    {
      id: 'medical-rented-rooms',
      question: 'We rent rooms to independent practitioners. Are we responsible for them?',
      answer:
        'Patients may not see the difference, and a claim may name everybody on the sign. Ask for proof of insurance from each, with an expiry date you track. Let the agreement say who owns charts and who tells patients about a breach. Give your broker the list: a policy rated for three dentists should not quietly host a laser studio.',
    },
  ],
  related: ['/business/professionals', '/group-benefits', '/business/general', '/faq/business'],
  sources: [
    {
      title: 'Registration FAQs: liability coverage',
      publisher: 'College of Physicians and Surgeons of Alberta',
      url: 'http://www.cpsa.ca/registration-faqs/',
    },
    {
      title: 'Guidance for physicians working on contract in community clinics',
      publisher: 'College of Physicians and Surgeons of Alberta',
      url: 'https://cpsa.ca/news/guidance-for-physicians-working-on-contract-in-community-clinics/',
      published: '2023-06-08',
    },
    {
      title: 'Alberta health breach notification provisions to come into force August 31, 2018',
      publisher: 'McCarthy Tétrault',
      url: 'https://www.mccarthy.ca/en/insights/blogs/techlex/alberta-health-breach-notification-provisions-come-force-august-31-2018',
      published: '2018',
    },
    {
      title: 'Assistance with business decisions under the supplementary protection program',
      publisher: 'Canadian Nurses Protective Society',
      url: 'https://cnps.ca/important-point-of-clarification-assistance-with-business-decisions-under-the-supplementary-protection-program',
    },
    {
      title: 'Becoming a locum physician in Alberta',
      publisher: 'Alberta Medical Association',
      url: 'https://albertadoctors.org/membership/support-services/physician-locum-services-pls/info-for-locum-physicians',
    },
  ],
};
