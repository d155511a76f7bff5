/** What people say, mapped to what the site says. One table, one direction: the words on the right are searched for as well. */

import { kinds } from './kinds.ts';
import { stem } from './words.ts';

/** Word = what is searched for as well; … */
const alternatives = `
car = vehicle auto; vehicle = car auto; auto = car vehicle; automobile = car vehicle auto; truck = vehicle pickup;
pickup = truck vehicle; crash = accident collision; crashed = accident collision crash; accident = crash collision;
wrecked = crash accident collision; wreck = crash accident collision; totaled = crash total; slid = slide;
skidded = slide; wildfire = fire; renter = tenant; rent = tenant; renting = tenant; apartment = tenant suite condo; house = home;
home = house; homeowner = home owner; cottage = cabin; condo = condominium; strata = condo condominium;
kid = child; son = child; daughter = child; teenage = teenager young; teen = teenager young; mom = mother parent;
mum = mother parent; mother = parent; dad = father parent; father = parent; grandma = grandparent parent;
grandpa = grandparent parent; wife = spouse; husband = spouse; partner = spouse; girlfriend = spouse;
boyfriend = spouse; buddy = friend; boss = employer; worker = employee; staff = employee; employee = worker staff;
shop = store; store = shop; pub = bar; medication = drug pill dose; med = medication drug pill dose;
pill = medication drug; sick = illness; ill = illness; passed = die; dead = die; death = die;
hotel = motel lodging living; motel = hotel lodging living; flood = overland; flooded = overland flood;
sewage = sewer; hailstorm = hail; windscreen = windshield; chip = stone gravel; theft = steal; stolen = theft;
robbed = theft robbery; burglary = theft; motorbike = motorcycle; snowmobile = quad sled; sled = snowmobile;
skidoo = snowmobile sled; atv = quad; rv = motorhome trailer camper; camper = trailer motorhome;
seadoo = watercraft; ring = jewellery; necklace = jewellery; dui = impaired conviction; ticket = conviction;
cheap = lower price; cheaper = lower price; expensive = price; cost = price premium; price = premium cost;
premium = price; raise = rise; increase = rise; hike = rise; refund = back; reimburse = refund; denied = refuse;
refused = deny; rejected = refuse deny; declined = refuse; appeal = dispute disagree; dispute = disagree;
monthly = month instalment; installment = instalment; unsubscribe = newsletter leave; erase = delete;
hacked = breach cyber; ransomware = cyber; lawsuit = sue; sue = lawsuit; injured = hurt injury; injury = hurt;
hurt = injury; uber = rideshare app; lyft = rideshare app; doordash = delivery app; ubereats = delivery app;
skip = delivery app; deliver = delivery; airbnb = guest suite; visa = supervisa; states = usa montana; usa = montana;
america = usa montana; american = usa; rock = stone gravel; pack = bag prepare; bankrupt = fail; bankruptcy = fail;
ohip = health plan; ahcip = health plan; information = data answers; info = information data; data = information;
personal = private; privacy = data information; advertiser = advertisers; guest = guests visitor;
nurse = clinic health; rebuild = rebuilding build; replace = replacement new; renew = renewal; renewal = renew;
repair = fix repairs; fix = repair; deer = animal moose; moose = animal deer; elk = animal deer; bear = animal;
vandalism = vandalised theft; keyed = vandalism; burglar = theft break; backpack = bag belongings; lawyer = legal;
notify = tell report; inform = tell report; disclose = tell; lie = wrong answer; lied = wrong answer;
forgot = miss wrong; cancelled = end; lapse = end lapsed; expire = end; expired = end; rental = rent tenant;
rented = tenant rental; minimum = least lowest; hailed = hail; located = address reach; location = address reach;
address = reach contact; email = reach contact write; document = papers identification proof; paperwork = papers;
papers = document; minors = child; trucking = truck carrier; trucker = truck carrier; vaping = nicotine vape;
vape = nicotine; smoking = nicotine cigarettes; smoker = nicotine cigarettes; smoke = soot; hawaii = travel trip;
vegas = travel usa; cruise = trip travel; enrolment = join late; enroll = join late; visitor = visit parents;
customer = visitor client; client = customer; slipped = fall slip; mold = mould; basement = cellar;
toilet = sewer drain; drain = sewer; sued = lawsuit; locum = doctor; wages = income earnings; vacant = empty;
unoccupied = empty; empty = vacant; bakery = kitchen; cafe = restaurant; hacker = cyber breach;
phishing = fraud cyber; scam = fraud false; fake = false ghost; salary = income earnings; pension = retire;
dentures = dental; braces = dental; chatbot = assistant; bot = assistant; chat = assistant; ai = assistant;
robot = assistant; switch = change exchange; quote = request option; swap = change exchange;
transfer = exchange change; weekend = saturday sunday weekend; saturday = weekend; start = begin; begin = start;
purchase = buy pay; purchased = buy pay; nearby = near close; close = near nearby; mandated = law mandatory;
losing = lose keep; away = absence leave gone; arizona = winter outside; mexico = away abroad;
florida = winter outside; india = abroad outside country; china = abroad outside country; company = insurer;
companies = insurer; philippines = abroad outside country; overseas = abroad outside country;
foreign = abroad outside; abroad = outside foreign; vacation = trip travel away; holiday = trip travel;
trip = travel; garage = garage building; furnace = heating; fired = job; quit = leave job; quitting = leave job;
laid = job; retire = retire job; income = sales revenue; rear = pushed; snowbird = winter arizona;
university = student; college = student; school = student; bank = lender; newcomer = immigrant;
immigrant = newcomer; snow = winter; obligatory = mandatory law; mandatory = law require;
compulsory = law require mandatory; forecast = storm; picked = choose; pick = choose; submit = send;
check = verify; verify = check; request = application; website = site; inventory = list;
meds = medication drug dose; plumbing = pipe; garbage = debris; benefits = benefit; bylaw = law; smash = break;
wheel = tire; fridge = freezer; freezer = fridge; spoiled = spoilage; vendor = market stall; table = stall;
booth = stall; errand = errands; drunk = alcohol impaired; booze = alcohol liquor; wedding = event; party = event;
hired = hire; trade = contractor; tradesman = contractor; handyman = contractor; landscaper = contractor;
dentist = dental clinic; physio = clinic physiotherapy; teeth = dental; glasses = vision;
`;

const byWord = new Map([
  ...kinds.flatMap(([words, others]) => words.split(' ').map((word): [string, string[]] => [word, others.split(' ')])),
  ...[...alternatives.matchAll(/(\w+) = ([^;]+);/g)].map(([, word = '', others = '']): [string, string[]] => [
    word,
    others.split(' '),
  ]),
]);

const byStem = new Map([...byWord].map(([word, others]) => [stem(word), others]));

/** The alternatives for a word, as it was typed. */
export function synonymsOf(word: string): readonly string[] {
  return byWord.get(word) ?? byStem.get(stem(word)) ?? [];
}

/** Every word of the table: known, even if the site never uses it. */
export const knownWords: readonly string[] = [...byWord.keys()];
