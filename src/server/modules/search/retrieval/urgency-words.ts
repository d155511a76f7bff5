/**
 * Groups of words that make a message sound like danger now, or like an ordinary question: the classifier of `urgency.ts` sees the group
 * beside the word, so that it knows a "grandpa" in the words it has seen of a "dad". A word is in one group; a prefix ends in `*`.
 */
export const urgencyWords: Readonly<Record<string, string>> = {
  someone: `someone somebody anyone he she him her hes shes they people person guy dude man woman lady kid kids child children baby toddler
    infant newborn boy girl teen teenager son daughter mom mum mother dad father parents wife husband hubby spouse partner bf gf boyfriend
    girlfriend fiance brother bro sister sis buddy bud friend pal cousin uncle aunt auntie grandma grandpa grandmother grandfather nana
    gramps neighbour neighbor neighbours neighbors roommate coworker coworkers employee worker workers staff boss cook chef server waitress
    dishwasher customer client tenant tenants landlord driver passenger passengers pedestrian cyclist biker stranger intruder nephew niece
    grandson granddaughter nobody everyone everybody family`,
  ex: 'ex exs exhusband exwife stalker stalking stalks abuser',
  animal: 'dog cat puppy pup kitten horse horses cow cows cattle bull pet pets deer moose bear',
  vehicle: `car cars truck trucks van suv vehicle pickup semi trailer rig bus motorcycle bike quad atv sled snowmobile tractor combine boat
    camper rv motorhome tesla civic honda jeep uber taxi cab tanker`,
  building: `house home apartment apt condo suite basement kitchen garage barn shed shop store restaurant cabin cottage attic building room
    bedroom bathroom hallway roof deck balcony trailer acreage yard warehouse office quonset bin silo shack tent`,
  appliance: `furnace stove oven dryer fryer microwave fridge heater boiler generator bbq barbecue panel breaker outlet socket plug wiring
    battery charger toaster kettle fireplace chimney woodstove washer dishwasher powerbar cord hood vent duct pan wok grill`,
  fire: `fire fires flame flames flaming burning burns ablaze blaze smouldering smoldering smoking smoke smoky sparks sparking embers glowing
    ignited exploded explosion wildfire scorched melting crackling`,
  arson: 'torch torched torching arson accelerant match matches lighter ash ashes lit burn burned burnt',
  gas: `gas propane butane methane ammonia anhydrous nh3 h2s chlorine bleach fumes vapour vapours vapor monoxide co sulphur egg eggs rotten
    hissing leaking leak leaks detector detectors alarm alarms beeping beeps chirping regulator`,
  body: `head neck back chest arm arms leg legs hand hands foot feet face eye eyes ear mouth lips throat belly stomach finger fingers toes wrist
    ankle hip knee ribs shoulder spine skull bone teeth skin heart lungs jaw side`,
  hurt: `hurt hurts injured injury bleeding bleeds bleed blood bloody broken broke swollen swelling numb tingling dizzy faint fainted fainting
    unconscious unresponsive collapsed breathe breathing breath breaths choking choked pulse seizure seizures stroke overdose overdosed od
    odd vomiting vomited puking puked throwing nauseous drowsy sleepy confused slurring droopy drooping sweating shaking paralyzed pain pains
    ache aching sore headache headaches fever blue grey pale concussion burnt crushed pinned trapped stuck stabbed shot electrocuted shocked
    zapped drowned drowning frostbite hypothermia shivering swallowed poisoned limping gasping wheezing screaming crying moving responding
    answering waking awake bitten`,
  pills: `pills pill tylenol advil meds medication fentanyl naloxone narcan opioid oxy oxys percocet xanax heroin meth coke molly insulin epipen
    morphine ativan antifreeze`,
  weapon:
    'gun guns rifle shotgun pistol knife machete bat axe crowbar hammer weapon bomb bullet bullets ammo razor blade rope noose',
  attack: `hit hits hitting beat beats beating punch punched kick kicked kicking slap slapped choke strangle strangled threaten threatens
    threatened threatening attack attacked rape raped hurting abuse abuses abusive abused violent grabbed shoved pushed pushes throws threw
    follow following follows followed chase chasing chased stalk robbed robbery robbing carjacked kidnapped kidnap extortion blackmail
    yelling banging smash smashing`,
  die: `die dying dead death kill killing kms suicide suicidal unalive hang jump jumping jumped overpass bridge alive living goodbye funeral
    burden worthless hopeless pointless`,
  afraid:
    'scared afraid terrified fear unsafe safe hiding hide panicking panicked panic frightened trapped escape flee',
  drink: `drunk drink drinks drinking drank beer beers wine vodka rum whisky whiskey rye booze alcohol shots pints coolers cocktail cocktails
    hammered wasted plastered tipsy buzzed loaded sloshed smashed stoned high joint joints weed edible edibles gummy bong intoxicated impaired
    hungover tequila mickey pops tallboys cider buzz toked baked liquored`,
  drive:
    'drive drives driving drove driven wheel keys ride park parked steer highway hwy deerfoot qe2 road roads swerving weaving',
  crash: `crash crashed accident collision rollover rolled flipped ditch wreck wrecked rear-ended rearended clipped bumped scraped sideswiped
    backed dinged dented scratched swiped tapped nudged knocked`,
  flee: `left leave leaving drove away took off fled ran gone bolted dipped split bail bailed`,
  unseen:
    'nobody noone saw seen witness witnesses camera cameras caught trace notice noticed find know suspicious prove proof',
  police: 'police cop cops rcmp constable officer checkstop breathalyzer roadside interlock jail charged arrest',
  water: `water flood flooded flooding river creek lake pond dugout ice dam rising current pool drowning waves mudslide`,
  weather:
    'tornado funnel blizzard whiteout avalanche storm landslide hail lightning evacuate evacuation evacuated evacuating alert stranded',
  wires: 'wire wires line lines powerline hydro transformer pole cable electrical electric live voltage arcing',
  now: `now rn currently still already just tonight today minutes minute mins min sec seconds hurry quick quickly fast asap immediately moment
    happening right help omg pls ago urgent`,
  past: `yesterday last week month year years months weeks ago previously earlier spring summer fall winter january february march april may june
    july august september october november december 2010 2012 2013 2014 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 once before
    had was were history past since`,
  insurance: `insurance insurer insured insure policy policies premium premiums cover covered covers coverage claim claims claiming deductible
    broker adjuster quote quotes liability endorsement rates rate renewal renew benefits exclusion exclusions excluded underwriter limit
    limits discount tenant's payout pays paid pay`,
  general: `does what which how much cost costs average typical difference between mean means definition explain compare best cheapest need
    required requirement requirements form forms document documents business company contractor`,
  lie: `fake faking fraud lie lied lying pretend pretending backdate backdated forge forged stage staged inflate inflated exaggerate pad
    padded receipts receipt story truth honest hide hiding delete erase wipe fudge cheat scam believable accidentally purpose`,
  suppose: 'if would could hypothetically hypothetical suppose theoretically theory imagine novel book podcast movie',
  friend: 'asking friend cousin guy buddy someone’s',
  steal:
    'steal steals stealing stole stolen thief thieves theft burglar burglary breaking broke break-in footsteps intruder upstairs downstairs',
};
