import { paths } from '#shared/platform/paths.ts';
import { GENERAL, GENERAL_WORDS, OWN_INSURER } from './claims-in-general.ts';
import type { LimitRule } from './limit-rule.ts';
import type { Loss } from './topics.ts';

const OWN =
  'car|truck|van|vehicle|auto|suv|motorcycle|bike|trailer|rv|boat|house|home|basement|garage|roof|shed|fence|window|windows|windshield|pipe|pipes|toilet|furnace|tank|shop|store|office|restaurant|condo|apartment|suite|tools|laptop|phone|luggage|catalytic|bumper|door|ceiling|kitchen|bathroom|deck|siding|sump|fridge|dishwasher';
const DAMAGED =
  'stolen|hit|damaged|flooded|wrecked|totalled|totaled|vandalized|vandalised|burned|burnt|destroyed|keyed|smashed|robbed|burglarized|dented|crushed|scratched|ruined|taken|trashed|looted|slashed|egged|spray painted|graffitied|rammed';

const RECENT =
  'last night|yesterday|this morning|today|tonight|this afternoon|this evening|this weekend|on the weekend|over the weekend|last weekend|earlier today|just now|an hour ago|hour ago|hours ago|minutes ago|minute ago|mins ago|min ago|a few hours ago|moments ago|days ago|the other day|the other night|overnight|last week|while i was (at work|away|gone|sleeping|inside|shopping)';

/** First steps, by type of loss. */
const firstSteps: Readonly<Record<Loss, readonly string[]>> = {
  crash: [paths.faqItem('claims', 'just-had-a-crash'), `${paths.post('winter-driving')}#after-a-crash`],
  water: [
    `${paths.insurance('home')}#wet-basement-now`,
    `${paths.post('basement-flooded')}#who-to-call-and-what-to-say`,
  ],
  'hail-car': [paths.faqItem('claims', 'who-to-call'), paths.faqItem('auto', 'hail-claim-on-my-car')],
  'hail-home': [
    `${paths.post('hail-and-your-roof')}#the-first-days-after-the-storm`,
    paths.faqItem('claims', 'who-to-call'),
  ],
  online: [paths.faqItem('business', 'client-list-hacked'), paths.faqItem('claims', 'who-to-call')],
  away: [`${paths.insurance('travel')}#in-an-emergency`, paths.faqItem('claims', 'who-to-call')],
  firm: [`${paths.generalBusiness}#general-business-page-after-loss`, paths.faqItem('claims', 'who-to-call')],
  glass: [paths.faqItem('auto', 'stone-in-the-windshield')],
  'break-in': [paths.faqItem('claims', 'break-in'), paths.faqItem('claims', 'who-to-call')],
  theft: [paths.faqItem('claims', 'stolen-outside-the-house'), paths.faqItem('claims', 'who-to-call')],
  tree: [paths.faqItem('home', 'neighbours-tree'), paths.faqItem('claims', 'who-to-call')],
  other: [],
};

