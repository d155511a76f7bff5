/** Maps French questions to English passages, one insurance term at a time. Small on purpose; a broker may speak French. */

const functionWords = new Set(
  'a ete etait sera serait veut veux voulez vouloir puis est-ce quelqu tout toute tous toutes aussi alors donc tres trop peu moi toi lui eux y-a-t-il vais va vont aller quelque autre autres meme deja encore toujours jamais maintenant depuis pendant jusqu le la les un une des du de au aux est sont et ou que qui quoi quel quelle quels quelles pour par sur dans avec sans mon ma mes notre nos votre vos ton ta tes son sa ses je tu il elle nous vous ils elles on ce cet cette ces ne pas plus si mais comment pourquoi quand puis-je ai as avons avez ont suis etre avoir fait faire peut peux peuvent dois doit faut y en se sa leur leurs bonjour merci svp chez lorsque apres avant entre contre salut bonsoir coucou revoir bonne journee soiree aidez'.split(
    ' ',
  ),
);
/** Words of English questions that French does not have: a single one outweighs `on`, `a` or `me`. */
const englishWords = new Set(
  'the is are my do does what how can to of for and i it in you your who when will'.split(' '),
);

/** Words that English has too, with other meanings: `police report on a collision` is not French. */
const sharedWords = new Set(
  'a on as me son ton plus pour par si ai y en sera fait sans des tu police prime location bail permis assure auto condo hotel'.split(
    ' ',
  ),
);

