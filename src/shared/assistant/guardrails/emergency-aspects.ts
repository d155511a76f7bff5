/** What to do first, by kind of emergency. The first whose words occur decides; without any, the general reply stays. */
import type { Aspect } from './limit-rule.ts';

export const emergencyAspects: readonly Aspect[] = [
  {
    name: 'power-line',
    phrases: [
      '(power|live|downed|hydro|electric) (line|lines|wire|wires)',
      '(fil|fils|ligne|lignes) (electrique|electriques)',
    ],
    response: {
      en: () =>
        'Call 911 now and keep everyone at least 10 metres away from the wires. If you’re in a vehicle that they touch, stay inside unless it’s on fire, until the power company says it’s safe.',
      fr: () =>
        'Appelez le 911 tout de suite et gardez tout le monde à au moins 10 mètres des fils. S’ils touchent votre véhicule, restez à l’intérieur sauf s’il brûle, jusqu’à ce que la compagnie d’électricité dise que c’est sûr.',
    },
  },
  {
    name: 'gas',
    phrases: [
      '(gas|propane|monoxide|rotten egg|rotten eggs|fumes)',
      'co (alarm|alarms|detector|sensor|poisoning)',
      '(gaz|monoxyde)',
    ],
    unless: ['gas (station|tank|pedal|bbq|barbecue)'],
    response: {
      en: () =>
        'Leave the building now, without touching a switch or a flame, and call 911 from outside. Take everyone with you, leave the door open behind you, and go back in only when the firefighters or the gas company say it’s safe.',
      fr: () =>
        'Sortez du bâtiment tout de suite, sans toucher à un interrupteur ni à une flamme, et appelez le 911 de l’extérieur. Emmenez tout le monde, laissez la porte ouverte derrière vous et ne rentrez que quand les pompiers ou la compagnie de gaz disent que c’est sûr.',
    },
  },
  {
    name: 'injury-first',
    phrases: [
      '(bleeding|bleed|breathe|breathing|unconscious|unresponsive|choking|choke|seizure|stroke|pulse|overdosed|overdosing|overdose|drowning|stabbed|shot|collapsed|fainted)',
      '(heart attack|chest pain*|passed out|not moving|wake up|waking up|allergic reaction|anaphyl*|in labour|in labor)',
      '(respire|saigne|inconscient*|infarctus|avc|crise cardiaque|etouffe)',
    ],
    unless: ['(smoke|fire|flames) ... (breathe|breathing)'],
    response: {
      en: () =>
        'Call 911 now, put the phone on speaker and do what the dispatcher says. I’m a computer program and can’t send help, so please don’t wait for me; the insurance can wait.',
      fr: () =>
        'Appelez le 911 tout de suite, mettez le haut-parleur et faites ce que le répartiteur vous dit. Je suis un programme informatique et ne peux pas envoyer de secours; l’assurance peut attendre.',
    },
  },
  {
    name: 'poison',
    phrases: [
      '(drank|swallowed|ate|took|inhaled) ... (bleach|poison|antifreeze|pills|cleaner|chemicals|medication|meds|tylenol|berries|mushroom*|battery|batteries|detergent)',
      '(poisoned|poisoning)',
    ],
    response: {
      en: () =>
        'If they’re unconscious, having a seizure or struggling to breathe, call 911 now. Otherwise call the poison centre at once, free, at any hour: 1-844-764-7669, with the container beside you.',
      fr: () =>
        'Si la personne est inconsciente, en convulsions ou respire mal, appelez le 911 tout de suite. Sinon, appelez aussitôt le centre antipoison, gratuitement, à toute heure : 1-844-764-7669, le contenant à portée de main.',
    },
  },
  {
    name: 'fire',
    phrases: [
      '(fire|fires|wildfire|flames|smoke|burning|burn|smoking|sparking|sparks)',
      '(feu|incendie|fumee|flammes|brule)',
    ],
    response: {
      en: () =>
        'Get everyone out, stay out and call 911 from outside; if you can’t get out, close the door, stay low and tell 911 where you are. I’m a computer program and can’t send help; your insurer’s claims line can wait until everyone is safe.',
      fr: () =>
        'Faites sortir tout le monde, restez dehors et appelez le 911 de l’extérieur; si vous ne pouvez pas sortir, fermez la porte, restez près du sol et dites au 911 où vous êtes. Je suis un programme informatique et ne peux pas envoyer de secours; votre assureur peut attendre que tout le monde soit en sécurité.',
    },
  },
  {
    name: 'injury',
    phrases: [
      '(hurt|injured|trapped|pinned|blood|ambulance|paramedics|crushed|dying|stuck|legs|arms)',
      '(blesse*|coince*|ambulance)',
    ],
    response: {
      en: () =>
        'Call 911 now, stay with them if it’s safe, and do what the dispatcher says. I’m a computer program and can’t send help, so please don’t wait for me; the insurance can wait.',
      fr: () =>
        'Appelez le 911 tout de suite, restez auprès d’eux si c’est sûr et faites ce que le répartiteur vous dit. Je suis un programme informatique et ne peux pas envoyer de secours; l’assurance peut attendre.',
    },
  },
];
