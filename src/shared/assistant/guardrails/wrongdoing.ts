/**
 * What an assistant must not help with: fires set for money, false claims, harm to someone. The reply says no in a sentence, without a
 * lecture and without a word on how, and names help. General questions about fraud or arson are left to the pages.
 */
import type { LimitRule } from './limit-rule.ts';

const PROPERTY =
  'house|home|place|apartment|condo|cottage|cabin|barn|garage|shed|shop|store|restaurant|business|building|warehouse|car|truck|van|vehicle|suv|trailer|rv|boat';
const MINE = '(my|our|the|a|an|his|her|this)? (own|old|vacant|empty|rental|ex|business)?';
const MONEY =
  '(for|to get|to collect|and get|and collect|and claim|and cash in|get) (the|my|some|that|on|out)? (insurance|money|payout|cash|claim|policy|cheque|check)';
const RELATIVES =
  'wife|husband|son|daughter|dad|mom|father|mother|friend|buddy|brother|sister|partner|girlfriend|boyfriend|kid|employee';
const LOSS =
  'accident|crash|collision|theft|break in|burglary|robbery|claim|injury|injuries|whiplash|flood|slip|fall|damage|loss';
const PAPERS =
  'receipt|receipts|invoice|invoices|photo|photos|pink card|pink slip|proof of insurance|abstract|document|documents|police report|doctors note|witness statement|statement|letter|licence|license|claim|claims|injury|theft';
const KEPT_QUIET =
  'driver|drivers|son|daughter|kid|teen|teenager|husband|wife|roommate|ticket|tickets|accident|accidents|claims|dui|suspension|uber|delivery|grow op|address|postal code|kilometres|mileage|renovation|tenants|tenant|airbnb|condition|smoking|where i live|my record|my driving';

