import { soundOf } from "./closest-word.ts";
import { wordsOf } from "./words.ts";

// Hindi and Punjabi as people type them in Latin letters. Devanagari and Gurmukhi are compared by their sound.
const topics = {
  kinship: `maa mata mataji mummy mammi mamma amma ammi pita pitaji papa daddy bapu baap abba abbu beta bete
    beton beti betiyan betiyon putt puttar putar dhee dheeyan bhai bhaiya bhra bhrava veer veera behan
    behen bhain bhaina didi dadi dada nani nana naani naana tau tayi taya chacha chachi chache mama mami
    bua phupha fufa fuad massi mausi masi mausa masar bhabhi bharjai jija jeeja saala saali sala sali
    devar jeth jethani devrani nanad sasur sasural saas sass sohra saure bahu nooh damad jawai pati patni
    gharwala gharwali gharwale biwi bivi vohti voti lugai aadmi admi aurat teevi janani banda bande bandi
    ladka ladke ladki ladkiyan munda munde kudi kudiyan bacha bache bachi bachon bacchon bachche bachchon
    nyana nyane kaka kaki navjat shishu buzurg budha budhi budhe bujurg jawan rishtedar padosi parivar
    pariwar tabbar dost saheli yaar mehman log loka lok insaan manukh`,
  body: `sir sar siron matha baal bal kaan kan kanna naak nak aankh akh ankhen akhan ankhon muh munh mooh hoth
    bulh daant dant dand jeebh jibh zubaan gala gale gal galla gardan dhaun kandha modha mode bazu baanh
    baah kohni kuhni kalai gutt haath hath hathon hathan ungli ungliyan ungal angutha nakhun nahu seena
    chhati pasli pasliyan kamar lakk peeth pith pet dhid naabhi dhunni kulha kulhe chula jaangh patt
    ghutna ghutne goda gode godde pindli takhna gitta edi addi pair pairon paer talwa talve chamdi khaal
    haddi haddiyan hadd nas nason naad jod joda maas khoon lahu pasina paseena aansu hanju dil dimag
    dimaag gurda gurde jigar kaleja phephda phephde aant aandar pitta tilli yakrit mutra peshab latrine
    tatti potty doodh dudh balgam thook lar peep pas gaanth gandh soojan sujan jakham zakhm daag nishan
    khujli khaj`,
  food: `chai cha chaah paani pani doodh dudh lassi dahi ghee makhan makkhan paneer roti rotiyan phulka
    parantha paratha chawal chaul bhaat daal dal sabzi sabji saag aloo pyaz pyaaz ganda tamatar lahsun
    lasan adrak haldi mirch mirchi namak loon cheeni chini khand gur gud shakkar shahad shehad anda ande
    machhi machhli meat murga murgi chicken phal fal seb kela kele aam amb santra angoor anaar papita
    amrud tarbuj nimbu mooli gajar gobhi palak methi karela lauki kaddu matar bhindi baingan tori mithai
    laddu barfi jalebi halwa kheer sewiyan pakora samosa biscuit bread namkeen khichdi dalia maida atta
    besan suji tel sarson nariyal badam kaju kishmish akhrot mungfali chane chana rajma chhole moong
    masoor urad khana khane khaana nashta naashta bhojan langar rasoi garam thanda thandi garmi taza
    baasi meetha mitha khatta namkin teekha tikha karwa kauda kadwa phika swad khurak khuraak bhookh
    bhukh pyas pyaas tareh thali katori gilas glass chamach chamcha patila kadhai tawa`,
  household: `ghar kamra kamre rasoi darwaza darvaza khidki bari chhat chat kotha vehda aangan vihda seedhi pauri
    sidhiyan bistar manja manji palang charpai takiya rajai razai kambal chadar kapda kapde leede kurta
    kameez salwar pajama saree sari chunni dupatta pagg pagdi joota jutti jute chappal batti bijli pankha
    pakha bulb taar switch chulha gas silender balti bucket lota mug sabun saabun toliya tauliya kanghi
    sheesha shisha ghadi phone mobile chabi tala peti sandook almari mez kursi jhadu pocha gaddi gadi
    gaadi bas truck trak motor cycle saikal scooter riksha auto rail tikat sadak rasta raah pul nehar
    nahar khet khetan pind gaon shehar bazaar bazar dukan hatti mandi thana kachehri school skul daftar
    bank mandir gurdwara masjid dharamshala haspatal hospital dawakhana aushadhalaya paisa paise rupaye
    rupya rupiya nota kharcha kharch mehnga sasta muft`,
  time: `aaj ajj aj kal kall parson parso abhi hun hune ab tab jab kab kado kadon kadi kabhi hamesha roz roj
    rozana har subah savere sawere dopahar dupehar shaam sham shami raat rat raati din dino dihade hafta
    hafte mahina mahine maheena saal sal varsh pehle pahle pehla pichhla pichle agla agle baad magron
    pichhon pehlan der jaldi chheti turant fauran fatafat samay waqt vakat time tayim ghanta ghante
    minute mint somvar somwar mangalvar budhvar guruvar veervar shukravar shukarvar shanivar shaniwar
    itvar itwar aitvar ravivar janvari farvari march aprail mayi june julai agast sitambar aktubar
    navambar disambar garmiyan sardi sardiyan barish barsat mausam tyohar diwali holi lohri vaisakhi`,
  numbers: `ek ik do dui teen tin tinn char chaar panch paanch panj chhe chhah chheh saat sat satt aath ath atth
    nau no naun das dass gyarah giara barah bara baara terah tera chaudah pandrah pandra solah sola
    satrah atharah unnis bees vih veeh pachis panjhi tees tih chalis chali pachas pinjah saath sath
    sattar assi nabbe sau so hazar hazaar lakh crore aadha adha addha dedh dhai dhaai paune sava sadhe
    pehla doosra dusra dujja tisra teesra teeja chautha panchva chhatha satva athva nauva dasva dugna
    thoda thora thodi thode bahut bohot bahot bhut jyada zyada jada ziada kam ghatt ghat kuch kujh kuchh
    sab sabhi saare sare sari saara poora pura poori puri khali khaali bhara ikalla akela dono dovein
    kitna kitne kinna kinne`,
  directions: `upar utte neeche thalle hethan andar bahar baahar aage agge peeche pichhe dayen dayan sajja sajje
    bayen bayan khabba khabbe seedha sidha siddha ulta ulte paas kol nede door dur beech vich vichkar
    idhar udhar ethe othe yahan yaha wahan waha kahan kithe kithon jithe saamne samne naal saath bagal
    kinare taraf vall pasa paase pase kone chauk modh mor gali mohalla`,
  feelings: `khush khushi dukh dukhi udaas udas gussa krodh dar darr dariya ghabra ghabrahat pareshan preshan
    chinta fikar tension pyar piyar nafrat sharam sharm thaka thakan thakawat thak neend nind sapna yaad
    bhool himmat umeed bharosa vishwas akelapan bechaini bechain chain aaram araam sukoon maza sukh
    takleef taklif dikkat dikat mushkil musibat museebat samasya pareshani accha acha achha changa changi
    change vadiya badhiya bura buri bure maada mada maadi kharab theek thik thek sahi galat galt sach
    jhooth jhuth`,
  qualities: `bada bade badi vadda vadde vaddi chhota chota chote choti nikka nikki nikke lamba lambe lambi mota
    mote moti patla patle patli pallla naya nava navan navin purana purane purani gehra dunga chauda tang
    dheela dhilla sakht sakhat naram kadak kada karda tez tej teekhi dheere holi hauli halka halke bhari
    bhaari garm tatta tatti thanda sukha sukka geela gilla gila saaf saf ganda gandi gande safed chitta
    kala kaala kali kaali lal laal pila peela neela nila hara hari gulabi bhura rang sundar sohna sohni
    kamzor kamjor takatwar mazboot taqat taakat ameer gareeb garib bimar beemar bimaar tandrust tandurust
    sehat sehatmand anpadh akalmand chup shaant shant khula band bandh chalu poora adhoora akhri aakhri
    aakhir zaroori jaruri zaruri mumkin asaan aasan sauka aukha aukhi aam khaas`,
  small: `main mai mainu mujhe mujhko mera mere meri hum ham humein hamein hamara hamare hamari sadda sada
    saddi saanu sanu tum tu tusi tuhada tuhanu tera tere teri tumhara aap aapka aapke aapki woh wo voh
    ohna uska uske uski usko usne unka unke unki unhe unhone yeh ye iska iske iski isko isne inka inke
    inki eh ehna ehda ohda ohnu ihnu kaun kon kaunsa kaunsi kehra kehri kehre kehda kehdi kis kisko kiska
    kise kisi kidan kiven kivein kaise kaisa kaisi kyon kyun kyu kyo kyonki isliye lekin magar par phir
    fir agar je jekar warna nahin nahi nhi nai ni na haan han ha hanji ji jee aur te hor ya jaan ki ke ka
    ko da de di dian nu nun ne se ton tak tk takk mein me vich ch vicho pe utte liye layi lai vaste waste
    hai hain h hu hun hoon ho tha the thi si san hua hue hui hoya hoye hoyi hovega hoga hogi honge sakta
    sakte sakti sakda sakde sakdi chahiye chahida chahidi chahta chahti wala wale wali vala vale vali bhi
    vi hi to toh taan tan sirf keval bas bina bagair kripya please pls plz namaste namaskar sat sri akal
    dhanyavad dhanvad shukriya meherbani batao bataiye batayein dasso daso`,
  life: `janam janm maut mot zindagi jindagi jeevan umar umr naam pata address kaam kam naukri chutti chhutti
    chuti padhai kheti kisaan mazdoor majdur vyapar dukandar vyah viah shaadi shadi talaq sagai jhagda
    ladai maar kutt kut maarpeet police pulis vakil sarkar sarkari yojana card kagaz kagaj kagzat form
    parchi report photo hastakshar angutha aadhar rashan daru sharab beedi bidi cigarette sigret hukka
    gutka tambaku nasha khel kasrat kasarat sair yoga vyayam nahana nahaun ishnan saundar dawai dawa dava
    dawaiyan davai goli goliyan teeka tika sui suee patti malham kaadha jadi buti desi nuskha ilaj ilaaj
    upay upaay ilaz bimari beemari rog mareez mariz marij rogi doctor dactar daktar nurse compounder vaid
    hakim jaanch janch test aram bukhar tap taap khansi khang zukam jukam sardi chhink chheenk ulti
    ultiyan dast chakkar dard peed kabz qabz gais tezab zeher zehar zahar keeda keede kida kide machhar
    makhi chuha chuhe chooha saanp sapp bichhu kutta kutte billi gaay gaan majh bhains bakri ghoda
    kabutar chidiya murga janwar ped boota paudha patta patte phool ful mitti miti ret patthar pathar
    lakdi loha sona chandi kaanch plastic dhaga rassi kainchi chaku chhuri hathoda kulhadi datri tokka
    toka hawa hava dhoop dhup chhaon chhan dhundh baadal badal asmaan suraj chand tare aag agg dhuan dhua
    raakh koyla bhaap bhap`,
};

