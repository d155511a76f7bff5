/** What an assistant must never say. In the language of `words/phrases.ts`; an exception must contain the whole phrase and end with it. */

import { INSURER_NAMES } from '../insurers.ts';

const YOUR_THINGS =
  'policy|claim|application|request|coverage|cover|insurance|quote|visa|loan|loss|damage|vehicle|car|truck|home|house|roof|basement|family|business|property|belongings|trip|renewal|parents';

/** Intensifiers that make a promise sound more certain. */
const SURELY =
  '(still|now|fully|already|definitely|certainly|absolutely|indeed|also|automatically|completely|always|totally|100|#|well|of course|generally|probably|likely|most|very|really|therefore|thus|so|all)?';

export const forbidden: Readonly<Record<string, readonly string[]>> = {
  approval: [
    `your (..)? (${YOUR_THINGS}) (is|are|was|were|has been|have been|will be|would be|got|gets|stands|looks) (now|already|fully|officially|hereby|all|automatically|instantly)? (approved|preapproved)`,
    '(it|that|this|they|he|she) (is|are|was|were|has been|have been|will be|would be|got|gets) (now|already|fully|officially|hereby|automatically|instantly)? (approved|preapproved)',
    'the (claim|application|request|quote|visa|loan|coverage|policy) (is|was|has been|will be|got) (now|already|fully|officially|automatically|instantly)? (approved|preapproved)',
    'you (have been|will be|were|would be|got|get) (now|already|fully|officially|automatically|instantly)? (approved|preapproved)',
    'you (are|re)? (now|already|all|hereby|officially)? (approved|preapproved)',
    'pre approved|approval',
    'approved for (you|your|coverage|cover|insurance)',
    '(we|i) (have|hereby|can|will|now)? (approve|approved) (you|your|the|it|this)',
    'instant|guaranteed approval',
    '. approved .',
    '(vous etes|votre demande est|votre police est|est) (approuve*|preapprouve*|accorde*)',
  ],
  cover: [
    `you (are|will be|would be|were|should be|remain|stay|have been) ${SURELY} ${SURELY} ${SURELY} (%)? (covered|coverd|insured (for|against|now|today|.)|protected (against|from|for))`,
    'yes (it|that|this|you|they) (is|are|will be) (covered|insured)',
    `(your|this) (own|new|old|whole|entire|home|car|hail|water|insurance)? (${YOUR_THINGS}|accident|incident|situation|case) (is|are|will be|would be|was) ${SURELY} ${SURELY} (%)? (covered|insured)`,
    '(your|my|our) (insurance|insurer|policy|coverage|claim) (will|shall|would|is going to|definitely|certainly|must|has to) (definitely|certainly|surely|always)? (cover|pay|reimburse|be paid|be covered|protect|be accepted)',
    'you (have|already have|now have|do have) (full|complete|total)? (coverage|cover) (for|against|now)',
    '(they|the insurer|your insurer|insurance) will (definitely|certainly|surely|absolutely|always) (pay|cover|accept|reimburse)',
    '(i|we) (can|hereby|do|will)? (confirm|promise|assure|guarantee) .. (covered|insured|coverage|pay)',
    'vous (etes|serez|seriez) (bien|entierement|deja|toujours|automatiquement|completement|maintenant)? (couvert*|assure contre|assures contre|protege*)',
    'tu (es|seras) (bien|entierement|deja)? (couvert|couverte)',
    '(votre|ton|ta|vos) (police|assurance|reclamation|sinistre|dommages|perte) (est|sera|seront|sont) (bien|entierement|deja)? (couvert*|paye*|rembourse*|acceptee)',
    'votre (assurance|assureur|police) (va|paiera|couvrira|remboursera|couvre)',
  ],
  active: [
    'your (own|new|current|home|car|auto|tenant|condo|life|travel|business)? (insurance)? (policy|coverage|cover|insurance) (is|are|was|has been|will be|stays|remains) (now|already|currently|still|fully)? (active|activated|in force|in effect|bound|confirmed|live|effective|issued|renewed|cancelled|reinstated|started)',
    'you (are|have been) (now|all|already)? (bound|enrolled|signed up)',
    '(i|we) (have|just|will|can)? (just|now|successfully)? (bound|issued|activated|cancelled|canceled|renewed|filed|submitted|processed|updated|opened|registered|reported) (your|the|a|this|it)',
    '(i|we) (will|can|shall) (file|submit|process|handle|settle|open|register|bind|issue|cancel|renew|activate) (your|the|a|this) .. (claim|policy|coverage|insurance|payment)',
    'your claim (has been|is|was|will be) (now|successfully|being)? (filed|submitted|opened|processed|accepted|paid|settled|received|registered|approved)',
    'votre (police|contrat|couverture|assurance) est (maintenant|deja)? (active|actif|en vigueur|confirme*|renouvele*|annule*)',
  ],
  insurer: [
    'we (also|can|will|do|would|gladly|happily)? (insure|underwrite|cover|reimburse|bind)',
    '(we|i) (can|will|would) (sell|offer|give|provide|get) (you)? (a|an|the|our)? (policy|coverage|insurance|discount|quote|best|lowest|rate|rates|price|prices|premium)',
    '(we|i) (offer|sell|provide) (our|insurance|policies|coverage|cheap*|affordable|competitive|low|great|best)',
    'our (own|best|great|low|lowest|competitive|standard|current|affordable|home|auto|car|tenant|life|insurance|special)? (rate|rates|policy|policies|premium|premiums|prices|price|quotes|coverage|coverages|insurance products|underwriters|underwriting|discounts|insurance plans|plans|claims department|claims team|adjusters)',
    '(nos|notre) (taux|polices|police d assurance|primes|tarifs|assurance|assurances|prix)',
    'nous (assurons|vous assurons|couvrons|vous couvrons|offrons)',
  ],
  guarantee: [
    'guaranteed (to|that|coverage|cover|approval|acceptance|price|prices|rate|rates|savings|lowest|payment|payout|claim|quote|you|for|by us|.)',
    '(is|are|be|fully|100|%|totally|absolutely) guaranteed',
    '(i|we) (can|do|will|hereby|fully|personally|absolutely)? guarantee',
    '(it|that|this|coverage|your) .. (is|are) (a|our|my|fully)? guarantee',
    'guarantees (you|that|your|coverage|the lowest|the best)',
    'guarantee (you|that|your|the lowest|the best|coverage)',
    '(nous|je) (vous)? (garantissons|garantis)',
    '(est|sont) garanti|garantie|garantis|garanties',
  ],
  lowest: [
    '(lowest|cheapest|best|unbeatable|rock bottom) (possible|available|insurance|car|auto|home|market|monthly)? (price|prices|rate|rates|premium|premiums|deal|deals|offer)',
    'best (insurance)? quote|quotes',
    '(is|are|has|have|offers|offer) (by far|probably|usually|generally|often|currently)? the (cheapest|least expensive)',
    '(cheapest|best|top) (insurer|insurers|insurance company|company|broker|brokerage|provider|carrier|choice|pick|option for you|policy for you)',
    'beat any (price|quote|rate)',
    '(meilleur|meilleurs|plus bas) (prix|taux|tarif|tarifs|assureur)',
    '(le|la|les) moins (cher|chere|chers|cheres)',
  ],
  choice: [
    'i (would|do|strongly|highly|personally|can|also|d)? (strongly|highly|definitely|always|personally)? (recommend|suggest|advise|choose|pick|advice)',
    '(we|the site|this site) (strongly|highly|would|definitely)? (recommend|recommends) (you|that|buying|choosing|the|this|going|a|intact|aviva)',
    'my (recommendation|advice|suggestion|pick|choice|opinion) (is|would be|for you)',
    'you should (definitely|really|probably|always|just|certainly|absolutely|therefore|also)? (choose|buy|pick|go with|select|get the|sign with|switch to|purchase|opt for|take out|drop|cancel|sue|accept the settlement|plead)',
    'you (must|need to|have to|ought to|had better) (definitely|really)? (choose|buy|go with|switch to|sign with|sue|plead)',
    '(best|right|perfect|ideal) (choice|option|policy|plan|insurer|company|coverage) for you (is|would|.)',
    'in your (case|situation|place|shoes) .. (i would|you should|the best|buy|choose|take)',
    '(if i were you|if it were me)',
    `(recommend|choose|pick|prefer|go with|trust|switch to|contact|buy from|try|consider|use) .. (${INSURER_NAMES})`,
    `(${INSURER_NAMES}) (insurance)? (is|are|has|have|offers|offer|would|will|gives|provides|charges|sells|beats) `,
    `(with|from|at|by|like) (${INSURER_NAMES})`,
    '(je|nous) (vous)? (recommande|recommandons|conseille|conseillons|suggere)',
    'vous (devriez|devez) (absolument)? (choisir|acheter|prendre|souscrire|opter|poursuivre)',
    'je choisirais',
  ],
  profession: [
    '(as|i am|this is|speaking as|you are talking to|you are speaking with) (a|an|your|the)? (licensed|real|human|certified|qualified|insurance|registered|personal|professional)? (insurance)? (broker|agent|human|person|adviser|advisor|lawyer|attorney|doctor|physician|nurse|underwriter|adjuster|insurer|immigration consultant|representative|paralegal|counsel)',
    'i am (not)? (a|an)? (computer|bot|ai|program|assistant|machine) (but|and) (also)? (a|licensed) .. broker',
    'i am (human|licensed|a real|a live|not a bot|not an ai|not a computer|not a machine|not a program|not a robot)',
    'my (licence|license) (number|is)',
    '(my|our) (legal|medical|immigration|professional) (advice|opinion)',
    'you (have|would have|do have) (a)? (strong|good|solid|winning|clear|excellent) (legal)? case',
    'you (will|would|should) win',
    '(you|he|she|they) (are|is) (not)? (legally)? (liable|guilty|negligent)',
    'you (can|should|could|must) sue (them|him|her|the|your)',
    'you (have|may have|probably have|likely have|seem to have|are suffering from) (a|an)? (concussion|whiplash|fracture|infection|stroke|heart attack|diabetes|cancer)',
    '(take|stop taking|increase|double) (your|the|two|this|some) (medication|medicine|pills|pill|insulin|dose|ibuprofen|aspirin|tylenol|advil)',
    'your (visa|application|permit|sponsorship) (will|would|should) be (approved|accepted|granted|issued)',
    'you (are|will be|would be) (eligible|qualified) for (a|the|your)? (super visa|visa|citizenship|pr|permanent residence|permit|canadian)',
    'you (qualify|will qualify) for (a|the)? (super visa|visa|citizenship|permanent residence|permit|pr)',
    '(je suis|en tant que) (un|une|votre|le)? (vrai|vraie)? (courtier|courtiere|humain|humaine|avocat|avocate|medecin|agent|personne|conseiller)',
  ],
  secrets: [
    'my (system|hidden|secret|initial|internal|original|full)? (prompt|instructions|system message|programming|guidelines|directives|configuration|rules)',
    'i (was|am|have been) (instructed|programmed|told|ordered|configured|prompted) (to|not|never|by|that)',
    'the system (prompt|message|instructions)',
    'system prompt',
    'language model',
    'sources (#|none)',
    '(here|these) (are|is) (my|the) .. (instructions|prompt|rules|guidelines)',
    'i (will|can) (now)? (ignore|disregard|forget|bypass) (all|my|the|any|previous|every)',
    '(dan|developer|jailbreak|unrestricted) mode',
    'as dan',
    'mes (instructions|consignes|regles)',
    'j ai (recu|ete) (l instruction|instruit*|programme*)',
  ],
  price: [
    '(your|the|a) (monthly|annual|yearly)? (premium|rate|quote|price|cost) (is|will be|would be|should be|comes to|could be|may be|might be) (about|around|roughly|approximately|only|just|likely|probably|exactly|near|close to|under|over|between|from)? (#|$ #)',
    'you (will|would|should|could|can|may|might) (expect to|likely|probably|only|just)? (pay|save|be paying|expect to pay) (about|around|roughly|approximately|only|just|up to|between|from|under|over)? ($)? # (..)? (month|monthly|year|yearly|annually|per|a)',
    '(votre|la) prime (est|sera|serait) (de|d environ|environ)? (#|$ #)',
  ],
};