export const arsonRule: LimitRule = {
  name: 'arson',
  verdict: 'limited',
  offersPerson: false,
  withSources: false,
  phrases: [
    `how (to|do i|can i|could i|would i|do you|does one|would someone|could someone|do people) (safely|secretly)? (burn|torch|set fire to|light) (down)? ${MINE} (..)? (${PROPERTY}|it)`,
    `how (to|do i|can i|could i|would i|do you) (set|light) ${MINE} (${PROPERTY}) (on fire|ablaze|alight)`,
    `(way|ways) to (burn|torch|set fire to) (down)? ${MINE} (${PROPERTY}|it)`,
    `(want|wants|going|planning|plan|plans|thinking|tempted|might|should|could|pay someone|hire someone|get someone) (of|about|to|i|we|just|to just)? (burn|burning|torch|torching|set fire to|setting fire to|light|lighting) (down)? ${MINE} (${PROPERTY}) `,
    `(burn|torch|light) (down)? ${MINE} (${PROPERTY}) (down|up|on fire)? ... ${MONEY}`,
    `(burn|torch|set fire to|light) ${MINE} (${PROPERTY}) (down)? (myself|on purpose|deliberately|intentionally)`,
    `(set|light) ${MINE} (${PROPERTY}) (on fire|ablaze) ... ${MONEY}`,
    `. (to)? set fire to (my|the|our) (own)? (${PROPERTY})`,
    '(if|tell|know|prove|say) (if|that)? (i|we) (lit|started|set) the fire',
    `what (burns|burn) (a|the|down)? (..)? (${PROPERTY}) (down)? (fastest|fast|quickest|quickly|best|without)`,
    '(start|set|light|cause) (the|a|an) (..)? fire (myself|on purpose|deliberately|intentionally|ourselves)',
    'how (to|do i|can i) (start|cause|set) (a|an) (electrical|kitchen|house|car|garage|accidental|chimney) fire',
    '(maybe|if only|hope|wish) (for)? (a|the)? (fire|flood|break in) (would|might|could|to) (help|solve|save|fix|happen)',
    `(burning|torching) (down)? (my|our|the) (own)? (${PROPERTY}) (down)? (for|to get|to collect)`,
    '(what|which|best|untraceable|good) (..)? accelerant',
    `(set|light) (my|our|the|this) (own)? (${PROPERTY}) on fire (and|for|to|so) ... (claim|collect|insurance|money|paid)`,
    `if (i|we) (just|secretly)? (burn|burned|torch|torched|set fire to) (down)? ${MINE} (${PROPERTY})`,
    '(start|set|cause|make|stage|fake) (a|the|an)? (house|car|kitchen|electrical|accidental)? fire ... (for|insurance|money|payout|look like|without getting caught|not get caught|get away)',
    '(make|making) ... fire ... look (like (an)? accident*|accidental|electrical)',
    '(how|way|ways) ... (commit|do|get away with|pull off) (an)? arson',
    '(bruler|incendier|mettre le feu a|foutre le feu a) (ma|mon|la|le|notre|une|un|l) (maison|auto|voiture|commerce|chalet|camion|garage|restaurant|immeuble) ... (argent|assurance|assurances|indemnite|prime)',
    'comment (bruler|incendier|mettre le feu a|faire bruler) (ma|mon|la|le|notre|une|un|l)',
    // Weighed, timed or covered up.
    `(burned|burnt|burning|burn|torching|fire) ... (better|easier|cheaper|pays more|pay more|worth more) (than|to)`,
    '(how soon|how long|how many days|when) ... fire ... (look|looks|looking|seem|seems|be) (ok|okay|weird|odd|suspicious|natural|normal|fine)',
    'fire ... (without (it)? looking|not look|not looking|not seem) (weird|odd|suspicious|strange)',
    '(use|uses|using) (a|the|this) (wildfire|grass fire|lightning|storm) (as|for) (a|an)? (cover|excuse)',
    '(get|gets|got|be|is) ruled (electrical|accidental|an accident)',
    `(would|will|wants to|want to|could|gonna|going to|should|let us) torch (the|my|his|her|our|a|it)`,
    `(need|needs|want|wants|wish) (the|my|his|her|our|this|that) (old)? (${PROPERTY}) gone`,
    '(which|what|where) (walls|parts|rooms|spots) (to|do i|should i|would you) (soak|light|burn)',
    '(charge|charges|charging|paid|pay|offered) (..)? to (burn|torch)',
    '(worth|is) more (..)? (burned|burnt|insured than|on fire|in ashes|as ash)',
    `(nobody|no one|who) would (ever)? (know|notice) if (my|the|our) (${PROPERTY}) (went|burned|burnt|burns|caught|goes)`,
    'how (people|some|others|you|somebody) (burn|torch|light) (..)? (houses|house|cars|car|stores|buildings|barns|trucks)',
    '(bruler|incendier|cramer) (le|mon|la|ma|un|une|l) (char|auto|voiture|camion|chalet|maison|commerce) ... (paye|payee|payer|assurance|vite)',
    'tell (the)? difference ... (accident|electrical|set|lit|arson)',
    '(raise|raising|raised|increase|increasing|double|doubling|after buying|buying) ... (coverage|limit|insurance|policy) ... fire (happen|look|looks|seem|be)',
    '(incendie|feu|assurance|assureur) ... sans (enquete|que ca paraisse|preuve)',
    'how (would|do|can|could) (fire)? (investigators|marshals|an investigator|the investigator|the marshal) (tell|know|prove|find)',
    '(would|will|do|can|could) (they|investigators|insurance|the insurer) (check|see|track|pull) (my|the) (phone|location|texts|gps|cell|phone records|phone location) ',
  ],
  notWith: [
    '(accident|accidentally|by mistake|candle|candles|cooking|barbecue)  ... (covered|cover|pay|pays|happens)',
    'accidentally|unintentionally',
  ],
  response: {
    en: () =>
      'I won’t help with that: a fire can kill people, and setting one is a serious crime. If money or stress is behind it, call 2-1-1, free and confidential, at any hour in Alberta; if anyone is in danger now, call 911.',
    fr: () =>
      'Je n’aiderai pas à cela : un incendie peut tuer, et l’allumer est un crime grave. Si l’argent ou le stress vous pèse, appelez le 2-1-1, gratuit et confidentiel, à toute heure en Alberta; si quelqu’un est en danger maintenant, appelez le 911.',
  },
};