const hindiVerbs = `kha pee pi aa ja de le so ro dho bo kar dekh sun bol keh kah puch pooch bata samajh seekh padh likh
  chal daud bhag ruk baith uth let jaag gir pakad chhod chod rakh utha bitha khol band kaat kat tod jod
  mod khinch dabaa daba maar mar jal jala bujh bhej la mangwa mang maang kharid bech kama bana bigad
  sudhar saaf pocho nahaa naha pehan pahan utar nikal nikaal daal dal mila milaa badal ghum ghuma ghoom
  hil hila kaamp kaanp tadap chilla chila hans has muskura ghabra dar lad jhagad maan bhool yaad soch
  chah pasand lag laga phek fek pheink bhar khel naach gaa sikha padha ubal ubaal khaul paka pak bujha
  tapak beh baha bah rok atak phas fas phans sooj suj dukh chubh khujla thak thook chhink khans ugal
  nigal chaba choos sungh soongh chhu chhoo ragad sahla malish sek sik bandh lapet kholo palat mud
  chadh utaar kood kud phisal fisal ludhak takra`;
const hindiEndings = `na ne ni ta te ti a e i o kar ke iye unga ungi enge oge ogi ega egi raha rahi gaya gayi gaye diya di
  diye liya li liye`;
const punjabiVerbs = `kha pee aa ja de lai so ro dho kar vekh sun bol keh kah puchh dass samajh sikh parh likh chal chall
  daud bhajj ruk baith uth letiya jaag dig digg phad chhad chad rakh chuk khol vadh vadd tod jod mod
  khich dab maar mar sad saar bujh bhej lia mang kharid vech kama bana nikal kadh kad paa pa mil badal
  ghum hil kamb tadaf hass dar lad mann bhull soch chah lagg lag sutt sut bhar khed nach gaa ubal ubbal
  pakk vag rok atak phas sujj dukh khurak thakk thukk khang nigal choos sungh chhoh mall sek banh palat
  mud chadh chaddh uttar tapp tilak`;
