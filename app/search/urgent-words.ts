/**
 * What single words mean where somebody may be in danger, in English, Hindi and Punjabi. They are compared by
 * `keyOf`, so that one spelling in Latin letters is also the word in Devanagari and in Gurmukhi.
 */
export const urgentWords = {
  child: `child children kid kids son daughter toddler boy girl bacha bachon beta bitiya munna kaka
    nyana nikka munda kudi kuri ladka puttar put dhi pota chota baby babies`,
  newborn: `newborn navjat navjanmi navjammia jammia jamme jamda shishu infant neonate born paida`,
  me: "me myself mujhe mujhko mainu mera khud",
  woman: `girl ladki ladkiyon kudi kuri kudiyan woman women aurat mahila sister behan bhain bahan
    daughter beti wife patni child bachi mere me mujhe mainu us usne uske friend saheli dost`,
  pregnant: `pregnant pregnent pregnancy pregnency pragnent garbh garbhvati garbhvastha garbhavastha
    hamla womb kokh prasuta expecting trimester pregnet preggers`,
  delivery: `delivery dilivery delivry childbirth birth postpartum prasav jachgi jacha janepa jamne
    caesarean section sizerian`,
  month: "month months mahina weeks week hafte",
  ordinal: `3 4 5 6 7 8 9 three four five six seven eight nine third fourth fifth sixth seventh ninth
    teen char paanch panj chhe chhah saat aath nau teesre chauthe panchve chhathe satve satvein
    athve athavan nauve nauven satvan panjvan 7th 8th 9th 6th 5th 4th chheva chhevan panjva panjve 4va 5va 6va 7va 8va 9va 4ve 5ve 6ve 7ve 8ve 9ve`,
  few: "1 2 one two ek do ik 1st 2nd dedh",
  chest: `chest chst seena chhati sternum`,
  heart: `heart dil hart hrt`,
  head: "head sir sar khopdi matha skull siron",
  face: "face muh chehra mukh mouth smile muskura lips lip hoth honth bulh",
  lips: `lips lip hoth honth bulh tongue jeebh zuban`,
  eye: "eye eyes aankh aankhe aankhen aankho akhan akha ankhon nazar",
  throat: "throat gala sangh hoonth neck",
  neck: "neck gardan dhaun gardn dhan",
  arm: `arm arms hand hands haath baah bahan bazu finger fingers wrist kalai ungli ungal ungliyan angutha thumb fingr hath`,
  leg: "leg legs foot feet pair pairon taang lat latan ladt tangon",
  limb: `arm arms hand hands haath baah bahan bazu finger fingers ungli ungal angutha thumb leg legs
    foot feet pair taang lat latan toe toes wrist kalai`,
  ending: "ending",
  elder: "bujurg buzurg elderly old grandfather grandmother dadi dada nani nana bebe bapu",
  wrist: `wrist wrists nas nabz kalai vein veins naadi`,
  side: `side sided taraf pasa half adha adhe left right bayan bayi baya baye dayan dayi daaya daye
    baayin baen sajja khabba ulta`,
  body: `body sharir badan jism pinda sharer`,
  stomach: "stomach stomch pet dhid tummy belly abdomen tid womb kukh kokh",
  testicle: `testicle testicles testis testes testical scrotum balls andkosh andakosh pataloo tatte nalle`,
  ear: `=ear =ears =kan =कान =ਕੰਨ =ਕਂਨ`,
  nose: "nose nak nostril nakseer",
  blood: `blood bllod khoon khoun lahu rakt bleeding bleed bleeds bleding bled haemorrhage blad`,
  bleeding: "bleeding bleed bleeds bleding haemorrhage bleedng raktsrav",
  stool: `stool stools tatti potty poop latrine letrin toilet paikhana latring shauch jangal =mal`,
  urine: `urine peshab pishab pee mootra susu`,
  pulse: `pulse heartbeat nabz nabaj dhadkan dharkan =beating =beats`,
  bone: "bone haddi haddiyan bones",
  cord: `cord naad umbilical nadua placenta nada`,
  skin: "skin khal chamdi khalri chamri tvacha khalad",
  pain: `pain pains paining painful ache aching hurt hurts hurting dard dards darad drd peed peedan dukh dukhda dukhna dukhta durd =peer`,
  tight: `tight tightness heavy heaviness pressure crushing squeezing squeeze dabav dabau bhari bharipan bharapan jakad jakdi jakdan jkdan kasav ghutan ghutda khinchav toofan vajan bojh`,
  breath: `breath breathing breathes breths breathin saans saansein saah swas saahan respiration
    respiratory breathed`,
  dam: "dam dum saans saah breath dm",
  suffocate: "ghut ghutan ghutne ghutda suffocate suffocating suffocation suffocated",
  trouble: `trouble troubles difficult difficulties problem hard struggling struggle unable labored
    short shortness dikkat dikkt takleef takleaf mushkil pareshani aukha aukhi aukhe aukh tangi
    bhari ruk rukne tut ukhad ukhadna ukhda ghabrahat`,
  fast: `fast rapid rapidly quick quickly tej racing`,
  slow: "slow slowly shallow dheemi dhire halki hauli ghat",
  phool: "phool phoolna phulta chad chadhna chadhya chadheya chardh charhya charh",
  breathless: "breathless breathlessness gasping gasp gasps haanf hanfna suffocating dama",
  gasp: "gasping gasp gasps agonal suffocating suffocate suffocated",
  choke: "choking choke choked choken choaking coking",
  stuck: `stuck stucked atak ataka atakna atakgya phas phasya lodged lodge jammed phasna fasgya`,
  not: `not no nahi nahin nhi nai ni nhin na cant cannot dont doesnt didnt wont isnt couldnt unable never nothing hardly neither arent aint difficulty bina refuse refuses refusing`,
  notStop: "nonstop continuously lagatar laatar",
  stop: `stop stops stopped stopping band ruk rukna rukti rukda`,
  gone: `gaya gayi gaye gya gyi gye gyan gaiyan gayan chuka jana ja janda jata pai piya pada pdi paya rha rahi hua hui`,
  done: "li liya liye layi lai leya gaya gayi gya gyi gaye ditta diya di dala lita chuka",
  came: `aa aya aayi ai aagaya aagya having had has hua hoya gaya gya pada pai pya got getting
    happening`,
  crooked: `crooked tedha tirchha vinga bend bent bending droop drooping drooped droops twisted twist latak latka latkya sided asymmetric`,
  numb: "numb numbness sunn sunnpan tingling paralysed paralyzed jhunjhuni sunpan soya",
  weak: "weak weakness kamzor kumzori limp powerless bejan",
  work: `work working works move moving moves moved movement lift lifting raise raised feel hil hilna
    hilta hildi kam utha uth uthda uthti uthna chal chalda chalta chuk chukdi chukya chalna
    hilaya ghum halchal kick kicks kicking hal hilya ghumna mehsoos mahsoos mud mudta ghumta`,
  speak: `speak speaking speach speech spk talk talking talks speek bol bolna bolta bolda boliya boleya awaz zubaan zabaan tutla =बोली`,
  unclear: `slur slurring slurred unclear tutla tutlana ladkhada ladkhadana ladkhadahat atak lathad
    thathla garbled jumbled haklana ladkhadati lakhdaundi thathi`,
  slurred: "slurring slurred slurrd",
  sudden: `sudden suddenly suddnly achanak achanchak acnak ekdum ekdam dum ikdam abrupt instantly`,
  see: `see seeing sight vision dikh dikhna dikhta dikhayi dikhda disda disna vekh nazar roshni dis visible`,
  blind: "blind blindness andha anha anhi",
  blur: "blur blurred bluring dhundhla double flashing spots dhundhala dhundhlapan taare",
  dark: `andhera anera hanera blackout hnera`,
  balance: "balance santulan ladkhada coordination",
  headache: "headache headach headace sirdard sardard",
  worst: `worst unbearable asahniya asahya asehniya severe severest intense excruciating tadap tadapna
    tadpi tadaf bardasht thunderclap barsti sehan zordar`,
  severe: `severe worst bad strong tez bahut bhayankar zordar extreme intense unbearable asahniya heavy zyada jada`,
  unconscious: `unconscious unconcious unconsious unconscius unconsciousness faint fainted fainting collapse
    collapsed collapses behosh bihosh besudh unresponsive bhosh senseless passout coma blackout
    blacked blackedout syncope lifeless nidhal`,
  faintness: "behoshi anaesthesia anasthesia",
  hosh: `hosh sudh consciousness conscious responsive responding response respond responds`,
  wake: `wake waking woke awake wakeup uth uthe uthna utho uthta uthti uthda jaag jagna jagda jagaya jagti`,
  drowsy: `drowsy drowsiness sleepy lethargic lethargy listless floppy sust susat nidhal sota soya sutta neend drousy dull confused limp murjha gumsum =dhilla =dhila =dhili =dheela =dheeli =ढीला =ढीली =ਢਿੱਲਾ =ਢਿੱਲੀ =ਢਿਲੀ`,
  limp: `limp floppy lethargic listless nidhal bejan lifeless sust ladhak latak murjha =dhilla =dhila =dhili =dheela =dheeli =ढीला =ढीली =ਢਿੱਲਾ =ਢਿੱਲੀ`,
  confused: `confused confusion confuse delirious delirium disoriented behki behak bahki bahak pagal
    bakwas bebaki pehchan pachan badbad baatein`,
  dizzy: `dizzy dizziness chakkar chakr chkr giddy giddiness ghumni ghumeri vertigo faint light
    lightheaded`,
  blue: "blue bluish nila purple jamuni grey neelapan",
  cry: "cry crying cries roya rona rota ro rondi cried",
  feed: `feed feeding feeds drink drinking milk suck sucking dudh breastfeed breastfeeding latch pi
    peeta pinda chungda nursing`,
  fits: `fits seizure seizures siezure seizer seisure convulsion convulsions convulsing convulsed
    jerking jerks daure`,
  spell: "daura",
  epilepsy: "mirgi epilepsy epileptic",
  jolt: "jhatke jhatakna jhatkon jhatkain",
  foam: "jhaag froth frothing foam foaming foams phen",
  roll: `palat palti palatna roll rolling rolled chadh ulat upward pathra`,
  stiff: "stiff stiffness akad akda akdan akadna akar akadaya jakad rigid mud",
  fever: "fever fevar feever bukhar tap bukhr temperature temp febrile jwar",
  hot: `garam garm grm hot boiling boiled boil khaulta khaula khaulda ubalta ubla ubalda ubal tatta
    scalding ublda ublia`,
  liquid: `tea chai cha chaah coffee water pani doodh milk tel oil ghee dal soup sabzi curry kadahi
    karahi patila starch maad sarson gravy kadhi steam bhaap`,
  spill: `spill spilled spilt split spills fell fall fallen falls pour poured gir girgaya dig dulh
    dulhia dala dalgaya chhalak splash splashed splashes phat phut pad pai pyi painda paigaya
    threw thrown phek suteya sutt`,
  peel: "utar utri peel peeling peeled blister blisters chhale faphole udhad",
  burn: `burn burns burned burnt burnd scald scalded scalds jhulas jhulsa jalgaya`,
  jal: `jal jali jalna =jl`,
  fire: "fire aag flames aago flame",
  lag: `lag lagya lageya lg caught catch chipak chipka chipkya chipkaya mara pakad pakda shock chhu
    touched touch touching`,
  blast: `blast blasted explosion exploded explode dhamaka visfot`,
  cylinder: `cylinder silender silinder cooker kukar stove geyser boiler patakha cracker crackers firecracker anar`,
  current: `current karant karent karnt corrent bijli electric electricity electrict electrocuted
    electrocution taar wire`,
  electrocute: "electrocuted electrocution electrocute",
  lightning: "lightning lightening aasmani",
  strike: "struck strike gir dig lag hit fell",
  drown: "drown drowned drowning droun drowing doob doobna doobgaya dubda dubya",
  deep: `well kuan kuen kua kuwa khuh nahar nehar canal river nadi talab chhappad chappar pond pool
    tank balti bucket tub hauz hod sump sewer gutter septic borewell lake`,
  snake: "snake snakes saanp sarp cobra nag krait viper saapan sanap karait",
  scorpion: `scorpion bichhu scorpian athuan athua =bachhu =bachchhu bichhoo bicchu`,
  dog: `dog dogs kutta monkey bandar bandr billi fox siyar gidar jackal langur kutton stray =cat`,
  animal: `bull cow buffalo gaay gau gaun saand bail bhains majh mjh pig suar camel leopard bear bhalu
    tendua horse ghoda`,
  bite: `bite bites bitten sting stung stang kata katna katlia dasa dang dank ladya ladeya lad ladna
    ladan lar vadh vadya vadheya chak dangya`,
  bee: `bee bees wasp wasps hornet hornets ant bhund bhrind bhind madhumakkhi makhi makhiyon
    makhiyan tataiya tatiya barr dhamodi bhid honeybee honeybees madhumakkhiyon dhemu dembhu
    dehmu keeda`,
  swell: `swell swelling swells swollen swollon sooj soojan sujya sujgaya sujeya puffy puffed sozish
    susgia`,
  allergy: `allergy allergic elergy alrgy anaphylaxis anaphylactic hives pitti chhapaki dhappad nuts
    peanut prawn`,
  anaphylaxis: "anaphylaxis anaphylactic anaphalaxis anafilexis",
  goodbye: "goodbye alvida antim aakhri last final",
  message: "message msg messages note letter chitthi chithi",
  close: `close closing closed closes blocked`,
  swallow: "swallow swallowing nigal nigalna nigla",
  eat: `eat eats eaten ate eating kha khaya khayi khaali khaliya khaleya swallow swallowed swallowd swallows swallowing nigal nigla nighalia pi piya pilia pita drink drank drunk dronk drinks drinking drinked consumed consume ingested ingest took taken chaba latlia chakh chakhia langha niglgya =khaye =khae =khadi =khadhi =khadha =ਖਾਧੀ =ਖਾਧਾ =ਖਾਦੀ =peeli =pee`,
  ate: `eaten ate swallowed swallowd swallow swallows nigal nigla nighalia drank drunk drinked consumed ingested took taken khali khaliya khaya piliya piya khailai khaleya =khadi =khadhi =khadha =ਖਾਧੀ =ਖਾਧਾ =ਖਾਦੀ =peeli =khayi =khai`,
  poison: `poison poisoned poisoning poision zeher zahar zehar zahr zehr jhr zahrili zehreela venom
    visha zaher`,
  toxin: `sulfas salfas celphos selfos selfas aluminium phosphide paraquat organophosphate
    organophosphorus keetnashak insecticide pesticide pestiside weedicide herbicide roundup
    monocrotophos chlorpyrifos endosulfan dhatura`,
  harmful: `harpic phenyl phinyl finail acid tezab asid bleach bliching domex lizol lysol colin detergent surf sarf caustic cleaner toilet kerosene kerosine petrol diesel dijel turpentine tarpin spray sapre mortein mortin allout naphthalene naphthelene nephthalene mothball camphor kapoor mercury paint varnish dye nuvan khad urea fertilizer fertiliser hypo ddt chuna tikiya sanitizer sanitiser shampoo savlon dettol ink perfume berries =thinner =spirit`,
  field: `khet khetan kanak gehu gehun chooha chuhon chooa mouse kide keedemar mosquito machhar farm crop crops fasal weed anaj daane mitti matti =rats`,
  medicine: `medicine medicines dawa dwai dwa dawaiyan goli goliyan golia tablet tablets tabs tablates
    pill pills capsule capsules paracetamol crocin oil tel powder sprey`,
  tablet: `goli goliyan golia tablet tablets tabs tab tablates tablts pill pills capsule capsules
    paracetamol crocin medicine medicines dawa dawaiyan strip sirap syrup`,
  sleepMedicine: "sleeping neend sleep alprazolam alprax",
  many: `many lots lot zyada jada jyda full whole entire puri bohat bahot patta strip strips bottle bottles shishi overdose extra handful all dozen dher ten fifteen twenty thirty fifty das bees vih pandrah tees pachas muthi =sari =sara =sare`,
  overdose: `overdose overdosed overdoze`,
  gas: `gas gais geyser gizer giser geyzer dhuan dhua dhuen smoke carbon monoxide chlorine ammonia
    angithi koyla coal`,
  leak: "leak leaked leaking leakage leek bhar failgayi phail smell badbu inhaled",
  heater: "geyser gizer giser geyzer angithi koyla coal monoxide generator",
  nasha: `nasha chitta smack heroin drugs drug charas bhang cocaine brown afeem opium sharab daru
    injection teeka`,
  street: "chitta smack heroin cocaine",
  injury: `injury injured injuries injry injurd chot choat sattan wound zakhm phat phut khulgaya split crack cracked hit smashed takra takraya bump =satt =sattan =ਸੱਟ =ਸੱਟਾਂ`,
  fell: `fell fall fallen falls falling gir girgaya girgya dig digya digpya digpai jumped jump
    slipped slip phisal tilak girne kud`,
  height: `roof chhat terrace kotha balcony ladder seedhi pauri pauriyan stairs staircase stair ped darakht tree rukh building floor manzil bed scaffolding palang manja height unchai khamba pole chubara bathroom`,
  accident: `accident accidents accidant aksident eksident excident durghatna hadsa collision crash
    crashed takkar rta mishap`,
  vehicle: `car truck bus train bike motorcycle motorbike scooter tractor trolley rickshaw auto gaadi
    trak rail jeep vehicle activa tempo motor cycle lorry van`,
  hit: `hit takkar thok thokar maar overturned overturn palat palti ulat kuchal kuchla crushed crush rammed knocked takra thalle hethan`,
  crush: "crushed crush kuchal kuchla chakki pinned trapped dab dabgaya malba under stuck",
  out: `out bahar bahr nikal nikla aagayi visible coming exposed protruding crowning dikh latak
    nikalia aa baar`,
  stab: `stab stabbed stabbing chaku knife kirpan talwar gandasa churra sword gunshot bullet pistol
    bandook darat toka`,
  shot: `shot gun gunshot bullet firing bandook pistol goli`,
  cut: `cut cuts cutting kat katgaya vadh vadhia vadhgaya amputated severed chop chopped katia
    sliced`,
  off: `off fully completely alag wakh puri separate separated totally detached vakhri amputated`,
  machine: `machine mashin toka thresher thresar aara grinder chakki fan lathe kutar`,
  rod: "rod iron sariya nail keel stick danda wood through aar",
  deepWound: "deep gehra dunga through aar",
  abdomenBurst: "phat burst aantein aant andariyan",
  face2: "throat neck gardan face gala eye",
  vomit: `vomit vomits vomiting vomited vomting ulti ultiyan ultiya ulat puke puking palti`,
  cough: "cough coughing coughed coff khansi khang khansta balgam balgum sputum khangar",
  diarrhoea: `diarrhoea diarrhea loose motion motions dast tattiyan jhada jullab cholera haija dehydration dehydrated`,
  sunken: "sunken dhans dhasgayi andar sunk",
  dry: "dry sukh sukhgaye",
  rash: "rash rashes chakatte dane spots dhabbe patches",
  chemo: "chemo chemotherapy kemo keemo kimotherapy",
  shiver: `shiver shivering kaanp kamp kamba kampkampi kapkapi kaampna kanpna kamna chills rigor
    thithur thand smelly badbu foul`,
  sugar: "sugar sugr shuger glucose diabetic diabetes madhumeh shakkar",
  low: "low less ghat kam down kum dropped fall gir",
  sweat: "sweat sweating pasina mudka perspiring perspiration trelian treli",
  cold: `thanda`,
  anxious: `ghabrahat ghabra ghabrana ghabraunda ghabrat ghabraht bechaini restless ghabrauna uneasy`,
  jaw: "jaw jabda jabad jabre",
  asthma: "asthma asthama dama dme asthmatic copd",
  inhaler: "inhaler inhelar pump nebulizer nebuliser inhailer",
  attack: "attack attck atek ettack attact",
  heatstroke: "heatstroke sunstroke loo",
  loo: "loo",
  sun: "sun sunlight heat dhoop garmi wave",
  dengue: "dengue dengu",
  gums: "gums masude masure gum",
  black: "black kali tarry",
  day: `day days din hours hour ghante subah savere kal yesterday since morning raat dihadi swere today night`,
  hour: "hour hours ghante minutes minute",
  waters: "water waters pani",
  bag: "bag theli thali jhilli membrane",
  broke: `broke broken break burst leaking leak leaked phat futt nikal chhut gush phatgayi beh`,
  labour: "labour contractions contraction prasav jachgi janepa delivery birth peedan peeda",
  start: "start started starts shuru chalu every begun lagg beginning active strong",
  coming: `coming crowning nikal bahar out visible aun aunda aa ban janam paida hon hovan wala`,
  when: "when kab kado kadon sign signs lakshan lakhan before",
  moving: `move moves moving movement movements moved kick kicks kicking hil hilna hilta hilda ghum ghumna ghumta halchal harkat hilia muv mud mudi mudti`,
  less: "less reduced decreased kam kum ghat slow",
  soaked: `soaked soaking soak bhig clots clot thakke =pad =pads`,
  heavy: `heavy heavily lots lot much severe severely profuse profusely bahut bohot bahot bhut bohat bhot zyada jada tez dher gushing pouring uncontrolled uncontrollable excessive flooding too badly bht khoob vadh kafi =sara =sari =sare`,
  flow: `beh behna behta bah behraha nikal nikla flow flowing ja jata aa aana aundi aata aati aayi
    aaya came coming pai painda paunda rha raha vag vagda vagna chal leak leaking started ho
    aarha vagia girda`,
  bloodInfo: `donate donation donor group tests testing report janch kami badhane badhaye vadhaun low haemoglobin sugar bank cancer saaf purify chadhana transfusion daan patla thinner thinners culture bp pressar =thick =thin =pressure test =kam =less`,
  fly: "fly gym exercise flight certificate work duty fitting",
  priapism: "erection ling penis lund erect",
  rape: `rape raped raping balatkar blatkar molest molested molestation molesting zabardasti jabran
    molestd rapist`,
  abuse: `abuse abused abusing assault assaulted assaulting harassment harass harassing chhedchhad chhedkhani shoshan groped touched`,
  sexual: "sexual physical child domestic private yaun galat ganda",
  wrong: "galat glt gandi wrong dirty",
  act: `kaam harkat touch chhua chhuta chhuna kam`,
  beat: `maar maarta marda peet peetda kut kutda kutapa kutmar slap slapped thappad torture tortured torturing violent violence hinsa assaulted attacked threatening threatens dhamki =beat =beats =beating =beaten =hitting`,
  violence: "violence hinsa dahej dowry torture",
  domestic: "domestic gharelu",
  save: "bachao bachalo help madad madat sahayata",
  kidnap: `kidnap kidnapped kidnapping apharan agwa`,
  partner: `husband hubby pati gharwala sasur sasural saas inlaws laws boyfriend father papa someone
    somebody koi devar jeth wala dad bf`,
  die: `die dying dead death marna mar marjana marjau marjaun marjaunga maran marun marjawan mrna
    mot marjava mran`,
  want: `jana jaana jaavan javan want wants wanted wanna wish wishing feels feeling planning thinking thought thoughts chahta chahunda chahuna chahndi chaunda chahida mann mn ichha sochta sochda khayal khyal irada karda planning`,
  live: `live living lives alive jeena jeevan jeeyun jio rahna zinda jeuna jeon jion survive exist`,
  life: "life zindagi zindgi jeevan jindgani",
  end: `end ending ended khatam khatm khtm khalas mukauna muka mukani barbaad`,
  all: `all everything sab sabkuch`,
  tired: `tired tang pareshan thak thakgaya fed akk akgaya akya hopeless bezaar nafrat hate worthless
    done`,
  point: "point reason purpose meaning use matlab fayda maksad wajah koi",
  suicide: `suicide suicidal suiside sucide suecide susaid sosaid sucidal khudkushi khudkashi aatmahatya
    atamhatya aatmhatya aatam-hatya aatmghat selfharm`,
  kill: `kill killing killed hurting destroy shoot poison`,
  self: `myself himself herself themself yourself self khud khudko mysef`,
  jaan: `jaan jind jaanh =jan`,
  give: "de dena dun dunga deun denda devan lena le deva dewanga lelu",
  hang: `hanging hanged hang phanda phahe latak latka latkya latakna latkaya =phansi =fansi =phaansi =faansi =ਫਾਂਸੀ =फांसी`,
  hung: `hanged phanda phahe =phansi =fansi =phaansi =faansi =phasi =फांसी =ਫਾਂਸੀ =ਫਾਹਾ =faha`,
  fan: `pankha fan ceiling rassi rope ped darakht dupatta chunni =saree`,
  world: `duniya world`,
  jump: "jump jumping kud kudna chhalang chhal maarni",
  bridge: "bridge pul train nahar canal building chhat railway patri river",
  emergency: `emergency emergancy emrgency emergeny amergency imarjensi imerjensi imarajensi emarjensi
    casualty casuality 112 108 apatkal urgent`,
  ambulance: `ambulance ambulence embulance ambulans amblance embulens embulans ambulens emblans
    ainbulains`,
  stroke: `stroke brainstroke lakwa paralysis paralyses paralysed paralyzed pairalisis falij adhrang
    adhrag pakshaghat pakshghat`,
  aid: "aid cpr",
  first: "first",
  calm: `price prices cost costs fee fees charge charges kharcha khrcha package packages salary kiraya rent paisa job jobs vacancy vacancies naukri driver driving licence license training course courses class classes certificate certificates camp exercise exercises yoga kasrat massage malish physiotherapy fizio physio rehab rehabilitation diet khurak prevention prevent preventing avoid bachav scar scars nishan daag marks cream plant plants ivy benefits bias meaning cashless insurance workshop seminar syllabus recovered recovery history ago back previous old purana pichle specialist surgeon nurse nursing hostel form counselling prevalence statistics awareness clinic centre center guard surakshit safe test park shayari film movie song lyrics status quotes drama quote mms awards essay nibandh slogan poster drill dream sapna jokes =rates =mark rates`,
  vaccine: `vaccine vaccination vaccines injection injections inject tika rabies serum shot dose doses`,
  cure: "dawa medicine medicines medication doctor tablet goli",
  period: "period periods mahwari masik mc menses menstrual menstruation",
  food: "food",
  iron: "iron",
  why: "why kyu kyun kyon kyo",
  acid: "acid tezab asid",
  headInjury: "headinjury",
  harm: `harm harming hurt hurting cut cutting hang slash`,
  glass: "glass kanch sheesha",
  better: "better",
  heat: "heat",
  useless: "useless bekar",
  threaten: "threatened threatening threatens dhamki dhamkata",
  now: "now abhi hun urgent",
  stay: "rehna rahna",
  does: `karta karda kare kar karna du dun`,
  mann: "man mann dil jee",
  sarr: "=sarr =sad =sadd =sadgya =ਸੜ =ਸੜਿਆ =ਸੜੀ =सड़",
  object:
    "battery batri betri button cell =sell =ਸੈੱਲ =सेल magnet magnets chumbak =nail =keel =pin suee needle razor =blade coin sikka glass kanch bead marble thermometer =ring =key",
  mushroom: "mushroom mushrooms khumb berries dhatura",
  naal: "naal",
  control: "control",
  open: "opening open opens khol kholda kholti khul khulti khulde khulia",
  burst: "phat burst futt",
  under: "under neeche thalle hethan",
  outside: "out bahar bahr exposed protruding visible",
  scan: "xray ray scan mri ecg",
  coldSweat: "cold thanda",
  happened: "hua hoya kiya kita",
  girl: "girl ladki ladkiyon kudi kuri bachi sister behan bhain daughter beti wife patni friend saheli",
  scheme: "aushadhi arogya dhan",
  care: "care hospice palliative",
  found: "found mila mili body",
  left: "left baya bayan baye ulta khabba",
} as const satisfies Record<string, string>;