export const wrongdoingRules: readonly LimitRule[] = [
  {
    name: 'harm-to-someone',
    verdict: 'limited',
    offersPerson: false,
    withSources: false,
    phrases: [
      `(how|way|ways) (to|do i|can i|could i|would i|someone) (..)? (kill|murder|poison|hurt|run over|get rid of) (my|a|the|someone|somebody|him|her|his|our) (..)? (${RELATIVES}|ex|neighbour|neighbor|landlord|tenant|boss|.|for|and|so|without)`,
      `(kill|murder|poison) (my|his|her|our) (${RELATIVES}|ex|landlord|boss|neighbour|neighbor) ... ${MONEY}`,
      `(i am|i will|going|want|gonna) (to|going to)? (kill|murder|shoot|stab|run over) (my|him|her|them|someone|that|the|everyone) `,
      `(want|need|wish) (my|the|our)? (business partner|partner|husband|wife|ex|boss|landlord|him|her|them) gone (and|so|for|.)`,
      '(shoot|stab|trap|booby trap|beat up|run over) (a|the|any|that|some|this|my next) (thief|thieves|burglar|robber|intruder|trespasser|adjuster|broker|guy|kid)',
      '(doctors|doctor|coroner|police|nobody|anyone|they) (would|will) not (ask|check|look) (much|twice|questions|too hard|further|anything)',
      '(poison|poisons) ... (not|does not|do not|cannot be|can not be) (checked|tested|detected|show|found|traced|test)',
      '(spouse|husband|wife|partner) (dies|died|die) in an accident ... (stairs|staircase|bathtub|brakes)',
      '(talk|chat|visit|meet|see|find|wait for) ... with (a|my|the) (bat|gun|knife|crowbar|hammer|shotgun|rifle|axe)',
      '(i|we) know where (he|she|they|you) (live|lives|park|parks|work|works|sleep|sleeps)',
      '(truck|car|house|window|windows|windshield|he|she) (gets|is getting|will get) a (brick|bat|bullet|beating)',
      '(hitman|hit man|contract killer)',
      `(je vais|je veux|comment) (le|la|les)? (tuer|empoisonner|assassiner) (mon|ma|mes|le|la|quelqu)`,
    ],
    unless: ['kill (my|the|a|that) (bill|battery|lawn|weeds|engine|deal|policy|pests|mice|ants)', 'threat* ... kill'],
    response: {
      en: () =>
        'I won’t help with anything that hurts someone. If you or anyone else may be in danger, call 911; if your thoughts frighten you, call or text 9-8-8, free, at any hour.',
      fr: () =>
        'Je n’aiderai à rien qui fasse du mal à quelqu’un. Si vous ou quelqu’un d’autre pouvez être en danger, appelez le 911; si vos pensées vous font peur, appelez ou textez le 9-8-8, gratuitement, à toute heure.',
    },
  },
  {
    name: 'fraud',
    verdict: 'limited',
    offersPerson: false,
    withSources: false,
    phrases: [
      // Staging.
      `(stage|staging|fake|faking|set up|setting up|arrange|invent|make up|pretend to have) (a|an|my|the|that|some|our) (car|small|minor|house|fake|neck|back)? (${LOSS})`,
      `(to|i|we|just|people) (stage|fake|invent) (car|minor|neck|back)? (${LOSS})`,
      '(crash|hit|damage|wreck|total|flood|smash|break|sink|dump|hide|ditch) (my|our|the) (own)? (..)? (on purpose|deliberately|intentionally|myself) ... (insurance|claim|money|payout|payment|lease|loan)',
      `(${PROPERTY}) (..)? (on purpose|deliberately|disappear|go missing) ... ${MONEY}`,
      '(say|claim|report|pretend|think|believe|tell them|tell insurance|tell the insurer|tell my insurer|tell the police) ... (stolen|robbed|broken into|hit|injured|hurt|parked|driving|damaged|hail) ... (even though|but (it|i|he|she|they|we|really|actually)|when (it|i|he|she|we) (was|did|were|am|is) (not|actually|really)|although|instead of me|so (they|insurance|it) (pays|pay|covers))',
      '(make|making) (my|the|our|it) (..)? (look|seem|appear) (like)? (..)? (stolen|accident|accidental|theft|break in|robbery|worse|hail|vandalism|someone)',
      '(friend|buddy|brother|cousin|someone|somebody|guy) (to)? (hit|crash into|steal|wreck|rear end|smash) (my|our) ... (so i|so we|and claim|claim it|for the insurance|insurance money)',
      '(pay|hire|get|ask) (a|my|some|someone|somebody) (..)? to (steal|hit|crash|wreck|smash|trash|damage|break into|rob) (my|our)',
      'how ... (written off|totalled|totaled|stolen|wrecked) (on purpose|deliberately|intentionally)',
      '(want|going|like|trying|could|can|should|gonna) (i|we)? (to|just)? (say|pretend) (that)? (someone|somebody|it was|they|thieves) (..)? (broke in|broken into|stole|stolen|hit|took|vandalized)',
      '(want|get|make|trick|convince) (my|the)? (insurance|insurer|them|adjuster|insurance company) (to|into) (think|believe|thinking|believing)',
      '(tell|say) ... (i|he|she) was not (driving|the driver|behind the wheel)',
      'fake (a|an|some)? (slip|slips|fall|falls|injury|injuries|theft|robbery|whiplash|break in)',
      '(what|which) (excuse|story|reason|lie) (can|should|do|could) (i|we) (give|tell|use|say|make)',
      '(smash|break|hit|damage|wreck|scratch|dent|flood|crash) my own (..)? (and|then|to|so) (claim|make a claim|get|say)',
      '(never|did not|have not) (told|tell) (them|insurance|my insurer|my insurance|my broker) ... (secret|hide|find out|keep it|catch)',
      '(they|insurance|insurer|insurers|adjuster) (will|would) never (know|find out|notice|check)',
      '(get|have) my (car|truck|bike|phone|boat|trailer) stolen (for|so|and)',
      '(good|best|believable|convincing) (lie|story|excuse) (for|to)',
      '(add|put|include|list|claim) (..)? (stuff|things|items|something) ... (was not|were not|not) (in|there|mine|stolen|damaged|lost|actually)',
      '(put|change|move|make) the (claim|accident|loss|theft|damage)? date (after|before|to|so|later|earlier)',
      // Padding.
      '(pad|padding|inflate|inflating|exaggerate|exaggerating|bump up|pump up|overstate|jack up|boost) (my|a|an|the|our|his|her|insurance)? (..)? (claim|estimate|receipt|receipts|loss|losses|damage|damages|invoice|injury|injuries|list|value of (..)? claim)',
      '(add|put|include|throw in|list|claim|say i lost) (..)? (things|stuff|items|extra|extras|more|a tv|tv|jewellery|jewelry|laptop|electronics) ... (never|did not|do not) (actually|really|even)? (own|owned|have|had|lost|lose|stolen|exist)',
      '(add|include|put|slip|sneak|claim|blame|say) (..)? (old|existing|previous|pre existing|earlier) (damage|dent|dents|scratch|scratches|crack|rust) ... (claim|hail|accident|crash|storm|insurance|new)',
      '(claim|say|get) (more|extra|higher) (than|money than|value than) (i|we|it|they) (actually|really)? (lost|had|own|owned|was|were|is|deserve)',
      '(say|claim|tell them|pretend) (..)? (was|were|is|cost) (worth)? (more|way more|a lot more|double|twice)',
      'claim (extra|more) (damage|stuff|items|things|than)',
      'claim (..)? (something|things|stuff|items) (i|we|that i) (do not|never|did not) (own|owned|have|had|lose)',
      '(with|using|use) a fake (injury|claim|receipt|invoice|accident)',
      '. (how (to|do i))? lie to (insurance|my insurance|the insurer|my insurer|the adjuster)',
      'claim ... .. (even though|even if|although|but it was|but it is) ... (already|broken|old|not|never|before)',
      '(already|was) (damaged|broken|dented|cracked|stolen|hit) ... (get|buy|add) ... (and|then) (claim|report)',
      '(hide|hiding|conceal|cover up) (..)? (damage|leak|mold|mould|crack|cracks|evidence) (from|so|before)',
      `(make|get|buy|use|print|need|want|submit|send|create|show|write|draft|give|help) (me|them|you)? (with|write|make)? (a|an|some|the|my)? (fake|forged|false|photoshopped|doctored) (..)? (${PAPERS})`,
      `(to|i|we|just|people|.) (fake|forge|photoshop|doctor|alter) (a|an|my|the|some|our) (insurance)? (${PAPERS})`,
      `(to|i|we|just) (fake|forge|photoshop|alter) (${PAPERS})`,
      '(change|edit|alter) the (date|dates|amount|amounts|price) (on|of) (my|the|a) (receipt|receipts|invoice|invoices|photo|photos|pink card|estimate)',
      // Backdating.
      '(backdate|back date|backdated|backdating|pre date|predate) ... (accident|crash|crashed|hit|yesterday|last|before|happened|damage|damaged|ticket|claim|cops|police|stolen|flood|fire|hail|pretend)',
      '(accident|crash|crashed|hit|yesterday|happened|damage|ticket|stolen|flood|hail) ... (backdate|back date|backdated|backdating)',
      '. (please|just|can you|could you|will you)? (please)? (backdate|back date) (my|the|it|this|our)',
      '(policy|insurance|coverage|pink card) (dated|that starts|starting|to start|effective) (last|yesterday|a week ago|before the|earlier than)',
      '(buy|get|take out|start|sign up for) (..)? (insurance|policy|coverage) ... (and|then) (say|claim|tell|report|pretend) ... (accident|crash|damage|happened|theft|stolen|flood|hail|after)',
      '(say|claim|pretend|report|tell them) (that)? (it|the accident|the crash|the theft|the damage|my accident) (happened|occurred|was) (after|later|tomorrow|next|another day|a different day|on another)',
      // Hiding a driver, or anything else that is asked.
      `(how|way|ways) (to|do i|can i|could i|do people|would i) (..)? (hide|conceal|not list|not mention|not disclose|leave off|leave out|avoid (listing|adding|telling|declaring|mentioning|disclosing)|get around (listing|adding|telling)|lie about) (..)? (${KEPT_QUIET})`,
      `(can|could|may|should|want to|going to|trying to|like to|better to|plan to) (i|we)? (just)? (hide|conceal|leave off|lie about|keep quiet about|not mention|not tell .. about|pretend) (..)? (${KEPT_QUIET})`,
      '(without|so|before) (my insurer|my insurance|the insurer|insurance|insurance company|my broker|they|them|the adjuster) (..)? (knowing|finding out|find out|noticing|notice)',
      '(leave|keep|take) (my|him|her|the) (..)? off (..)? (policy|insurance|application) ... (not tell|without telling|do not tell|secretly|and hide)',
      `(say|tell them|tell insurance|tell the insurer|tell my insurer|tell the police|claim|pretend|put down) (that)? (my|the|his|her|our) (${RELATIVES}) (was|were) (driving|the driver|behind the wheel)`,
      // In so many words.
      '(how|way|ways) ... (commit|get away with|pull off|do) (insurance)? fraud',
      '(get|getting) away with (a fake|a false|lying|fraud|a staged|padding|not telling)',
      '(scam|cheat|rip off|defraud|trick|fool|con|screw|deceive) (on|to|in)? (my|the|an|our|a)? (insurance|insurer|insurers|insurance company|application|broker|adjuster|claim)',
      '(should|can|could|want to|going to|have to|how to|how do i|how can i|better to|ok to|okay to) (i|we|just)? (lie|lying) (to|on|about|in) (my|the|an|our|it)? (..)? (insurance|insurer|adjuster|application|claim|broker|form|accident)',
      'stolen (if|when|but|and) (it|its|he|she) (is)? (actually|really|just) (at|in|with|parked|hidden)',
      '(flood|floods|damages|crashes|breaks|wrecks|sinks|smashes|ruins) (his|her|my|their|our|the) (own)? (..)? on purpose',
      // Excuses that come with nothing else.
      '. everyone does it (anyway)? .',
      '(do not|no) lecture (me)?',
      '(who|how) would (they|anyone|anybody|insurance|the insurer|an adjuster|the adjuster)? (ever)? (know|find out|notice) .',
      '(is it|it is|that is) (really|even|actually) fraud (if|when)',
      // Told to by somebody else.
      '(boss|manager|landlord|partner|shop|dispatcher|owner|roofer|contractor|friend|uncle|cousin) (..)? (wants|told|asked|asks|tells|says) (us|me|him|her) (to|we should|i should)? (say|write|put|sign|log|report|tell) ... (so|but|stolen|cheaper|even though|instead|when)',
      '(log|report|claim|call|write|put) ... stolen ... (and split|and we split|if it is actually|but it is|when it is|and sell|and keep)',
      '(bill|bills|invoice|charge) ... (and|then) we (all)? split',
      // Small losses on purpose, and old ones made new.
      '(have|cause|make|arrange|start) a (little|small|minor|tiny) (flood|leak|water leak|fire|accident|crash|break in) (to|so|and|for|before)',
      '(old|existing|last year) ... (dent|dents|damage|hail|scratch|scratches) ... (count|counts|pass|passes|go|goes|claim) (as|for) new',
      'so (it|this|that) (is not|does not|looks|sounds|look|sound|will not)? (look|sound|be|seem)? (suspicious|sudden|accidental|new|like an accident|real)',
      '(move|change|shift|push) the (date|day|time) of (my|the|a|our|this) (leak|loss|crash|accident|theft|flood|damage|claim)',
      'date (the|my|this) (..)? (insurance|policy|coverage) back',
      'just say (..)? (monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|after)',
      '(stolen|theft|lost) ... (when|but|after|if) (i|we) (actually|really|already)? (pawned|sold|gave|hid|still have)',
      'claim (for)? (a|an|the|my|some) (..)? (i|we|that i) (never|did not|do not) (own|owned|had|have|bought|lost)',
      'claim ... same (phone|laptop|bike|car|loss|damage|ring|bill|thing|tv) ... (two|both|2) (policies|insurers|insurances|companies)',
      '(stretch|drag out|drag|milk|keep up) (a|my|the|this|out)? (..)? (back|neck|injury|injuries|claim|whiplash|disability|sick leave) (into|for|out|longer)',
      '(sounds|sound|looks|look) (believable|convincing|legit|real enough)',
      '(symptoms|injury|injuries) ... (cannot|can not|not|does not|do not) (be seen|show|proven|be proven|show up|be checked) ... claim',
      // Evidence, and what an insurer asks.
      '(delete|erase|wipe|destroy|get rid of|remove|lose|clear) (my|the|our|crash|all)? (..)? (dashcam|dash cam|footage|video|videos|pics|pictures|photos|texts|messages|black box|data|evidence|recording|recordings|cam) ... (before|so that|insurance|insurer|adjuster|police|they)',
      '(hide|hiding) (that|the fact)? (that)? (i|we) (run|do|drive|deliver|work|smoke|rent|vape|use|have|am|are|was)',
      '(name|put|list|add|adding|use|using) (my|a|his|her) (mom|mother|dad|father|girlfriend|boyfriend|wife|husband|grandma|grandpa|brother|sister|girlfriends|moms|dads|wifes) (name)? as (the|a)? (main|primary|principal)? driver ... (so|but|cheaper|premium|i am|when)',
      '(put|register|list|say|use) (me|us|him|her|it|that i|i am|we|my car)? (as)? (living|live|lives|parked|garaged) (in|at) ... (but|instead|cheaper|so)',
      '(fake|false|wrong|friends|cousins|parents) address ... (so|cheap|cheaper|for|insurance|lower)',
      'so (the|my)? (insurer|insurance|broker|adjuster|they) (thinks|believes|think|believe|will think) (my|i|that|it|he|she|we)',
      '(write|make|draft|print|type) (me|us) a letter (from|as) ... (saying|that says|says|with)',
      '(bill|bills|charge|charges|invoice) (for)? (parts|work|hours|things|repairs) (..)? (not|never)',
      '(never|did not) (tell|told) (them|insurance|my insurer|my broker) about (the|my|a|his|her) (dui|ticket|tickets|accident|conviction|claims|crash|suspension)',
      'claim (it|this|that|them)? as mine',
      '(scams|defrauds|cheats) (a|an|the|his|her|their) (home|car|life|auto)? (insurer|insurance|insurance company)',
      '(sent|paid|gave) (me|us)? (money|a cheque|cash) for ... (never|not) (did|do|fixed|fix|repaired|done|replaced)',
      '(how|where|buy|get|getting|make|need|order) ... fake (no claims|experience|driving|insurance|employment|doctors|dental)? (letter|letters|record|abstract|history|card|pink card|certificate|address|receipt|receipts|note)',
      '(stage|staging) (a|an|the|some|our) (..)? (bump|rear end|rear ender|collision|accident|crash|theft|fall)',
      '(nicotine|cotinine|drug|urine) test ... (how many|how long|days|pass|beat|clean|clear) ',
      '(i|we) never told (them|the insurer|my insurer|insurance|my broker) ... (see|find|access|know|check)',
      '(brake|brakes|stop|stops) in front of ... (car|pays|always pay|always pays)',
      // French.
      '(declarer|inventer|simuler) un faux (vol|accident|sinistre|cambriolage|incendie)',
      '(declarer|reclamer) ... (vol|vole|volee|voles) ... (vendu|vendus|vendue|donne|chez mon|cache)',
      '(simuler|inventer|feindre|mettre en scene|organiser|faire un faux) (un|une|le|mon|ma|l)? (accident|vol|sinistre|cambriolage|collision|blessure|reclamation|degat)',
      '(gonfler|exagerer|augmenter) (ma|mon|la|une|le|mes) (reclamation|facture|factures|sinistre|dommages|pertes)',
      '(antidater|fausse facture|fausses factures|faux recu|faux recus|faux document*)',
      '(frauder|arnaquer|tromper|escroquer|mentir a) (mon|l|une|ma|les|un) (assurance|assurances|assureur|assureurs|courtier)',
      '(cacher|dissimuler|ne pas declarer) (un|mon|ma|le|la|mes|une|des) (conducteur|fils|fille|accident|accidents|contravention*|conjoint|conjointe)',
    ],
    // Questions about fraud in general, its consequences, and frauds by others.
    unless: [
      'what (is|are|counts as) (a|an|the)? (insurance)? (fraud|staged|padding|backdating|lying)',
      '(what happens|what if|penalty|penalties|consequence*|punishment|explain|define|happens when|happens if) ... (lie|lied|lying|fraud|fake|false|hide|hiding|stage|staging|staged|backdate*|pad|padding|inflate|exaggerat*|list|mention|disclose|disclosing)',
      '(he|she|they|someone|somebody|driver|tenant|contractor|neighbour|roofer|guy|people|person|others|criminals|scammers) (..)? (fake (an|accidents|injuries|claims|theft|crashes|it)|fakes|stage|stages|lie|lies|lied|hide|pretend|pretends|invent|exaggerate|pad|inflate|set up|say|says|claim|claims)',
      '(sold|sell|sells|selling|gave|given|sent|got) (me|us|them|him|her) ... fake',
      '(report|reporting|victim*|suspect*|detect*|investigat*|accused|prevent*|avoid|spot|protect*) ... (fraud|fake|staged|scam|scams|staging)',
      'set up (a|my|the|an) (claim|theft|injury) (meeting|call|appointment|fund|alarm|file)',
      '(accident|theft|injury|damage|claim|loss|flood|fall) (benefits|forgiveness|waiver|insurance|alarm|prevention|meeting|appointment|file)',
      'do (i|we) (have|need) to (mention|list|disclose|tell)',
    ],
    response: {
      en: () =>
        'I can’t help with that: a claim or an application has to be true, and one that isn’t can cost you your insurance and a criminal record. If something untrue has already been said, a lawyer can help you put it right; if money is the problem, call 2-1-1, free and confidential, at any hour in Alberta.',
      fr: () =>
        'Je ne peux pas aider à cela : une réclamation ou une proposition doit être vraie, et sinon vous risquez votre assurance et un casier judiciaire. Si quelque chose de faux a déjà été dit, un avocat peut vous aider à le corriger; si l’argent est le problème, appelez le 2-1-1, gratuit et confidentiel, à toute heure en Alberta.',
    },
  },
];