const punjabiEndings = `na ne ni da de di dian ya yi ye ia e i an un o ke ega egi unga ungi ange ogi reha rahi rahe gya gayi
  gaye ditta ditti lya layi`;

const names = `sharma verma varma gupta singh kaur kumar kumari prasad yadav jain aggarwal agarwal agrawal goyal
  goel garg mittal bansal jindal singla singhal khanna kapoor kapur malhotra mehra mehta arora ahuja
  anand bhatia bedi chadha chawla chopra dhawan duggal grewal sidhu sandhu sekhon dhillon dhaliwal brar
  bajwa cheema randhawa virk sodhi sethi suri tandon talwar trehan vohra wadhwa walia narang nagpal
  nayyar sachdeva saini sahni sabharwal kalra kohli khurana kaushal kaushik joshi pandey pandit mishra
  tiwari trivedi tripathi dubey dwivedi chaturvedi shukla srivastava saxena mathur bhatnagar rastogi
  rajput rathore chauhan chouhan tomar thakur rana negi rawat bisht bhatt dutta dutt ghosh banerjee
  mukherjee chatterjee sinha jha patel shah desai modi parekh iyer iyengar nair menon pillai reddy
  naidu khan ansari qureshi syed ali ahmed hussain siddiqui malik mirza masih john thomas george joseph
  mathew francis rajesh rakesh ramesh suresh mahesh dinesh mukesh naresh umesh ganesh kamlesh rajan
  rajiv rajeev sanjay sanjeev vijay ajay vinay vinod pramod manoj arun tarun varun rohit mohit sumit
  amit ankit nitin sachin rahul vikas vikram vivek vishal gaurav saurabh sourav abhishek aditya ashok
  ashish anil sunil kapil nikhil pankaj deepak dipak sandeep pradeep kuldeep gurdeep hardeep mandeep
  amandeep navdeep jaspreet gurpreet harpreet manpreet simranjeet paramjit baljit balwinder balvinder
  sukhwinder kulwinder harvinder gurvinder jaswinder lakhwinder satnam harnam gurmeet manmeet navjot
  jatinder jitender jitendra surinder surender narinder narender mohinder rajinder rajender virender
  dharmender satish girish harish manish yogesh lokesh hitesh nilesh mohan rohan kishan krishan gopal
  govind shyam balram gita geeta sunita anita vinita kavita savita sarita lalita mamta neha nisha asha
  usha rekha meena veena seema reema poonam punam sonam pooja puja priya priyanka ritu nitu neetu rita
  sangeeta sangita reena renu meenu anju manju ranju sanju deepika monika shilpa shalini shweta sweta
  swati aarti arti preeti priti simran jasmeen jasleen harleen gurleen parminder balbir ranbir karamjit
  charanjit rupinder sukhdev baldev gurdev mahinder alok anjali tejinder daljit`;

