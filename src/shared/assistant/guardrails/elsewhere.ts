import { paths } from '#shared/platform/paths.ts';
import type { LimitRule } from './limit-rule.ts';

const PLACES = [
  'ontario|toronto|ottawa|mississauga|brampton|bc|vancouver|kelowna|surrey|burnaby|victoria|quebec|montreal|laval|gatineau|longueuil|sherbrooke|kitchener|markham|vaughan|oakville|hamilton|barrie|sudbury|guelph|abbotsford|nanaimo|kamloops|dartmouth|charlottetown|manitoba|winnipeg|saskatchewan|saskatoon|regina|halifax|moncton|fredericton|newfoundland|labrador|yukon|whitehorse|nunavut|yellowknife|pei',
  'london|usa|texas|california|florida|montana|arizona|washington|seattle|chicago|nevada|phoenix|scottsdale|dallas|houston|miami|orlando|england|germany|australia|america|uk',
].join('|');
const FAR = `(${PLACES}|british columbia|b c|nova scotia|new brunswick|prince edward island|northwest territories|the us|the states|united states|new york|the uk|las vegas|thunder bay|prince george|moose jaw|richmond hill|st johns|saint john)`;

export const elsewhereRules: readonly LimitRule[] = [
  {
    name: 'out-of-province',
    verdict: 'limited',
    offersPerson: false,
    withSources: false,
    phrases: [
      `(live|lives|living|reside|resides|based|located) (..)? (in|near|outside|around) ${FAR}`,
      `(insurance|insure|insured|policy|coverage) ... (house|condo|home|car|truck|place|property|business|apartment|cottage) (..)? (in|near) (..)? ${FAR}`,
      `(can|could|do|does|may|are) (someone|somebody|anyone|anybody|people|i|we|a person|residents|drivers|my (..)? ) (..)? (in|from|of) ${FAR} (..)? (use|get|buy|apply|request|ask|join|sign|be|allowed|eligible|welcome|.)`,
      `(insure|insured|insurance|broker|brokers|quote|coverage|policy) ... (in|for|near|around|from) ${FAR} (please|.|and|but|or|too|now|today|area)`,
      `(own|have|bought|buying|got|purchased|renting|rent|rental) .. (cottage|cabin|house|condo|property|place|home|land|apartment|duplex|business|shop) (..)? (in|near|outside|around) ${FAR} ... (insure*|insurance|insured|quote|cover*|need)`,
      `(do|does|can|are|is) (you|u|you guys|your brokers|this site|this) (..)? (licensed|available|sell|offer|have|got|broker|brokers|insurance|help|handle|do) ... (in|for) ${FAR}`,
      `(habite|habitons|vis|vivons|demeure|reside|maison|appartement|condo|commerce|entreprise) .. (a|au|en|dans) ${FAR}`,
      `(assurer|assurance|courtier*|assureur*|soumission) ... (a|au|en) ${FAR}`,
      `(do|does|can|will) (you|the site|coverbridge) (cover|insure|serve|work|operate|work in|help in) (people in|homes in|cars in)? ${FAR}`,
      `${FAR} (minimum|maximum|mandatory|basic)`,
      `(cheaper|better|different|higher|lower|more) (than|in|from) (in)? ${FAR}`,
      `(i|we|my parents|my son|my daughter|my brother|my sister|my business|my company) (live|am|are|reside|lives|is|rent|own|drive|operate) .. (in|from|near|around) ${FAR}`,
      `(insurance|insure|insuring|policy|policies|premium|premiums|rate|rates|coverage|broker|brokers|quote|quotes|law|laws|rules|deductible|minimum|required|mandatory|liability|claim|tenant|tenants|visa|hail|flood|drivers|insurers|plates|licence|license|registration|register*) ... (in|for|of) ${FAR}`,
      `(house|home|condo|apartment|car|truck|business|shop|property|store|restaurant|farm|rental|building|fleet) .. in ${FAR}`,
      `${FAR} (car|auto|home|house|tenant|condo|life|business|driver|drivers|vehicle)? (insurance|insurers|residents|drivers|policy|rates|premiums|law|laws|broker|brokers|rules|licence|plates|quote|quotes|tenants|resident|driver)`,
      `(in|for) ${FAR} .`,
      `(move|moving|moved|relocating|relocate) to ${FAR}`,
      `are you (..)? in ${FAR}`,
      `(serve|operate|available|work) .. ${FAR}`,
      '(icbc|saaq|sgi|mpi|fsra|ramq|ohip)',
      '(outside|outside of|not in) (alberta|canada) .. (live|insure|insurance|house|business)',
      `(en|au|a) (ontario|quebec|manitoba|saskatchewan|toronto|montreal|vancouver|ottawa|winnipeg|gatineau|laval|regina|saskatoon|nouveau brunswick|colombie britannique)`,
    ],
    unless: ['fort saskatchewan', `(what|how) about .. ${FAR} .`, `. and (in|for)? ${FAR} .`],
    notWith: [
      '(fort mac|ft mac|airdrie|medicine hat|grande prairie|spruce grove|lloydminster|lloyd)',
      '(use|using|good|valid|accepted|register*|count|counts) ... here',
      '(when|if|while) (i|we|he|she|they) (am|are|is|work|drive|go|travel|visit) .. in',
      'still in',
      'valide|valable|valides',
      '(from|left|leaving) (ontario|bc|british columbia|quebec|manitoba|saskatchewan|toronto|vancouver|ottawa|montreal|winnipeg|regina|saskatoon|halifax|newfoundland|nova scotia|new brunswick|the us|the states|the uk|england|germany|australia|usa)',
      'moving|moved|move|coming|new|relocat* (here|to alberta|to calgary|to edmonton|to red deer|to lethbridge|to fort mcmurray|in alberta)',
      'alberta|albertan|calgary|edmonton|lethbridge',
      'red deer',
      'fort mcmurray',
      'travel*|trip|trips|vacation|holiday|holidays|snowbird|snowbirds|flight|flying|visit|visiting|visits|visitor|visitors|abroad|emergency|hospital|ambulance|cruise|tourist|weekend|border|cross|crossing',
      '(drive|driving|go|going|ride|tow|towing|haul|hauling|deliver|delivering|trucking|ship|shipping|run|runs|loads|load) .. (to|in|into|through|across)',
      '(rent|renting|rental) (a)? car',
      'out of province',
      '(does|do|is|are|will|would|can|how|what) ... (cabin|cottage)',
      // What is earned or held elsewhere and what it counts for here; what is held here and where it applies.
      '(count|counts|counted|recognized|recognised|accepted|valid|transfer*|honoured|honored|carry|carries|good|used|exchange*) (here|over|along|with me)',
      '(comptent|compte|comptera|reconnu*|valable*|accepte*) .. (ici|aussi|encore)?',
      '(annees|experience|dossier) de conduite',
      '(years|year|experience|record|history) (of|as a|in)? (driving|driver|no claims|claims|claim free|insurance) .. (in|from|at)',
      '(driving|claims|insurance|drivers) (years|experience|record|history|abstract)',
      '(insurance|policy|coverage|pink card|licence|license|plan|benefits) (still|also|even)? (work|works|apply|applies|valid|good|hold|holds|extend*|follow*|count*|cover me|protect me) (..)? (in|into|across|over|down)',
      'student|studying|studies|university|school|warranty',
      'voyage*|demenag*|sejour*|vacances|conduire|conduis|conduisons|visite*|rouler|arrive*|arrivons|viens|venons|alberta*',
    ],
    yields: {
      phrases: [
        '(my|our|own) (own|work|company)? (truck|car|vehicle|pickup|semi|rig|van|suv|trailer|camper|rv|motorhome|motorcycle|bike|minivan|trucks|cars)',
        '(driving|drive|drove|drives|hauling|haul|towing|tow|road|rented|renting|rental)',
      ],
      to: [
        ...['driving-in-other-provinces', 'driving-in-the-us', 'winter-in-the-us'].map((id) =>
          paths.faqItem('driving', id),
        ),
        paths.faqItem('life-and-travel', 'day-trip-across-the-border'),
      ],
    },
    response: {
      en: () =>
        'This site is about Alberta, and insurance rules differ by province and country, so I’d rather not answer about another place. A broker licensed there, or that province’s insurance regulator, can. If you’re moving to Alberta or insuring something here, ask me about that.',
      fr: () =>
        'Les pages de ce site parlent de l’Alberta, et les règles d’assurance changent d’une province et d’un pays à l’autre; je préfère donc ne pas répondre pour un autre endroit. Un courtier titulaire d’un permis là-bas, ou l’organisme qui y réglemente les assurances, peut le faire. Si vous déménagez en Alberta ou assurez quelque chose ici, posez-moi la question.',
    },
  },
];
