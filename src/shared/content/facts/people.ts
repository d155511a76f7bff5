/** Super Visa, newcomers, licences, privacy and electronic mail. */
import type { LegalFact } from './fact.ts';

const reviewed = '2026-11-21';
const reviewBy = '2027-06-30';

const superVisaDocuments = {
  title: 'Super visa for parents and grandparents: documents and eligibility',
  publisher: 'Immigration, Refugees and Citizenship Canada',
  url: 'https://www.canada.ca/en/immigration-refugees-citizenship.html',
};
const generalLicences = {
  title: 'General insurance licences',
  publisher: 'Alberta Insurance Council',
  url: 'https://abcouncil.ab.ca/applying-for-a-license/general-insurance-licenses',
};

export const peopleFacts = {
  'super-visa-insurance': {
    name: 'Insurance for a Super Visa',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'A Super Visa asks for emergency medical insurance of at least $100,000 that pays for health care, hospitalization and repatriation, is valid for at least one year from the day of entry, and is paid in full or in instalments with a deposit.',
      },
    ],
    sources: [
      superVisaDocuments,
      {
        title: 'What type of medical insurance is required for a super visa?',
        publisher: 'Immilink',
        url: 'https://immilink.ca/knowledge/what-type-of-medical-insurance-is-required-for-a-super-visa',
      },
    ],
    reviewed,
    reviewBy,
  },
  'super-visa-insurers': {
    name: 'Which insurers a Super Visa accepts',
    versions: [
      {
        validFrom: '2025-01-28',
        validTo: null,
        text: 'Since 28 January 2025 the policy may also come from an insurer outside Canada, when that insurer is authorised by the Office of the Superintendent of Financial Institutions for accident and sickness insurance, is on its list, and issues the policy, as the policy must say, in the course of its insurance business in Canada.',
      },
    ],
    sources: [
      {
        title: 'Change to Super Visa health insurance, 28 January 2025',
        publisher: 'Immigration, Refugees and Citizenship Canada',
        published: '2025-01-28',
        url: 'https://www.canada.ca/en/immigration-refugees-citizenship.html',
      },
      {
        title: 'Canada allows Indians to use foreign health insurance for super visa',
        publisher: 'Business Standard',
        published: '2025-01-30',
        url: 'https://www.business-standard.com/amp/finance/personal-finance/canada-allows-indians-to-use-foreign-health-insurance-for-super-visa-125013001231_1.html',
      },
      {
        title: 'New health insurance rules make Super Visa more accessible',
        publisher: 'CIC Times',
        published: '2025',
        url: 'https://cictimes.com/new-health-insurance-rules-make-super-visa-more-accessible',
      },
    ],
    reviewed,
    reviewBy,
  },
  'super-visa-stay': {
    name: 'How long a Super Visa visit lasts',
    versions: [
      {
        validFrom: '2022-07-04',
        validTo: null,
        text: 'A Super Visa lets parents and grandparents stay for up to five years at a time. The officer at the border may set an earlier date.',
      },
    ],
    sources: [
      {
        title: 'Program delivery update: examination and entry (temporary residents)',
        publisher: 'Immigration, Refugees and Citizenship Canada',
        published: '2022-07-18',
        url: 'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/updates/2022-examination-entry-tr.html',
      },
      superVisaDocuments,
    ],
    reviewed,
    reviewBy,
  },
  'newcomer-licence': {
    name: 'Driving on a licence from elsewhere',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'A new resident of Alberta has 90 days to change to an Alberta driver’s licence, and hands the old one in. An ordinary car licence from another province, from the United States or from a country that has an agreement with Alberta is exchanged without a knowledge or road test. With a licence from any other country you pass a knowledge test, a vision check and a Class 5 road test.',
      },
    ],
    sources: [
      {
        title: 'Exchange a licence from outside Alberta',
        publisher: 'Government of Alberta',
        url: 'https://www.alberta.ca/exchange-non-alberta-licences',
      },
      {
        title: 'Registry agents’ manual, 3.10.15: Non-reciprocal out of jurisdiction drivers',
        publisher: 'Government of Alberta',
        url: 'https://ownernet.gov.ab.ca/manuals/moves/297.html',
      },
      {
        title: 'Out of province licences',
        publisher: 'Crowsnest Registry',
        url: 'http://crowsnestregistry.com/out-of-province-licenses/',
      },
    ],
    reviewed,
    reviewBy: '2027-09-30',
  },
  'newcomer-health-card': {
    name: 'When the Alberta health plan begins for people who move here',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'People who move to Alberta to stay apply to the Alberta Health Care Insurance Plan within three months. From another province, coverage begins on the first day of the third month. From outside Canada, it may begin on the day of arrival. Permits and visas have rules of their own.',
      },
    ],
    sources: [
      {
        title: 'AHCIP: moving to Alberta',
        publisher: 'Government of Alberta',
        url: 'https://www.alberta.ca/ahcip-moving-to-alberta',
      },
      {
        title: 'AHCIP: temporary residents',
        publisher: 'Government of Alberta',
        url: 'https://www.alberta.ca/ahcip-temporary-residents.aspx',
      },
    ],
    reviewed,
    reviewBy: '2027-09-30',
  },
  'broker-licence': {
    name: 'Who may sell insurance in Alberta',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'Insurance agents and brokers in Alberta must hold a certificate of authority from the Alberta Insurance Council, separately for general insurance, for life insurance and for accident and sickness insurance. Anybody can look a licence up by name in its public register, and complain to it.',
      },
    ],
    sources: [
      {
        title: 'Applying for a license: what requires a license from AIC?',
        publisher: 'Alberta Insurance Council',
        url: 'https://abcouncil.ab.ca/applying-for-a-license',
      },
      {
        title: 'Accident & sickness insurance licenses',
        publisher: 'Alberta Insurance Council',
        url: 'https://abcouncil.ab.ca/applying-for-a-license/accident-sickness-insurance-licenses',
      },
      {
        title: 'Certification and licensing: how to find out if an agent or agency is authorized',
        publisher: 'Alberta Insurance Council',
        url: 'https://www.abcouncil.ab.ca/faqs/certification-licensing-questions/',
      },
      {
        title: 'Investigations',
        publisher: 'Alberta Insurance Council',
        url: 'https://abcouncil.ab.ca/complaints-enforcement/investigations',
      },
    ],
    reviewed,
    reviewBy,
  },
  'broker-levels': {
    name: 'Levels of a general insurance licence',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'A general insurance licence has levels: a probationary one for 90 days, level 1, which works under supervision, level 2, and level 3, the designated representative who answers for a business.',
      },
    ],
    sources: [
      generalLicences,
      {
        title: 'Licensing a business as a Designated Representative',
        publisher: 'Alberta Insurance Council',
        url: 'https://abcouncil.ab.ca/applying-for-a-license/licensing-a-business-as-a-designated-representative',
      },
    ],
    reviewed,
    reviewBy,
  },
  'broker-mistakes': {
    name: 'Insurance for the mistakes of a brokerage',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'A business that holds a full agent’s licence in Alberta must carry errors and omissions insurance, for its employees and independent contractors too, so that there is money behind a mistake that costs a client.',
      },
    ],
    sources: [
      {
        title: 'Errors and omissions',
        publisher: 'Alberta Insurance Council',
        url: 'https://www.abcouncil.ab.ca/faqs/errors-and-omissions/',
      },
    ],
    reviewed,
    reviewBy,
  },
  'privacy-pipa': {
    name: 'Privacy law in Alberta',
    versions: [
      {
        validFrom: '2010-05-01',
        validTo: null,
        text: 'The Personal Information Protection Act of Alberta asks organizations for consent and for notice of purpose, for reasonable safeguards, for notice when a service provider outside Canada is used, and for a report to the Information and Privacy Commissioner without unreasonable delay when a breach brings a real risk of significant harm.',
      },
    ],
    sources: [
      {
        title: 'Personal Information Protection Act, SA 2003, c P-6.5',
        publisher: 'Government of Alberta',
        url: 'https://kings-printer.alberta.ca/',
      },
      {
        title: 'Request a review or file a complaint',
        publisher: 'Office of the Information and Privacy Commissioner of Alberta',
        url: 'https://oipc.ab.ca/request-a-review-file-a-complaint/',
      },
      {
        title: 'Modernizing Alberta’s Personal Information Protection Act: Albertan survey',
        publisher: 'Government of Alberta',
        published: '2026-02',
        url: 'https://www.alberta.ca/modernizing-albertas-personal-information-protection-act-albertan-survey',
      },
      {
        title: 'Keeping a privacy breach private? OIPC provides incentive for organizations to notify individuals',
        publisher: 'McCarthy Tétrault',
        published: '2024-05',
        url: 'https://www.mccarthy.ca/en/insights/blogs/canadian-employer-advisor/keeping-privacy-breach-private-oipc-provides-incentive-organizations-notify-individuals-affected-privacy-breach',
      },
    ],
    reviewed,
    // The province asked in 2026 how to modernize the Act: look early.
    reviewBy: '2027-04-01',
  },
  'anti-spam': {
    name: 'Canada’s anti-spam law',
    versions: [
      {
        validFrom: '2014-07-01',
        validTo: null,
        text: 'Canada’s anti-spam law asks for consent, as a rule express consent, before commercial electronic messages are sent, for the sender’s name and postal address in every message, and for a free way to unsubscribe that takes effect within ten business days.',
      },
    ],
    sources: [
      {
        title: 'How do I know if Canada’s anti-spam legislation applies to my business or organization?',
        publisher: 'Canadian Radio-television and Telecommunications Commission',
        url: 'https://crtc.gc.ca/eng/com500/videot2.htm',
      },
      {
        title: 'CRTC issues guidelines on Canada’s anti-spam law',
        publisher: 'Mondaq',
        published: '2012-10',
        url: 'http://www.mondaq.com/canada/x/203336/data+protection/CRTC+Issues+Guidelines+On+Canadas+AntiSpam+Law',
      },
      {
        title: 'CASL FAQ: what are the general unsubscribe requirements?',
        publisher: 'Mondaq, Borden Ladner Gervais',
        published: '2014',
        url: 'http://www.mondaq.com/canada/x/301380/Charities+Non-Profits/CASL+FAQ+What+Are+The+General+Unsubscribe+Requirements',
      },
    ],
    reviewed,
    reviewBy,
  },
} as const satisfies Record<string, LegalFact>;
