/**
 * Which meanings of `urgentWords` together call for help. A semicolon or the end of a line ends a rule. All items
 * of a rule are near each other, in any order; "a+b" are neighbours; "!a" rules it out.
 */
export const emergencyRules = `
emergency !calm !contraceptive; ambulance !calm; first+aid !calm

chest+pain !calm; chest side pain !calm; chest severe pain !calm; heart+pain; chest+tight; chest sweat !calm; anxious+sweat; coldSweat+sweat; heart+attack !calm; heart+spell !calm; attack+came !calm
arm+pain sweat; jaw+pain sweat; jaw+pain chest; left+arm+pain; heart+stop; heart+fast unconscious; pulse+fast unconscious

breath+not; breath+trouble; breath+stop; breath+stuck; breath+fast; breath+slow; breath+phool !calm !why; chest+suffocate; dam+suffocate !calm; breathless !calm !treatment
breath+sunken; breath+phool sweat; breath+phool elder; gasp; gas+suffocate; suffocate+came; asthma+attack; asthma+spell; inhaler not !calm !why; lips+blue; newborn+blue; child+blue
choke !calm; throat+stuck; throat fishbone stuck; throat+close; nose+stuck child; swallow+not swell; leg+swell breath

stroke !calm !swim !doctor; stroke came !calm; stroke gone !calm; stroke now; face+crooked; face gone side; speak+not sudden; speak+not face; speak+not limb; speak+not side; speak+not fell; speak+not !child !ear
speak+unclear; slurred; speak+stop; side+limb+not; side body+not; side+body+work; side+limb weak; limb not+work day; side work+not; side+numb; sudden+weak; sudden+numb
sudden+blind; sudden see+not; sudden see+loss; see+loss eye; see+not eye+few; see+stop; sudden+blur; sudden+balance; sudden+walk+not; sudden+walk+trouble; sudden+confused; sudden+headache; sudden+dizzy; sudden head+pain vomit
worst+headache; worst head+pain; sudden+head+pain; dark+eye

unconscious !calm; passed+out !urine !stool !calm; faintness !cure !vaccine !calm; hosh+not; wake+not !limb; pulse+not; eye open+not; eye+roll; fell wake+not; drowsy+wake+not

fits !calm !fly !cure; fits+came; spell !calm !cure; spell+came; jolt !calm; foam; epilepsy+spell !calm !cure; body+stiff !neck; child stiff !neck

bleeding+not+stop; blood+stop+not; bleeding+control+not; blood+notStop; blood+heavy !period !bloodInfo !calm; blood+flow heavy !period !bloodInfo !calm
blood+vomit !bloodInfo; blood+cough !bloodInfo; black+stool !iron; stool+blood heavy; stool+blood dizzy; blood+ear !bloodInfo; head+blood !bloodInfo !period
face2+blood+heavy; blood+flow pregnant !bloodInfo; blood+flow stomach !bloodInfo; bleeding pregnant !bloodInfo; blood+flow ordinal+month !bloodInfo; bleeding ordinal+month !bloodInfo
blood delivery heavy !bloodInfo; blood delivery dizzy; blood delivery soaked; soaked+hour; soaked blood; nose+blood hour; gums+blood dengue; dengue+blood !bloodInfo
dengue vomit blood; dengue vomit not; dengue stomach pain; period heavy dizzy; cut+limb blood; cut+blood !bloodInfo; cut+arm !calm !minor; cut+off limb; limb machine !calm !cure !scan; deepWound blood; limb rod blood

waters+bag burst; bag+burst; waters+burst; waterOfBirth+broke; waters+broke pregnant; waters+broke delivery; waters+broke ordinal+month; labour+pain hour; labour+pain start !when
labour start !when !calm; pain start child+coming !when; pain start pregnant; pain start ordinal+month
child+head+out; child+arm+out; child+leg+out; cord+out; cord+throat; cord+not+out; child+stuck delivery; child+stuck labour; naal+outside pain; naal+outside came; naal child throat; child coming now
child moving+not !calm; moving+not pregnant; moving+not stomach; moving+stop pregnant; moving+stop child; moving+stop stomach; moving+not ordinal+month; child+moving+less
pregnant headache see; pregnant head+pain see; pregnant headache blur; pregnant blur; stomach headache blur; stomach head+pain blur; pregnant swell face; pregnant head+pain blur; pregnant+fits; pregnant spell; pregnant pain+severe; pregnant fell !white
pregnant accident; delivery fever; child cry+not newborn; child cry+not delivery; newborn cry+not; child blue !calm; newborn feed+not; child feed+not limp; child feed+not drowsy; child feed+not cold
child feed+not month; newborn+limp; child+limp; newborn cold; fever child few+month; fever ageInDays+old; newborn fever; newborn yellow feed; newborn drowsy

burn !calm !urine !why !fat; burn+peel; jal+gone !stomach !chest !urine !calm; sarr+gone; limb jal !calm; hot+liquid spill; hot+liquid sarr; hot+liquid jal; cylinder jal; hot liquid+spill; hot spill child; hot+liquid peel; liquid+spill peel
toxin eye; fire+lag !calm; fire+body; blast !calm !furnace; cylinder+burst; current+lag; current+jolt; shock+came; shock socket; electrocute; lightning+strike; drown !calm !debt; deep fell; waters+fell child; child fell waters; deep+spill

snake !calm; scorpion !calm; dog+bite !vaccine !calm; animal+hit; dog+attacked; animal+attacked; bee swell; bee+bite many; bee+bite breath; bee+bite face; allergy+swell; allergy breath; anaphylaxis
allergy+attack; lips+swell; throat+swell breath; throat+swell eat !calm; face+swell breath; face+swell sudden; face+swell vaccine; face+swell cure

poison !calm !food; overdose !calm; toxin !mask; eat+harmful !blood !dietAcid; eat+poison; field+medicine eat; field+tablet; field+liquid ate; object+ate; object+eat+done; object swallow; object stuck throat; object stuck child; object+face+put
ate+mushroom; mushroom vomit; tablet+many eat; sleepMedicine+tablet many; sleepMedicine+tablet heavy eat; harmful vomit; harmful dizzy; sleepMedicine+tablet ate; ate medicine all; medicine+ate child !stomach; kill+medicine ate
gas+leak !stomach; heater unconscious; heater headache; heater head+pain; heater dizzy; heater vomit; nasha breath; street+overdose; nasha wake+not; food poison vomit heavy
acid+spill; acid+eye; acid+skin; harmful+eye; harmful+spill face; acid attack; acid child

head+injury !calm; headInjury; height+fell !calm; accident !calm !cover; vehicle+hit; vehicle+fell; vehicle+under came; vehicle crush; bone+outside; stab !calm; shot+lag; shot+hit; stomach+abdomenBurst
fell vomit; fell unconscious; fell leg+not; fell body+not; many injury; limb+stuck blue; limb+crushed; vehicle+under blood; limb blue; eye+injury; throat glass

sugar unconscious; sugar sweat !calm; sugar drowsy; sugar confused; sugar+low sweat; sugar+low shiver; sugar+low dizzy; sugar fits; sugar breath+fast; sugar+lowNumber; sugar+highNumber; sugar+low heavy
sugar sweat confused; sugar wake+not; sugar hosh+not

heatstroke !calm !toilet; loo+lag !calm; heat+stroke !calm; sun unconscious; answer+not sun; answer+not fell; answer+not fever; sun confused; sun drowsy; sun dizzy; sun vomit; fever+feverNumber
diarrhoea drowsy; diarrhoea unconscious; diarrhoea sunken; vomit sunken; eye+sunken; diarrhoea urine+not; vomit urine+not; vomit drowsy; diarrhoea limp; diarrhoea+blood heavy; diarrhoea dizzy; vomit diarrhoea dry
urine+not swell; urine+shut !calm; urine+not day !stop; urine+not+passes !stop !comesAmiss !burn !bloodInfo !cure !calm; child urine+not !stop !comesAmiss !burn !bloodInfo !cure !calm; vomit unconscious

neck+stiff fever; neck+pain fever; fever light+not; headache fever light; neck+stiff vomit; neck moving+not fever; neck+stiff rash; fever confused; fever breath+fast; chemo fever; fever unconscious; fever spell; fever fits; fever jolt
fever limp; fever rash neck; fever rash blue; fever drowsy; fever hosh

testicle pain !calm; tablet+sudden+pain swell !eat; priapism hour; stomach pain+worst; stomach+stiff pain; stomach+stone+like; stomach sudden pain; swell breathless
head struck !calm; delivery soaked dizzy; child+coming head+out; naal+outside delivery; stitch+open+gone; stitch+opened; stitch+burst; woundOpen+burst; street fell; nasha fell !calm !why; morsel+stuck cough; morsel+stuck child; morsel+stuck breath; morsel stuck throat; cough+not stuck
wall fell !calm; wall+trapped; trapped under; insulin shiver; insulin confused; insulin sweat; insulin unconscious; insulin answer+not; insulin drowsy; newborn grunt; child grunt; chest+sunken; rib+work child; breath rib+work
vomit coffee+like; throat cut !calm; bee+stuck; arm leg not+work; nasha see+not; poison see+not; hair+stuck fan; head+peel; irritant eye !calm; limb blown; cracker eye; cracker limb; cracker face; limb+gone cracker
month stomach pain dizzy; pit out+not; pit unconscious; pit suffocate; pit+fell; through stomach; through chest; through body; through neck; drinkNoun+spiked me
side+struckDown; breath+still; inhaler+finished; asthma unconscious; throat+close breath; throat+shut vaccine; bee attacked; bee dizzy; animal+gore
soil+oil ate; child soil oil eat; hooch see+not; hooch eat see; object+inside child; gas unconscious; cylinder+leak; pit gas; pit+trapped; child+trapped pit; flames+trapped; fire+trapped; bloodSoaked; ran+limb; vehicle+ran limb; vehicle+limb+cut
cloth strangle; strangle throat !calm; gash soaked; gash throat; gash neck; limb gash blood; blood+soaked face; blood+drip; stool blood anxious; nakseer thamna+not; nakseer hour; nakseer drip; nose stop+not hour; gums drip !calm; gums blood+heavy
jaw+tut; jaw face close+not; onTheWay head+out; jachcha pain; jachcha blood; delivery soaked pale; delivery drip; delivery blood pale; month pedu severePain; newborn refuse; ageInDays+old feed refuse; ageInDays+old limp; rib sunken; metal eye hit; haunkna child
sugar+breath fruity; fruity breath; dialysis+miss swell; dialysis swell lie+not; dialysis breath !calm; fistula blood; fistula burst; fistula drip; dialysis burst; dialysis blood+drip; chemo shiver; chemo hosh; urine+blockedUrine severePain; urine+blockedUrine day severePain; catheter+pulled
testicle crushed; testicle blue; stomach+hardBelly touch; stomach+hardBelly vomit; stomach hardBelly pain; frozen footpath; platelets drip; limb coldLimb sudden; weak climbing breath; lockjaw; jaw+stiff nailIron; nailIron stiff; nailIron unconscious; nailIron arch
shot+weapon !calm; stitch gutsOut; stomach+hardBelly not; object+gone child
heart pulse dizzy; pulse+fast dizzy; heart+fast dizzy; all+out child eat; sun fell !calm; street moving+not; machine cloth; machine+stuck limb; month+phool stomach pain; stomach+burst pain; leg numb urine; leg+weak urine+not
eye through; eye+object !calm
sleepMedicine+tablet eatenUp; medicine+eatenUp child !stomach !relief; tablet+eatenUp child !stomach !relief; allWord+outWord ate !food; allWord+outWord eatenUp; tezab face !calm; acid+onWord face !calm !namedAcid; acid chehra !calm !namedAcid
hernia vomit !calm; hernia stuck !calm; hernia blue !calm; hernia hardBelly pain !calm; hernia sudden pain !calm; heartbeat+stop !fast !calm; hoursWord+erectWord !leg !queue !calm; priapism stuck !urine !calm; zip stuck child; zip stuck skin
child+baharWord+emerging !gums !stool !eye !pedu !calm
newborn turnedYellow !calm; newborn yellow drowsy; child yellow drowsy; newborn yellow first+day; newborn yellow few+day; bijli karant !calm; child yellow palm; child yellow first+day; child yellow few+day
pregnant blood !bloodInfo !calm !why; ordinal+month blood !bloodInfo !calm
bp+crisisPressure !calm !tablet !fitting; bp+highPressure headache; bp+highPressure head+pain; bp+highPressure see; bp+highPressure dizzy; bp+highPressure vomit; bp+highPressure chest; bp+highPressure breath; bp+highPressure confused; bp+highPressure pregnant; pregnant bp headache; pregnant bp head+pain
pit child stuck; fell moving+not; speak limb numb; current+stuck; current limb stuck; metal deepWound stomach; metal deepWound chest; snake+bitten
testicle twist; chemical+eye !peelWord !calm; monoxide !calm; water+brokeWord !fitting; infant comingWord+outWord; sideWord+weak !effect !calm; blood+pours !period !bloodInfo !calm
oxygen+lowOxygen !fineOxygen !calm; oxygen+lowOxygen fever !calm; oxygen+low !calm; oxygen+finished !calm; heart+fail breath; hip+fractured !calm !operated; hip fell pain !calm; fell standing+not !child !hairWord
spine fractured !calm !operated; leg+moving+not !calm; calmBack+fractured moving+not; platelets+fewPlatelets; letWord+fewPlatelets; spray+wentUp !calm; heater+wentUp !stomach; hotDrink+spill child; hotDrink pulled child
fire+jal !calm; smoke+inhaled !calm; smoke+trapped; smoke+filled; furnace+fell; furnace+spill
appendix+burst !calm; stomach rightSide+lowerPart pain vomit; stomach rightSide+lowerPart pain fever; appendix pain vomit !calm; appendix pain fever !calm; appendix severe+pain !calm; stomach very+sharp+pain !period !calm
pancreas pain severe !calm; pancreas pain vomit !calm; bloat vomit stool+not; bloat vomit stool+shut; bloat vomit wind+not; bloat vomit wind+shut; stool+shut wind+shut; newborn vomit green; child vomit green
soft+spot bulging; soft+spot sunken; crown bulging; crown sunken; crown fever; meningitis !calm !vaccine; brain+fever !calm !vaccine; brain+burst !calm; brain+blood !bloodInfo !vessels !calm
sepsis !calm; septic+shock !calm; infection+blood+spread !calm; poison+blood+spread !calm; catheter shiver; shiver confused; operated shiver weak; stoneIllness fever !calm; kidney+stone fever !calm
ectopic !calm; pregnant tube pain !calm; delivery+happening now !when; delivery+happening homeOrWay !when !calm; born child homeOrWay now !calm !newWord; being+born; kick+less !calm; kick+not !calm
pregnant waters+spill !white !calm; lateMonth+month headache blur; lateMonth+month headache see; lateMonth+month head+pain blur; lateMonth+month head+pain see; lateMonth+month swell headache
epilepsy+seized+gone !cure !calm; taan+seized child; taan+seized fever; hosh+lostSense; body+coldSweat+gone !calm; body moving+not coldSweat; bp+low coldSweat
blood+spit !gums !bloodInfo !calm; tonsil blood !bloodInfo !calm; nose+blood fallen; face+blood fallen !gums; neck+cut !calm !pain; railway+cut; bar+through !calm; bar+throughWord; under+railway
eye poke pokeHit !kajal !calm; eye+poke+through; eye shard !calm; curtain see; curtain eye; veil black eye; eye pain red vomit; eye pain halo; motia pain vomit !calm; foreskin stuck swell; foreskin forward+not; priapism skin stuck swell
urine+blockedUrine pain !passes !burn !calm; urine+not phool !calm; urine+blockedUrine tight; catheter urine+not; catheter blockedUrine pain; urine+not stomach+pain !burn !comesAmiss !bloodInfo !cure !calm
leg black sugar !calm; leg black fever !calm; limb black rot !calm; injury black fever; injury rot fever !calm; ketoacidosis !calm; insulin+tooMuch !calm; mistaken+dose child !calm; mistaken+dose eat !calm; mistaken+vaccine swell; mistaken+vaccine gave; mistaken insulin; adult+dose child !calm
rodent ratKill eat; ratWord+ratBait eat; alcohol blind; alcohol see+not; alcohol wake+not; alcohol unconscious; hooch blind; facial+dropWord; speak lostWord sudden; understand+not sudden; sideWord+freeze+gone; cholera !vaccine !calm; diarrhoea rice waters; diarrhoea tears+not
rib+ribDrawn child; rib+ribDrawn breath; flaring nose; plaster limb blue; plaster limb numb; plaster limb cold; throat+shut medicine after; jaw+open+not fever; jaw+open+not swell; face+open+not swell fever; face+open+not neck fever
swallow+trouble swell fever; swallow+not drool; caudaEquina; lips unclear limb+not; lips+unclear sudden; condition+worse !calm; health+worse severe !calm; health+worse sudden !calm; dying !calm !care !hairWord; icu+need !calm; patient+serious !calm; vehicleSent+send quick
speak+silent fell; speak+silent limb; speak+silent sudden; fell limb+numb !disc; limb+crooked fell; limb+crooked injury; accident limb+numb; elder fell not !hairWord; hotDrink overturned child; pain+risen ordinal+month; fever rash glass; rash fade+not; stomach+hole !operated !calm
diarrhoea limb coldSweat; vomit limb coldSweat; newborn blood !bloodInfo !calm; dengue bp+low; labourPains+begun; animal+bite !vaccine !calm; morsel breath+tube; object breath+tube; eye colour see+not
deep child found; coldWeather stiff+gone outside; tablet+climbing swell; heater answer+not; heater bath out+not; hooch blur eat; alcohol blur !calm; blood+transfused shiver !calm; mistaken+blood+transfused; medicine body blister face
chest+hold blue; chest+hold pale; chest+hold sweat; chest+hold sat; chest+hold fell; sudden wordsWord+not; child roll+height vomit; child roll+height drowsy; ordinal+month headache swell; bee throat; machine hair scalp; accident pale; accident stomach pain
height+thrown; height answer+not; smoke headache; smoke drowsy; smoke dizzy; smoke vomit; shaft downWord; fire placeWord out !calm; fitWord+stop+not; dialysis+miss heart; dialysis+miss weak; sudden few+see; naal cut child; wheel limb+wentUp; vehicle limb+wentUp
eye+lag blood; shot+lagne ghaav; soil+caved; soil trapped; vaccine blue+gone !limb !calm; twins stuck; machine+under came; alcohol shiver !calm; fever child eye+upWord; midwife coldLimb; egg pain swell; egg sudden+pain !eat; born homeOrWay cord; fitWord not+stop; pulse+slow blue; pulse+slow pale; mushroom eatenUp; skin+peel fever !calm
plea !treatment !calm; saveWord me; saveWord child; saveWord partner; saveWord woman; saveWord person`;

