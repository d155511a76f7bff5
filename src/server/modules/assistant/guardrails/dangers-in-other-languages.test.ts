/** Dangers in the languages of content/dangers, as newcomers type them, and ordinary questions in the same languages. */
import { describe, expect, it, test } from 'vitest';
import { dangerLanguages } from '#shared/content/dangers/registry.ts';
import { dangerNames } from '#shared/content/dangers/words.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { limitOf } from './policy.ts';

const found = (question: string) => limitOf(question, defaultSiteProfile);

const asked: Readonly<Record<string, { now: readonly (readonly [string, string])[]; ordinary: readonly string[] }>> = {
  pa: {
    now: [
      ['fire', 'ਮੇਰੇ ਘਰ ਵਿੱਚ ਅੱਗ ਲੱਗ ਗਈ ਹੈ'],
      ['fire', 'ਰਸੋਈ ਨੂੰ ਅੱਗ ਲੱਗੀ ਹੋਈ ਹੈ ਕੀ ਕਰਾਂ'],
      ['crisis', 'ਮੈਂ ਮਰਨਾ ਚਾਹੁੰਦਾ ਹਾਂ'],
      ['crisis', 'ਮੈਂ ਖੁਦਕੁਸ਼ੀ ਕਰਨ ਲੱਗਾ ਹਾਂ'],
      ['gas', 'ਘਰ ਵਿੱਚ ਗੈਸ ਦੀ ਬਦਬੂ ਆ ਰਹੀ ਹੈ'],
      ['injury', 'ਮੇਰੀ ਮਾਂ ਬੇਹੋਸ਼ ਹੋ ਗਈ'],
      ['injury', 'ਉਸਨੂੰ ਸਾਹ ਨਹੀਂ ਆ ਰਿਹਾ'],
      ['violence-at-home', 'ਮੇਰਾ ਪਤੀ ਮੈਨੂੰ ਮਾਰਦਾ ਹੈ'],
      ['impaired', 'ਮੈਂ ਸ਼ਰਾਬ ਪੀਤੀ ਹੈ ਅਤੇ ਗੱਡੀ ਖੰਭੇ ਵਿੱਚ ਮਾਰ ਦਿੱਤੀ'],
    ],
    ordinary: ['ਕੀ ਬੀਮਾ ਅੱਗ ਲੱਗਣ ਦੇ ਪੈਸੇ ਦਿੰਦਾ ਹੈ', 'ਪਿਛਲੇ ਸਾਲ ਘਰ ਵਿੱਚ ਅੱਗ ਲੱਗੀ ਸੀ', 'ਮੈਨੂੰ ਕਾਰ ਬੀਮਾ ਚਾਹੀਦਾ ਹੈ'],
  },
  'pa-latn': {
    now: [
      ['fire', 'mere ghar nu agg lagg gayi'],
      ['fire', 'kitchen vich aag lag gayi hai'],
      ['crisis', 'main marna chaunda haan'],
      ['gas', 'ghar vich gas di smell aa rahi hai'],
      ['violence-at-home', 'mera gharwala mainu kutda hai'],
      ['impaired', 'main sharab piti si te gaddi thok ditti'],
      ['injury', 'bapu ji behosh ho gaye'],
    ],
    ordinary: ['mainu gaddi da bima chahida hai', 'ki insurance agg lagan te paise dindi hai'],
  },
  hi: {
    now: [
      ['fire', 'मेरे घर में आग लग गई है'],
      ['crisis', 'मैं मरना चाहता हूँ'],
      ['crisis', 'मैं आत्महत्या करने जा रहा हूँ'],
      ['gas', 'घर में गैस की बदबू आ रही है'],
      ['injury', 'मेरे पिता को दिल का दौरा पड़ा है'],
      ['violence-at-home', 'मेरा पति मुझे मारता है'],
      ['impaired', 'मैंने शराब पी और कार खंभे से टकरा दी'],
      ['arson', 'घर में आग लगाकर पैसे, घर में आग लगाने से बीमा मिलेगा'],
    ],
    ordinary: ['क्या बीमा आग का नुकसान देता है', 'मुझे कार बीमा चाहिए', 'पिछले साल आग लगी थी'],
  },
  'hi-latn': {
    now: [
      ['fire', 'mere ghar mein aag lag gayi hai'],
      ['crisis', 'main marna chahta hoon'],
      ['gas', 'ghar mein gas ki smell aa rahi hai'],
      ['injury', 'meri maa behosh ho gayi hai'],
      ['violence-at-home', 'mera pati mujhe marta hai'],
      ['impaired', 'maine daru pi hai aur gaadi thok di'],
    ],
    ordinary: ['mujhe car insurance chahiye', 'kya bima aag ka paisa deta hai'],
  },
  tl: {
    now: [
      ['fire', 'nasusunog ang bahay namin'],
      ['fire', 'may sunog sa kusina tulong'],
      ['crisis', 'gusto ko nang mamatay'],
      ['gas', 'naaamoy ko ang gas sa bahay'],
      ['injury', 'hindi humihinga ang anak ko'],
      ['violence-at-home', 'sinasaktan ako ng asawa ko'],
      ['impaired', 'nakainom ako at nabangga ko ang poste'],
      ['arson', 'paano sunugin ang bahay para sa insurance'],
    ],
    ordinary: [
      'sakop ba ng insurance ang sunog',
      'Kailangan ko ng insurance para sa sasakyan ko',
      'nasunog ang bahay namin noong nakaraang taon',
    ],
  },
  es: {
    now: [
      ['fire', 'hay un incendio en mi casa'],
      ['fire', 'mi cocina se está quemando'],
      ['crisis', 'quiero morir'],
      ['crisis', 'no quiero vivir más'],
      ['gas', 'huele a gas en mi casa'],
      ['injury', 'mi hijo no respira'],
      ['violence-at-home', 'mi esposo me pega'],
      ['impaired', 'tomé unas cervezas y choqué con un poste'],
      ['leaving-the-scene', 'choqué un carro y me fui'],
      ['arson', 'cómo quemar mi casa por el dinero'],
      ['fraud', 'quiero fingir un accidente'],
    ],
    ordinary: [
      '¿el seguro cubre un incendio?',
      '¿Cuánto cuesta el seguro de coche?',
      'el año pasado hubo un incendio en mi casa',
    ],
  },
  'zh-hans': {
    now: [
      ['fire', '我家着火了怎么办'],
      ['crisis', '我想死'],
      ['crisis', '我不想活了'],
      ['gas', '家里有煤气味'],
      ['injury', '我妈妈昏倒了没有呼吸'],
      ['violence-at-home', '我老公打我'],
      ['impaired', '我喝了酒撞了电线杆，要不要走'],
      ['arson', '烧掉房子拿保险的钱'],
    ],
    ordinary: ['保险赔火灾吗', '我需要汽车保险', '去年我家失火了'],
  },
  'zh-hant': {
    now: [
      ['fire', '我屋企火燭呀'],
      ['fire', '廚房著火了怎麼辦'],
      ['crisis', '我不想活了，沒有意義'],
      ['gas', '家裡有煤氣味，點算'],
      ['violence-at-home', '我先生，老公打我，點辦'],
      ['impaired', '我飲咗酒撞車，要唔要走，點算'],
    ],
    ordinary: ['保險賠火災嗎', '我要買車保險'],
  },
  ar: {
    now: [
      ['fire', 'هناك حريق في بيتي'],
      ['crisis', 'أريد أن أموت'],
      ['gas', 'أشم رائحة غاز في المنزل'],
      ['injury', 'أمي لا تتنفس'],
      ['violence-at-home', 'زوجي يضربني'],
      ['impaired', 'شربت الكحول واصطدمت بعمود، شربت و اصطدمت'],
      ['arson', 'كيف أحرق بيتي من أجل التأمين'],
    ],
    ordinary: ['هل يغطي التأمين الحريق في المنزل', 'أحتاج إلى تأمين على السيارة'],
  },
  uk: {
    now: [
      ['fire', 'У мене вдома пожежа'],
      ['fire', 'моя кухня горить допоможіть'],
      ['crisis', 'я не хочу жити'],
      ['gas', 'пахне газом у будинку'],
      ['injury', 'мій син не дихає'],
      ['violence-at-home', 'чоловік мене б’є'],
      ['impaired', 'я випив і врізався у стовп'],
    ],
    ordinary: ['чи покриває страхування пожежу', 'Мені потрібна страховка на авто', 'торік у нас була пожежа'],
  },
};