const bare = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const cut = (text: string) =>
  bare(text)
    .replace(/\b(?:qu|[cdjlmnst])[’']/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Spanish has small words in common with French, and these of its own. */
const spanishWords = new Set(
  'el los las una unos mi mis su sus con por para pero muy y o lo hijo hija tengo tuve quiero quiere puedo necesito senor senora otro otra sin como cuanto cuando donde seguro aseguranza coche carro casa pagar hay esta estoy soy'.split(
    ' ',
  ),
);

/** Whether a text is French, judged by its function words, so that a French name in an English question does not count. */
export function isFrench(text: string): boolean {
  const words = cut(text);
  const french = words.filter((word) => functionWords.has(word) || dictionary.has(word)).length;
  const elided = (text.match(/\b(?:qu|[cdjlmnst])[’'](?=[\p{L}])/giu) ?? []).length;
  const english = words.filter((word) => englishWords.has(word)).length;
  const small = words.filter((word) => functionWords.has(word)).length + elided;
  const spanish = words.filter((word) => spanishWords.has(word)).length;
  if (spanish > 1 && spanish >= small) return false;
  const sure = words.some(
    (word) => !sharedWords.has(word) && (functionWords.has(word) || (dictionary.get(word) ?? word) !== word),
  );
  return (
    (sure || elided > 0) && small > 0 && french + elided > english * 2 && (small > 1 || french >= words.length / 2)
  );
}

/** Expressions come first: word by word they would mean something else. */
const expressions: readonly (readonly [RegExp, string])[] = [
  [/assurances? (?:de )?vie/g, ' life insurance '],
  [/assurances? (?:de )?voyage/g, ' travel insurance '],
  [/assurances? (?:d[’' ])?habitation/g, ' home insurance '],
  [/assurances? (?:auto(?:mobile)?|voiture)/g, ' auto insurance '],
  [/assurances? (?:collectives?|groupe)/g, ' group benefits '],
  [/permis de conduire/g, ' driver licence '],
  [/permis (?:d[’']un|du|de) courtier/g, ' broker licence '],
  [/pneus? (?:d[’'])?hiver/g, ' winter tires '],
  [/pare[- ]brise/g, ' windshield '],
  [/tous risques/g, ' comprehensive '],
  [/camion(?:s)?[- ](?:restaurant|de (?:nourriture|cuisine|rue))/g, ' food truck '],
  [/feu(?:x)? (?:de )?brousse/g, ' wildfire '],
  [/(?:a|de) l[’']exterieur|hors du (?:canada|pays)/g, ' outside '],
  [/casier judiciaire/g, ' convictions '],
  [/marche (?:fermier|public)/g, ' farmers market '],
  [/chauffeur|taxi/g, ' driver '],
  [/combien (?:de |d[’'])?/g, ' how much '],
  [/sous[- ]sol/g, ' basement '],
  [/refoulement(?: d[’']egouts?)?/g, ' sewer backup '],
  [/feux? de foret/g, ' wildfire '],
  [/animal de compagnie|animaux de compagnie/g, ' pet '],
  [/responsabilite civile/g, ' liability '],
  [/sans faute/g, ' no fault '],
  [/soins de sante|carte (?:d[’']assurance )?maladie/g, ' health care '],
  [/grands[- ]parents/g, ' grandparents '],
  [/travail(?:leurs?)? accident|accident (?:de|du) travail/g, ' employee hurt work '],
  [/colombie[- ]britannique/g, ' british columbia '],
  [/etats[- ]unis/g, ' united states '],
];

/** French word = English word. */
const dictionary = new Map(
  `
assurance=insurance assurances=insurance assurer=insure assure=insured assuree=insured assureur=insurer
police=policy contrat=policy couverture=coverage couvre=cover couvert=covered couverte=covered paie=pay paye=pay
payer=pay paient=pay prix=price prime=premium cout=cost coute=cost couter=cost franchise=deductible
reclamation=claim sinistre=claim indemnisation=claim refus=refused refuse=refused refusee=refused
remboursement=refund rembourse=refund courtier=broker courtiere=broker courtiers=brokers permis=licence
verifier=check vehicule=vehicle voiture=car auto=auto automobile=auto camion=truck moto=motorcycle
motoneige=snowmobile roulotte=trailer remorque=trailer bateau=boat maison=house habitation=home domicile=home
logement=apartment appartement=apartment locataire=tenant locataires=tenant proprietaire=landlord bail=lease
colocataire=roommate copropriete=condo condo=condo chalet=cabin toit=roof toiture=roof grele=hail inondation=flood
inondations=flood inonde=flooded inondee=flooded eau=water egout=sewer egouts=sewer fuite=leak tuyau=pipe
tuyaux=pipes gele=frozen geles=frozen incendie=fire feu=fire evacuation=evacuation vol=theft vole=stolen
volee=stolen vent=wind arbre=tree endommage=damaged dommages=damage dommage=damage degats=damage
collision=collision accident=accident accidents=accident blesse=hurt blessee=hurt poursuivre=sue avocat=lawyer
conducteur=driver conductrice=driver etranger=foreign etrangere=foreign valable=exchange valide=valid hiver=winter
pneu=tire pneus=tires obligatoire=mandatory obligatoires=mandatory loi=law difference=difference vie=life
temporaire=term permanente=permanent hypotheque=mortgage hypothecaire=mortgage beneficiaire=beneficiary
famille=family enfant=child enfants=children parents=parents parent=parent mere=mother pere=father epouse=spouse
conjoint=spouse conjointe=spouse divorce=divorced retraite=retired emploi=job employe=employee employes=employees
voyage=travel annule=cancelled annulee=cancelled annulation=cancellation annuler=cancel avion=flight
aerienne=airline hopital=hospital medecin=doctor sante=health medicament=medication medicaments=medication
diabete=diabetes visa=visa mensuel=monthly mois=month entreprise=business commerce=business affaires=business
commerciale=commercial restaurant=restaurant entrepreneur=contractor sous=sub certificat=certificate outils=tools
avantages=benefits sociaux=benefits dentaire=dental responsabilite=liability minimum=minimum minimale=minimum
renouvellement=renewal augmentation=increase augmenter=increase augmente=increase reduire=lower baisser=lower
donnees=data renseignements=information supprimer=delete compte=account demande=request infolettre=newsletter
temoins=cookies plainte=complain plaindre=complain chevreuil=deer glace=ice verglas=ice alberta=alberta
calgary=calgary edmonton=edmonton location=rental louer=rent loue=rent etudiant=student etudiante=student
universite=university bijoux=jewellery velo=bicycle immigrant=newcomer arrivant=newcomer arrivants=newcomers
nouveau=new nouvel=new livraison=delivery covoiturage=rideshare uber=uber utilisation=use utiliser=use
renouveler=renew renouvele=renewed acces=sees accede=sees personnels=data personnelles=data personnel=data
personnelle=data nourriture=food exterieur=outside travail=work travailler=work preter=lend prete=lend ami=friend
amie=friend conduire=drive conduis=drive frappe=hit perdu=lost brise=broken casse=broken clause=clause
montant=amount maximum=limit limite=limit delai=long jours=days annee=year ans=years signer=sign declarer=report
signaler=report appeler=call choisir=choose changer=change garder=keep perdre=lose acheter=buy achat=buy
vendre=sell demenager=move demenage=moved ontario=ontario quebec=quebec etudes=student voisin=neighbour
voisine=neighbour stationnement=parking stationne=parked pret=loan banque=bank mort=died deces=died decede=died
grossesse=pregnant enceinte=pregnant maladie=illness preexistante=existing prexistant=existing anterieure=existing
grand=grand visite=visit visiter=visit duree=long exige=require exigences=requirements requis=required besoin=need
differents=different avantage=benefit petite=small petit=small entreprises=business travailleur=worker
travailleurs=workers magasin=store bureau=office clinique=clinic alcool=liquor bar=bar mariage=wedding
cybernetique=cyber piratage=hacked pirate=hacked plombier=plumber electricien=electrician construction=construction
cautionnement=bond sousassurance=coinsurance coassurance=coinsurance avenant=endorsement exclusion=exclusion
exclusions=exclusions definition=meaning signifie=meaning sinistres=claims proposition=application reponses=answers
reponse=answer confidentialite=privacy supprimees=deleted effacer=delete desabonner=unsubscribe site=website
gratuit=free gratuite=free repare=repair reparation=repair garage=garage clapet=valve anti=backwater pompe=pump
debordement=overland riviere=river terrestre=overland infiltration=seepage moisissure=mould evacuer=evacuation
ordre=order hotel=hotel sylvestre=tree bardeaux=shingles
`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);

/** Translates the words of a French question to English; words missing from the table are kept as they are. */
export function toEnglish(text: string): string {
  // A cancelled flight is not a theft (French `vol` means both).
  const flights = bare(text).replace(/\bvols?\b(?=.*\bannul)/g, 'flight');
  const read = expressions.reduce((words, [expression, english]) => words.replace(expression, english), flights);
  return cut(read)
    .filter((word) => !functionWords.has(word))
    .map((word) => dictionary.get(word) ?? dictionary.get(word.replace(/[sx]$/, '')) ?? word)
    .join(' ');
}