export const violenceRules = `
rape !study; forced+me; forced girl; forced+boysWord; partner+forced; abuser touch me; abuser touch child; abuser+wrong; sexual+abuse; abuse+woman; wrong+act; wrong+happened girl; kidnap; partner beat !gall !stroke !current !snake !bite !bee !scorpion !gore !animal; partner save me; partner drunk smash; me+beat !gall !stroke !current !snake !bite !bee !scorpion !gore !animal; beat save; domestic+violence !study; partner+violence; partner kill me; threaten kill me
partner die save; escape not+give; spiked drinkNoun me
dowry die; dowry beat; izzat lut; weapon madness; madness attacked !dog !animal; weapon threaten
inlaws burnThreat; inlaws lockedIn; inlaws kill; spouse strangle neck; spouse strangle throat
police+summon; spouse jalaya; inlaws jalaya; jalaya me; partner hits me; me+abused; partner+abused; abused houseWord`;

export const suicideRules = `
suicide !calm; me+toDie; last+message !calm; goodbye+message; nobody+miss+me; goodbye all; burden all; burden me; burden nobody; sleepMedicine forever; disappear want; end+self; kill+self; harm+self; child apneWord cut+happening; kill+me want; want+die !calm !field; die mann+does !field; live+not; life+end !care; end+all want; end+all does; end+all me; ending+all
life tired; tired live; point+not live; life+point+not; world+not; jaan+give !scheme; wrist+cut; hung; hang+fan; hang+found; jump die; life useless; die+better
die way+not; goodbye tablet; goodbye medicine; live mann+not; bridge jump want
lockedIn rope; voices die; bridge jump ready
suicide want; die+saying !calm; harmWord newborn woman
goWord+onWord not+anyMore; want+not hereWord+anyMore; die all+theekWord; doorWord open+not message
hang tried !calm !device; voices kill; voices harm me !ear; voices beat+give; killWord+child want !lice; killWord+child feelWord !lice; beat+willDo child; beat+willDo self`;