describe.each(Object.entries(asked))('in %s', (code, { now, ordinary }) => {
  const words = dangerLanguages.find((each) => each.code === code);
  it.each(now)('%s: %s', (name, question) => {
    expect(found(question)).toMatchObject({ name, response: words?.dangers[name as 'fire'].answer });
  });
  it.each(ordinary)('ordinary: %s', (question) => {
    expect(found(question)?.verdict).not.toBe('emergency');
    expect(dangerNames).not.toContain(found(question)?.name);
  });
});

test('each answer names 911 or another line, in at most two sentences, and any other question gets 911 too', () => {
  for (const { code, dangers, other } of dangerLanguages) {
    for (const name of dangerNames) expect(dangers[name].answer, `${code} ${name}`).toContain('911');
    for (const words of [...dangerNames.map((name) => dangers[name].answer), other])
      expect(words.match(/[.。।؟?!](?= |$|[\p{Script=Han}])/gu)?.length ?? 0, words).toBeLessThanOrEqual(2);
    expect(dangers.crisis.answer).toContain('9-8-8');
    expect(dangers['violence-at-home'].answer).toContain('310-1818');
    expect(other).toContain('911');
  }
});

test.each([
  ['German', 'Ich brauche eine Versicherung für mein Auto'],
  ['Korean', '자동차 보험이 필요해요'],
  ['Vietnamese', 'tôi cần mua bảo hiểm xe'],
  ['Russian', 'мой дом горит, что мне делать, вы можете помочь'],
  ['Urdu', 'میرے گھر میں آگ لگ گئی ہے'],
  ['Japanese', '家が火事です'],
])('%s isn’t answered here: 911, and the languages that are', (_, question) => {
  expect(found(question)).toMatchObject({
    name: 'other-language',
    response: expect.stringMatching(
      /^In danger, call 911\..*Arabic, Chinese, Hindi, Punjabi, Spanish, Tagalog and Ukrainian/,
    ),
  });
});

test.each([
  ['es', 'necesito un seguro para mi casa por favor'],
  ['pa', 'ਮੈਨੂੰ ਕਾਰ ਬੀਮਾ ਚਾਹੀਦਾ ਹੈ'],
  ['zh-hans', '我需要汽车保险'],
  ['zh-hant', '我要買車保險，多少錢'],
  ['tl', 'Kailangan ko ng insurance para sa sasakyan ko'],
])('an ordinary question is answered with what can be done, in %s', (code, question) => {
  expect(found(question)?.response).toBe(dangerLanguages.find((each) => each.code === code)?.other);
});