const englishWords = `tea milk rice bread sugar salt egg fish chicken fruit juice cold boiling spilled spilt poured kitchen
  bathroom bedroom roof stairs floor wall chair table school college office market shop station temple
  village city uncle aunt cousin nephew niece grandfather grandmother grandson granddaughter neighbour
  neighbor friend boyfriend girlfriend husband wife monday tuesday wednesday thursday friday saturday
  sunday january february march april june july august september october november december yesterday
  tomorrow tonight morning evening afternoon hello thanks thank sorry urgent quickly police thief
  lawyer lunch dinner breakfast bus train taxi car bike truck scooter cycle parking lift garden phone
  mobile internet wifi television movie song game cricket football dog cat cow horse goat monkey bird
  rat insect mosquito fly garam beautiful ugly angry happy lonely scared lost found stolen broken dirty
  clean empty heavy round square yellow green purple orange wood iron`;

// Read at the first search: they would take a tenth of a start.
let everydaySounds: ReadonlySet<string> | undefined;
let nameSounds: ReadonlySet<string> | undefined;

export function isEverydayWord(word: string): boolean {
  everydaySounds ??= new Set(listForms().map(soundOf));
  return everydaySounds.has(soundOf(word));
}

export function isPersonName(word: string): boolean {
  nameSounds ??= new Set(wordsOf(names).map(soundOf));
  return nameSounds.has(soundOf(word));
}

function listForms(): string[] {
  return [
    ...[...Object.values(topics), englishWords].flatMap(wordsOf),
    ...conjugate(hindiVerbs, hindiEndings),
    ...conjugate(punjabiVerbs, punjabiEndings),
  ];
}

function conjugate(verbs: string, endings: string): string[] {
  return wordsOf(verbs).flatMap((verb) => ["", ...wordsOf(endings)].map((ending) => verb + ending));
}