/** A new loss: what to do first, and whom to call. */
export const lossRule: LimitRule = {
  name: 'claim',
  verdict: 'limited',
  offersPerson: false,
  withSources: false,
  saysFirst: 'named',
  pages: ({ loss }) => firstSteps[loss],
  otherwise: () => [paths.faqItem('claims', 'who-to-call')],
  phrases: [
    // It has just happened.
    '(accident|crash|collision|fender bender|wreck|pileup|break in|burglary|robbery|theft|hailstorm) (has|have)? (just|only just) (happened|now|occurred)',
    `(car|auto|traffic|road|little|minor|small|bad)? (accident|crash|collision|fender bender|pileup) ... (${RECENT})`,
    '(just|just now) (got|had|have had|crashed|totalled|totaled|wrecked|rear ended|hit|rolled|rolled over|wiped out) ... (accident|crash|collision|car|truck|van|vehicle|suv|fender|deer|moose|pole|ditch|guardrail|tree)',
    '(kitchen|house|garage|grease|car|stove|oven|dryer|bbq|barbecue|chimney|electrical|small|little) fire (is|was|has been|got|just)? (just|now|already|all|finally)? (out|put out|extinguished|over) ... (now|what|.)',
    '(someone|somebody|guy|car|truck|driver|he|she|they|idiot) (just)? (hit|sideswiped|rear ended|scraped|bumped) (me|us|my) ... (left|took off|drove off|drove away|ran|fled|gone|sped off)',
    '(hit and run) (just|happened|on me|to me|with my)',
    '(someone|somebody|thief|thieves|they|guy|kid|kids|idiot|he|she) (just)? (broke|snapped|kicked in|pried open|grabbed|swiped|snatched|lifted|bent|chipped|jumped) (my|our)',
    '(put|threw|drove|sent|kicked|shot|backed|plowed) ... (through|into) (my|our) ',
    '(leaked|leaking|flooded|spilled|overflowed|poured|spewed) (everywhere|all over (the|my|our)|(onto|through|into) (my|our))',
    '(burglars|burglar|thieves|thief|robbers|crooks|looters) (..)? ((took|stole|got) (everything|all|my|our)|ransacked|(cleaned|emptied) (me|us|my|our))',
    '(they|someone|somebody) (cleaned (me|us) out|emptied (my|our)|ransacked (my|our)|siphoned (my|our)|slashed (my|our))',
    '(hail|wind|storm|tree|deer|moose|elk|truck|car|driver|guy|someone|somebody|idiot|kid|kids|fire|thieves|bus|semi|cyclist|neighbour|plow|snowplow|flood) (just)? (totalled|totaled|trashed|rammed|clipped|nailed|ran into|slammed into|took out|t boned|backed into|cracked up|wiped out|drove into|burned down|side swiped|bumped|shattered|scratched|ripped off|tore off|knocked down|knocked over) (my|our|me|us|the side|the back)',
    '(hot water tank|water tank|boiler|radiator|washer|water line|pipe|pipes) (let go|gave out|blew|went|failed|exploded|split) .. (and|all|whole|last|yesterday|this|today|now)',
    // Damage that was discovered.
    '(came|come|got|get|arrived|returned|went) (home|back|downstairs|out|outside|to the car|to my car) (to|and|yesterday|today|last night|this morning)? ... (water|flooded|flooding|soaked|smashed|broken|gone|stolen|missing|robbed|ransacked|leak*|burst|damage*|keyed|dent*)',
    `(woke up|wake up) .. (to|and) ... (water|flooded|smashed|broken|gone|stolen|missing|leak*|burst|damage*)`,
    `(my|our|the) (..)? (basement|house|home|suite|condo|kitchen|garage|crawlspace|carpet|car|shop|store|bathroom|floor|office) (is|has|have|now has|got|are) (full of|under|soaked|got|inches of|filled with|wet from|swimming in) .. (water|sewage|smoke|mud|inches|feet|foot)?`,
    `(inches|inch|feet|foot|puddle|puddles|lots|tons|cm) of (water|sewage) (in|on|all|down|everywhere|across|inside)`,
    '(tree|branch|pole|sign|icicle|ice|snow|shingle|shingles|trampoline|satellite dish) (just)? (fell|came down|came off|landed|crashed|blew|slid) ... (on|onto|through|over|into|across) (my|our|the neighbour*|someone)',
    '(wind|storm|hail|lightning|tornado|snow) (just)? (blew|ripped|tore|took|knocked|smashed|broke|struck|killed|shredded|punched|pounded) .. (my|our|down|off|out)',
    // Named by when it happened.
    `. (my|our|the|a|both|all)? (..)? (${OWN}|tires|wheels|mirror|mirrors|passport|ring|wallet|jewellery|jewelry|bikes|quad|sled|snowmobile|skylight|skylights|garden|pool|package|parcel|plates) (just|all)? (got|was|were|is|are|been|has been|have been)? (just)? (${DAMAGED}|broken into|siphoned|swiped|taken|jacked|broken) (${RECENT})`,
    `. (my|our|the|a|both|all)? (..)? (${OWN}|tires|wheels|mirror|mirrors|bikes|quad|sled|snowmobile|skylight|skylights|jewellery|plates) (just|all)? (got|was|were|been|has been|have been) (just)? (${DAMAGED}|broken into|siphoned|swiped|taken|jacked|broken) ... (${RECENT}|driveway|from|off|in front|now what|help|.)`,
    `(hit|rear ended|crashed|smashed|stole|stolen|broke into|broken into|flooded|burst|keyed|leaked|cracked|dented|sideswiped|vandalized|slid|skidded|rolled|robbed) ... (${RECENT})`,
    `(${RECENT}) ... (hit (me|my|us|our|a|an|another)|rear ended|crashed|smashed|stole|stolen|broke into|broken into|flooded (my|our)|burst|keyed|sideswiped|vandalized|robbed)`,
    `(had|have had|just had|was in|were in|been in|got in|got into) (an|a|my|our)? (first|little|small|bad|minor|big|huge)? (accident|crash|collision|fender bender|break in|wreck|car accident|kitchen fire|house fire|flood|water leak) ... (${RECENT}|now what|what now|what do i do now|who do i call|help)`,
    `(lost|losing|dropped|broke|shattered) (my|our) (luggage|phone|ring|laptop|passport|glasses|engagement ring|wallet|camera|bag) (${RECENT}|on|in|at|while|during)`,
    `(hacked|scammed|phished|defrauded|ransomware) ... (${RECENT}|now what|what now|help)`,
    // French.
    '(quelqu un|on|un voleur|des voleurs|une auto|un camion|un gars|l autre|une roche|un arbre|la grele|le vent) .. (frappe|vole|brise|casse|embouti|defonce|endommage|vandalise|egratigne|raye|tombe sur|fracasse) (mon|ma|mes|notre|nos|dans mon|dans ma)',
    '(mon|ma|mes|notre|nos|le|la) (..)? (sous sol|maison|auto|voiture|toit|vehicule|camion|velo|logement|appartement|garage|cave|roulotte|pare brise) (a ete|est|s est fait|vient d etre|s est|sont|ont ete) (..)? (vole*|inonde*|endommage*|brise*|vandalise*|detruit*|brule*|frappe*|defonce*|fissure*) (hier|ce matin|cette nuit|aujourd hui|la nuit|en fin|.)',
    '(hier|ce matin|cette nuit|tantot) ... (accident|vole|frappe|inonde*|degat|brise|collision)',
    '(rock|stone|branch|ball|tree|cart|golf ball|hailstone|bird) (just)? (hit|cracked|broke|chipped|damaged|smashed) (my|our)',
    '(thieves|someone|somebody|they|thief) (just)? (took|stole|cut|emptied|vandalized|slashed) (my|our)',
    '(i|we) (just)? (slid|drove|ran|skidded|backed|bumped|spun|rolled|swerved) .. (into|over|off|in) (a|an|the|my) (ditch|curb|pole|tree|fence|wall|garage|car|truck|deer|moose|another car|guardrail|house)',
    '(i|we) (scratched|dented|damaged|broke|spilled|flooded|burned) (a|an|the|my|our|another|someone|my landlord|the rental|their)',
    'water (is)? (all over|everywhere)',
    '(got|been|was) (in|into) (a|an) (fender bender|accident|crash|collision|wreck)',
    '(tree|branch|pole|fence) (just)? (fell|came down|landed|crashed) (on|onto|through) (my|our) (house|home|roof|car|truck)',
    '(water|sewer|sewage|mold|smoke|fire|hail|wind|storm|flood) damage (in|to|on|at) (my|our) .. (what now|what do i do|help|now|.)',
    '(sewer|sewage|toilet|drain) (just|has)? (backed up|overflowed|flooded) .. (my|our)',
    '(my|our) (..)? (luggage|bag|phone|laptop|wallet|jewellery|ring|passport) (is|was|got|has been) (lost|missing|gone|stolen)',
    '(a|the|our|my) (pipe|pipes|toilet|tank|hose|dishwasher|washing machine|water heater) (just|has|have)? (burst|leaked|overflowed|broke|exploded)',
    '(someone|somebody|he|she|driver|guy|jerk|idiot|person|truck|car|deer|moose|hail|storm|thieves|thief|they|kids|neighbour|neighbor) .. (hit|rear ended|crashed into|backed into|scraped|smashed|stole|broke into|sideswiped|t boned|keyed|damaged|destroyed|wrecked|ruined|dented|cracked|fell on) (my|our|me|us)',
    `(i|we) (just|have|had|accidentally)? (hit|rear ended|crashed|crashed into|backed into|scraped|smashed|totalled|totaled|wrecked|sideswiped|ran into) (a|an|the|my|our|another|someone|somebody|into)`,
    '(got|was|were|been) rear ended',
    `(my|our) (..)? (${OWN}) (was|is|got|were|has been|have been|just got|just) (all|just|badly|completely|also)? (${DAMAGED}|broken into)`,
    `(my|our) (..)? (${OWN}) (just|has|have|is|are)? (burst|leaked|flooding|flooded|burned down|leaking|cracked|shattered|collapsed|backed up|overflowed|caught fire|froze)`,
    '(water|sewage|rain) (is|was|came|keeps|has) (pouring|coming|rising|gushing|rushing|leaking|dripping|backing) .. (in|into|up|through|from)',
    '(i|we) (was|were|got|just got|have been|had been|just) .. (in|into) (an|a) (car|bad|small|minor|little)? (accident|crash|collision|fender|wreck)',
    '(i|we) (just|recently)? (had|have had|just had) (an|a) (car|bad|small|minor|kitchen|house|water)? (accident|crash|collision|fender bender|break in|fire|flood|leak|theft)',
    '(i|we) (was|were|got|have been) (robbed|burgled|burglarized|hit|flooded|sideswiped|scammed|hacked)',
    '(someone|somebody|thief|thieves|they) .. stole .. (my|our)',
    'stole my|our',
    '(there was|we had) a (break in|fire|flood|burst pipe) (at|in) (my|our)',
    '(on|quelqu un) (m a|nous a|a) (vole|frappe|embouti|rentre dedans|vandalise)',
    '(ma|mon|notre) .. (a ete|est|vient d etre) (vole*|endommage*|inonde*|accidente*|vandalise*|detruit*)',
    '(j ai|on a|nous avons|je viens d avoir) (eu)? (un accident|frappe un|une collision|un degat d eau|un vol|une inondation)',
  ],
  unless: GENERAL_WORDS,
  notWith: GENERAL,
  opens: {
    en: 'I’m sorry to hear about your loss. If someone is hurt or in danger, call 911 first.',
    fr: 'Je suis désolé d’apprendre ce sinistre. Si quelqu’un est blessé ou en danger, appelez d’abord le 911.',
  },
  response: OWN_INSURER,
  below: {
    en: 'The pages below explain what to do while you wait.',
    fr: 'Les pages ci-dessous, en anglais, disent quoi faire entre-temps.',
  },
};