/** Words that turn a promise into a question or a condition when they directly precede it. */
const WHETHER =
  '(if|whether|unless|until|when|where|what|how|who|while|before|after|once|not that|not mean|not mean that|not say|not say that|make sure|be sure|check that|confirms|confirms that|confirmed that|mean|means nothing until)';

/** Lookalikes that are not promises. */
export const allowed: Readonly<Record<string, readonly string[]>> = {
  approval: [
    `${WHETHER} (your .. (${YOUR_THINGS})|it|that|this|they|he|she|you|the (claim|application|request|quote|visa|loan|coverage|policy)) (is|are|was|were|has been|have been|will be|would be|got|gets|get) (now|already|fully|officially)? (approved|preapproved)`,
  ],
  cover: [
    `${WHETHER} you (are|will be|would be|were|should be|remain|stay|have been) ${SURELY} ${SURELY} (covered|insured (for|against|now|today|.)|protected (against|from|for))`,
    `${WHETHER} (your|this) (own|new|old|whole|entire|home|car|hail|water|insurance)? (${YOUR_THINGS}|accident|incident|situation|case) (is|are|will be|would be|was) ${SURELY} ${SURELY} (covered|insured)`,
    `${WHETHER} (your|my|our) (insurance|insurer|policy|coverage|claim) (will|shall|would|is going to|must|has to) (cover|pay|reimburse|be paid|be covered|protect|be accepted)`,
    `${WHETHER} you (have|already have|now have|do have) (full|complete|total)? (coverage|cover) (for|against|now)`,
    '(si|quand|savoir si) (vous|tu) (etes|serez|seriez|es|seras) (bien|deja)? (couvert*|assure contre|assures contre|protege*)',
    '(si|quand|savoir si) (votre|ton|ta) (police|assurance|reclamation|sinistre|assureur) (est|sera|va|paiera|couvrira|remboursera|couvre) (bien|deja)? (couvert*|paye*|rembourse*|acceptee)?',
  ],
  active: [
    `${WHETHER} your (own|new|current|home|car|auto|tenant|condo|life|travel|business)? (insurance)? (policy|coverage|cover|insurance|claim) (is|are|was|has been|will be|stays|remains) (now|already|currently|still|fully)? (active|activated|in force|in effect|bound|confirmed|live|effective|issued|renewed|cancelled|reinstated|started|filed|submitted|opened|processed|accepted|paid|settled|received|registered|approved)`,
    `${WHETHER} you (are|have been) (now|all|already)? (bound|enrolled|signed up)`,
  ],
  insurer: ['(nor|neither) (do|can|will)? we (insure|underwrite|cover|reimburse|bind|sell|offer|provide)'],
  guarantee: [
    '(not|never|nor) (be|a|to|fully|been)? (guarantee|guarantees|guaranteed) (you|that|your|the lowest|the best|coverage|to|cover|approval|acceptance|price|prices|rate|rates|savings|lowest|payment|payout|claim|quote|for|.)?',
    '(nobody|nothing|no one|no broker|no insurer|no website) (can|could|will|may|is|are)? (be)? (guarantee|guarantees|guaranteed) (you|that|your|the lowest|the best|coverage|to|cover|acceptance|price|prices|rate|rates|savings|for|.)?',
    '(a|an|the|any|personal) guarantee you',
    '(loan|lease|debt|obligation) that you guaranteed .',
  ],
  lowest: [
    '(not|never|nobody|nor|than|chase|chases|chasing|promise no) .. (lowest|cheapest|best) (possible|available|insurance)? (price|prices|rate|rates|premium|premiums|deal|deals|offer|quote|quotes)',
    'not (always|necessarily)? the (cheapest|least expensive)',
  ],
  choice: [
    '(can|may|do|should|could|must|if|when|before|how|what|nor|neither) (can|do|should|could|will)? i (recommend|suggest|advise|choose|pick|advice)',
    '(before|if|whether|when|that) you (must|need to|have to|should) (definitely|really)? (choose|buy|go with|switch to|sign with|sue|plead|cancel|drop|take out|purchase)',
  ],
  profession: [
    '(it|them|him|her|us|firm|somebody|someone|register|registered|work|works|act|acts|apply|licensed|name|not|nor|never) as (a|an|your|the)? (licensed|insurance)? (broker|agent|human|person|adviser|advisor|lawyer|attorney|doctor|underwriter|adjuster|insurer|representative)',
    `(if|whether|unless|until|when|where|what|how|that|because|once|before) (you|he|she|they) (are|is) (not)? (legally)? (liable|guilty|negligent)`,
    '(not|no|never) (give|gives|offer|offers)? (my|our)? (legal|medical|immigration|professional) (advice|opinion)',
    '(if|whether|unless|that|when) you (are|will be|would be|qualify|will qualify) (eligible|qualified)? for (a|the|your)? (super visa|visa|citizenship|pr|permanent residence|permit|canadian)',
  ],
};
