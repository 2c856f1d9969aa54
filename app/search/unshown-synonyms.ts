import type { ArticlePath } from "#app/library/groups.ts";

/** Not in the list from A to Z: spellings, sentences, products, and what a page may not promise, such as a birth without pain. */
export const unshownSynonyms: Partial<Record<ArticlePath, readonly string[]>> = {
  "/Immunotherapy": listOf(`ਇਮਿਊਨੋਥੈਰੇਪੀ; ਇਮੂਨੋ ਥੈਰੇਪੀ; इम्यूनोथेरेपी; इम्यूनो थेरेपी`),
  "/AntenatalAndPostnatal":
    listOf(`pregnancy diet; pregnancy me kya khaye; garbhavastha me kya khana chahiye; ਗਰਭ ਵਿੱਚ ਕੀ ਖਾਣਾ ਚਾਹੀਦਾ; delivery ke baad kya khaye;
    डिलीवरी के बाद क्या खाएं; delivery ton baad khurak; doodh nahi utar raha; doodh nahi aa raha maa ko; mother milk; morning sickness; ulti pregnancy; pregnancy test; प्रेगनेंसी टेस्ट;
    first pregnancy checkup; anc checkup; folic acid; iron tablet pregnancy; jachgi; jachche ki dekhbhal; pregnancy me safar; baby kick; दूध पिलाने वाली मां को क्या खाना चाहिए; doodh pilane wali maa khurak; ਦੁੱਧ ਪਿਲਾਉਣ ਵਾਲੀ ਮਾਂ; breastfeeding diet; pregnancy tests by month; kis mahine kaunsa test; ਕਿਹੜੇ ਮਹੀਨੇ ਟੈਸਟ; ਪੇਟ ਨਾਲ; pet naal; pet se hai; baby movement kab; baby movement kab mehsoos hota hai; pregnancy me pair me sujan; pregnancy me sujan`),
  "/AntiEpilepticDrugs": listOf(
    `mirgi ki dawa; mirgi ki goli; mirgi di dawai; mirgi ka doctor; मिर्गी की दवा; ਮਿਰਗੀ ਦੀ ਦਵਾਈ; dauro ki dawa; daure; epilepsy tablets; epilepsy driving; jhatke; झटके; ਝਟਕੇ`,
  ),
  "/AntibioticTherapy": listOf(
    `azithro; azithromycin; cefixime; augmentin; gale me kharash; gala dukhna; sore throat; tonsil; गले में खराश; ਗਲਾ ਦੁਖਣਾ; khansi zukam; sardi jukam; cold and cough; nazla; ਜ਼ੁਕਾਮ; जुकाम`,
  ),
  "/Appendectomy": listOf(
    `appendix ka operation; appendix da apreshan; appendicks; apendis; अपेंडिक्स का ऑपरेशन; ਅਪੈਂਡਿਕਸ ਦਾ ਅਪਰੇਸ਼ਨ; daayi taraf pet dard`,
  ),
  "/BladderCancer": listOf(
    `urine me blood; peshab ke saath khoon; lal peshab; red urine; pishab vich khoon; masane ka cancer`,
  ),
  "/BloodTransfusion":
    listOf(`khoon badhane; khoon badhane ke liye kya khaye; hb kaise badhaye; lahu vadhaun; lahu chadhauna; khoon ghat; lahu di kami; ਲਹੂ ਦੀ ਕਮੀ; anemia; animia; एनीमिया; hemoglobin badhana;
    blood donate; khoon dena; रक्त दान; khoon dan; khoon ki janch; blood bank; hemoglobin kam`),
  "/BotoxTherapy": listOf(`wrinkles; jhurriyan; झुर्रियां; aankh fadakna; ptosis`),
  "/BreastSurgery": listOf(
    `औरत की छाती में गांठ; ਔਰਤ ਦੀ ਛਾਤੀ ਵਿੱਚ ਗੰਢ; aurat ki chhati me gaanth; breast pain; stan me dard; nipple discharge; chhati vich gilti; stan gilti; doodh ki gaanth; mastitis; breast infection`,
  ),
  "/CaesareanSection": listOf(
    `sizerian; seejerian; cesarian; cesarean; sijerian ke tanke; operation wali delivery; ਸੀਜ਼ੇਰੀਅਨ; सीजेरियन; c section ke tanke kab theek; scar of c section`,
  ),
  "/Chemotherapy": listOf(
    `chimo; keemo therapy; kimo; hair fall after chemo; baal jhadna; bal girna; बाल गिरना; ਕੀਮੋ ਥੈਰੇਪੀ; chemo port`,
  ),
  "/ChestPain":
    listOf(`heart doctor; heart specialist; cardiologist; heart ka doctor; dil ka doctor; dil ke doctor; dil da doctor; dil di bimari; हार्ट के डॉक्टर; दिल का डॉक्टर; ਦਿਲ ਦੇ ਡਾਕਟਰ; ਦਿਲ ਦੀ ਬਿਮਾਰੀ;
    heart blockage; bypass; baipas; stent in heart; angiography; angioplasty cost; seene me bhari pan; chhati me bhaari; chest me bhari pan; left arm pain; ulte haath me dard; dil ghabrana; ghabrahat pasina;
    घबराहट पसीना; ਦਿਲ ਘਬਰਾਉਣਾ ਪਸੀਨਾ; dil ki dhadkan; palpitation; dhadkan tez; heart checkup`),
  "/ChokingAndCPR": listOf(
    `gale me sikka; saans nahi aa rahi; ਸਾਹ ਨਹੀਂ ਆ ਰਿਹਾ; सांस नहीं आ रही; saah nahi aunda; ਗਲ ਵਿੱਚ ਫਸ ਗਿਆ; gal ch phas gaya; doob gaya; pani me doobna; डूब गया; ਡੁੱਬ ਗਿਆ; unconscious; ਬੇਹੋਸ਼`,
  ),
  "/ColonAndRectalSurgery": listOf(
    `constipation operation; bada aant ka cancer; fistula ka operation; bhagander; anal fistula; colonoscopy; kolonoscopy`,
  ),
  "/Contraception":
    listOf(`bachcha nahi chahiye; bacha nahi chahiye; bacha ni chahida; baby nahi chahiye; abhi bachcha nahi chahiye; बच्चा नहीं चाहिए; ਬੱਚਾ ਨਹੀਂ ਚਾਹੀਦਾ; do not want baby; not want pregnancy; avoid pregnancy;
    pregnancy rokne ki goli; pregnancy se bachne; garbh rokna; bache band karan da apreshan; bache band karna; i-pill; unwanted 72; copper ti; coperty; loop; multiload; sterilisation of women; mahila nasbandi; tubal ligation;
    गर्भ निरोधक गोली; गर्भ निरोधक; ਗਰਭ ਨਿਰੋਧਕ ਗੋਲੀ; kandom; birth control pills`),
  "/Cystoscopy": listOf(`peshab ki nali me camera; dj stent removal; stent nikalwana; ਸਟੈਂਟ ਕਢਵਾਉਣਾ`),
  "/Dengue": listOf(
    `dengue me kya khaye; dengue ch ki khaiye; ਡੇਂਗੂ ਵਿੱਚ ਕੀ ਖਾਈਏ; dengue platelets; machhar katne se bukhar; machhar wala bukhar; chikungunya; चिकनगुनिया`,
  ),
  "/Diabetes":
    listOf(`sugar diet chart; sugar wale kya khaye; sugar wale ki khaan; sugar badh gayi; sugar wadh gayi; sugar vadh gayi; शुगर का डाइट चार्ट; ਸ਼ੂਗਰ ਵਿੱਚ ਕੀ ਖਾਈਏ; ਸ਼ੂਗਰ ਵੱਧ; shugar ki bimari; daibitij;
    diabetes doctor; sugar ka doctor; ketoacidosis; sugar test; sugar fasting; gestational sugar; शुगर बढ़ गई; sugar control nahi ho rahi`),
  "/DilationAndCurettage": listOf(
    `unwanted pregnancy; bachcha girana; bacha girauna; MTP; abortion kaise; pregnancy girana; गर्भ गिराना; ਗਰਭ ਗਿਰਾਉਣਾ; mahwari bahut din; ਮਾਹਵਾਰੀ ਬਹੁਤ ਦਿਨ ਰਹਿੰਦੀ ਹੈ`,
  ),
  "/EpiduralAnaesthesia": listOf(
    `painless delivery; painless normal delivery; bina dard ke delivery; behoshi ka injection; बेहोशी का इंजेक्शन; ਬੇਹੋਸ਼ੀ ਦਾ ਟੀਕਾ; anaesthesia safe; anesthesia; sunn karne wala teeka; delivery without pain; bina peed bacha; ਪੀੜਾਂ ਤੋਂ ਬਿਨਾਂ; peedan ton bina; lakk ch teeka; kamar me injection delivery; ਲੱਕ ਵਿੱਚ ਟੀਕਾ; रीढ़ में इंजेक्शन; epidural`,
  ),
  "/ErectileDysfunction": listOf(
    `viagra; ling khada nahi hota; sex power kam; sex weakness; tanav nahi aata; ling dhila; shighrapatan; premature ejaculation; शीघ्रपतन; जल्दी झड़ना; ਮਰਦਾਨਾ ਤਾਕਤ; mardana taqat; dhaat girna`,
  ),
  "/FeverInChildren": listOf(
    `bacche ko bukhar 2 din se; bache nu bukhar 2 din ton; bache nu taap; bachche ko khansi; bacche ko khansi hai; bukhar me bachche ko jhatke; बुखार में बच्चे को झटके; ਬੁਖਾਰ ਵਿੱਚ ਝਟਕੇ; child temperature; baby hot body`,
  ),
  "/GallbladderSurgery": listOf(
    `pitte di pathri da apreshan; pitta ki thaili; pittashay; pit ki pathri; gallbladder removal; live without gallbladder; pitte ka operation; ਪਿੱਤੇ ਦੀ ਪੱਥਰੀ ਦਾ ਅਪਰੇਸ਼ਨ`,
  ),
  "/GeneralMedicine":
    listOf(`weakness all the time; hamesha thakan; thakawat; kamjori ka ilaj; pet dard; pet gas; gas acidity; acidity; tezabiyat; gas ki dawa; गैस; एसिडिटी; ਪੇਟ ਗੈਸ; ਗੈਸ ਦਾ ਇਲਾਜ; peliya; jaundice; piliya; पीलिया; ਪੀਲੀਆ;
    neend nahi aati; नींद नहीं आती; ਨੀਂਦ ਨਹੀਂ ਆਉਂਦੀ; insomnia; bhukh nahi lagti; भूख नहीं लगती; ਭੁੱਖ ਨਹੀਂ ਲੱਗਦੀ; saans ki bimari; saans ka doctor; ਸਾਹ ਦਾ ਡਾਕਟਰ; dama; asthma; दमा; ਦਮਾ; cough; khansi; खांसी; ਖੰਘ; allergy; skin allergy; khujli; allergy test; snoring; snore; kharate; kharrate; खर्राटे; ਘਰਾੜੇ; pet kharab; pet kharab hai; पेट खराब; ਪੇਟ ਖ਼ਰਾਬ; pet phoolna; pet phoola rehta hai; पेट फूलना; bloating; bloating after food; tabiyat theek nahi; tabiyat kharab; तबीयत ठीक नहीं`),
  "/Gynaecology":
    listOf(`महीना ज्यादा आता है; ਮਹੀਨਾ ਜ਼ਿਆਦਾ ਆਉਂਦਾ ਹੈ; mahina zyada aata hai; mahwari bahut din; mahwari band nahi hoti; period bahut zyada; period nahi aa rahe; periods nahi aa rahe; mahwari nahi aayi; mahwari nahi aundi; माहवारी नहीं आई; ਮਾਹਵਾਰੀ ਨਹੀਂ ਆਈ; ਮਾਹਵਾਰੀ ਬਹੁਤ ਦਿਨ ਰਹਿੰਦੀ ਹੈ;
    period me dard; mahwari me dard; पीरियड में दर्द; period pain; leucorrhoea; likoria; safed pani aana; bachedani me rasoli; bachedani ch rasoli; fibroid; ovary me ganth; andedani me ganth; अंडेदानी; vaginal itching; neeche khujli; monthly; monthly coming; monthly two times; mc do bar; period twice in a month; mahine me do bar period; mahwari do vari`),
  "/Haemorrhoidectomy":
    listOf(`pils; pile; pilse; bavaseer; bavasir; babasir; bawaseer; babaseer; massa; pils operation; piles operation recovery; constipation; kabz; kabj; qabz; kabaj; कब्ज; कब्ज़; ਕਬਜ਼; pet saaf nahi hota; pet saf nahi hota; pet saaf nahi hunda;
    पेट साफ नहीं होता; ਪੇਟ ਸਾਫ਼ ਨਹੀਂ ਹੁੰਦਾ; ਢਿੱਡ ਸਾਫ਼ ਨਹੀਂ; tatti nahi aati; latrine nahi aati; latrine khoon; latrine me dard; tatti me khoon; टट्टी में खून; ਟੱਟੀ ਵਿੱਚ ਖੂਨ; fissure; fishar; फिशर; gudda me dard; guda; potty me khoon`),
  "/HerniaRepair": listOf(
    `harniya; herniya; hernia utarna; hernia utreya; ਹਰਨੀਆ ਉਤਰਨਾ; aant utri; naabhi phool; dhunni bahar; jaangh me sujan; groin lump`,
  ),
  "/HighBloodPressure": listOf(
    `bp high rehta hai; bp badha rehta; bp kam kaise kare; bi pi; beepi; BP ki dawai subah ya raat; बीपी बढ़ा; ਬੀਪੀ ਵੱਧ; ਬਲੱਡ ਪ੍ਰੈਸ਼ਰ ਵੱਧ ਰਹਿੰਦਾ; bp wadh; low bp; bp low; bp kam; normal bp`,
  ),
  "/HormonalTherapy": listOf(
    `mahwari band hone ki umar; menopaus; hormone imbalance; hormones; हार्मोन; ਹਾਰਮੋਨ; period delay; period aage badhana`,
  ),
  "/Hysterectomy": listOf(
    `bachedani nikalwani; bachedani kadhwauni; bachedani ka apreshan; bacchedani; utrus; utras; uterus operation; bachchedani khisakna; bachedani me rasoli; bachedani ch rasoli; ਬੱਚੇਦਾਨੀ ਵਿੱਚ ਰਸੌਲੀ; बच्चेदानी में रसौली; prolapse`,
  ),
  "/IVfluids": listOf(
    `loose motions; dast band nahi ho rahe; ulti dast; dast ki dawai; julab; ਟੱਟੀਆਂ ਲੱਗੀਆਂ; tattiyan; ulti nahi ruk rahi; ors; jeevan rakshak ghol; glucose lagwana; glucose chadwana; दस्त; food poisoning; khana kharab kha liya`,
  ),
  "/InfertilityTreatment":
    listOf(`bachcha nahi thehrta; bacha nahi thehar raha; bacha nahi rukta; bachcha nahi ruk raha; bachcha nahi ho raha; bacha nahi ho raha; baccha nahi ban raha; bacha nahi hunda; bache nahi ho rahe; bache nahi hunde; shadi ke baad bachcha nahi;
    बच्चा नहीं हो रहा; बच्चा नहीं ठहरता; गर्भ नहीं ठहरता; ਬੱਚਾ ਨਹੀਂ ਠਹਿਰਦਾ; ਬੱਚਾ ਨਹੀਂ ਹੁੰਦਾ; ਗਰਭ ਨਹੀਂ ਠਹਿਰਦਾ; ovulation; ovulation injection; ovulesan; ovuletion; ओवुलेशन; ਓਵੂਲੇਸ਼ਨ; egg; eggs; egg banana; anda banna; ande nahi ban rahe; अंडा नहीं बनता; ਅੰਡਾ ਨਹੀਂ ਬਣਦਾ; follicle; follicular study; injection for pregnancy; cannot get pregnant; aulad nahi; औलाद; ਔਲਾਦ`),
  "/KidneyStoneTreatment": listOf(
    `gurde di pathri da ilaj; pathri nikalna; kidni pathri; kidney me pathri; pathri di dawai; kidney pain; gurde me dard; ਗੁਰਦੇ ਵਿੱਚ ਪੀੜ; stone operation; laser pathri`,
  ),
  "/KneeReplacement": listOf(
    `goda badlan; goda badlan da kharcha; ghutne badalne; घुटने बदलने; ਗੋਡੇ ਬਦਲਣ; ghutne me gap; ghutne ghis gaye; gode dukhde; goda dukhda; ਗੋਡੇ ਦੁਖਦੇ; seedhi chadhne me dard; ghutne me sujan; knee gap`,
  ),
  "/LaparoscopyAndHysteroscopy": listOf(
    `durbin wala operation; durbeen; tube band hona; tube check; endometriosis; chocolate cyst; ovary cyst operation`,
  ),
  "/LifestyleCounselling":
    listOf(`pet kam kaise kare; patla kaise; vajan badhana; diet chart; dietitian; dietician; nutritionist; tension; depression; dipreshan; udasi; उदासी; ਉਦਾਸੀ; अवसाद; chinta; anxiety; ghabrahat ka ilaj; counselling; counsellor; psychologist; psychiatrist;
    mann udaas; man udas rehta hai; mansik; मानसिक; ਮਾਨਸਿਕ; nasha; nasha mukti; deaddiction; chitta chhadna; nasha chhudauna; ਨਸ਼ਾ ਛੁਡਾਉਣਾ; tambaku; तंबाकू; bidi; beedi chhodna; smoking; yoga; exercise for weight; belly fat; suicide; akelapan; snoring; kharate; खर्राटे; daru chhadni; daru chhudana; sharab chhodna; शराब छोड़ना; शराब कैसे छोड़ें; ਦਾਰੂ ਛੱਡਣੀ; ਸ਼ਰਾਬ ਛੱਡਣੀ; alcohol quit; de addiction; burn fat; burn calories; fat burning; charbi kam karna; calories`),
  "/LumbarPuncture": listOf(
    `kamar se pani; kamar ka pani; lp test; dimagi bukhar; दिमागी बुखार; ਦਿਮਾਗੀ ਬੁਖਾਰ; meningitis; reed ka pani`,
  ),
  "/MaleInfertility": listOf(
    `sperm kam; sperm count badhana; veerya; virya; dhatu; sukranu; ਸ਼ੁਕਰਾਣੂ ਘੱਟ; nil shukranu; baap nahi ban; mard me kami; varicocel`,
  ),
  "/ManagementHighRiskPregnancy": listOf(
    `pregnancy me bp; pregnancy ch bp; garbh me bp; pregnancy me sujan; bacha girta; bar bar garbhpat; baar baar bachcha girna; pregnancy thyroid; old age pregnancy; judwa; jode bache; ਜੌੜੇ`,
  ),
  "/ManagementInfections":
    listOf(`khansi; khaansi; khasi; khang; khangh; cough; cough two weeks; do hafte se khansi; khansi me khoon; khansi khoon; खांसी; खांसी में खून; दो हफ्ते से खांसी; ਖੰਘ; ਖੰਘ ਵਿੱਚ ਖੂਨ; ਖੰਘ ਦੋ ਹਫ਼ਤੇ; balgam; बलगम; ਬਲਗਮ; tuberculosis; tubercolosis; टीबी की जांच; ਟੀਬੀ;
    tibi; kshay rog; taifaid; maleria; chest infection; pneumonia; nimoniya; निमोनिया; ਨਮੂਨੀਆ; sepsis; covid; korona; influenza; swine flu; hepatitis; kala piliya; ਕਾਲਾ ਪੀਲੀਆ; chicken pox; chechak; मियादी बुखार; bukhar di dawai; bukhar utar nahi raha`),
  "/MedicationForChronic": listOf(
    `bp ki dawai; bp di dawai; bp ki dawai kab khaye; bp ki dawai subah khaye ya raat ko; बीपी की दवा कब; ਬੀਪੀ ਦੀ ਦਵਾਈ ਕਦੋਂ ਲੈਣੀ; thyroid; thyroid badha; थायराइड; ਥਾਇਰਾਇਡ; thairaid; thyroid control; dama ki dawai; asthma pump; pump lena; missed tablet; dawai bhool gaye`,
  ),
  "/MigraineChronicHeadache": listOf(
    `sir peed rehndi; sir ch peed; sar me dard; sardard; sir dard roz; adha sir; सर दर्द; ਸਿਰ ਪੀੜ; ਸਿਰ ਦਰਦ ਦੀ ਗੋਲੀ; sir dard ki goli; sir bhari; sir ghumna; headache tablet; one side headache; throbbing headache; headache light; headache with light; half head pain; आधा सिर दर्द; ਅੱਧਾ ਸਿਰ; adhe sir ka dard`,
  ),
  "/Neuroimaging": listOf(
    `mri price; mri kitne ki; head scan; sir ka mri; dimag di mri; ct scan; sitiscan; seeti skain; ਸੀਟੀ ਸਕੈਨ; MRI near; m r i; एम आर आई; ਐਮ ਆਰ ਆਈ; सी टी स्कैन; ਸੀ ਟੀ ਸਕੈਨ; सिर की एमआरआई; ਸਿਰ ਦੀ ਐਮਆਰਆਈ`,
  ),
  "/NeurologyT": listOf(
    `memory loss; bhoolne ki bimari; yaddasht; याददाश्त; ਯਾਦਦਾਸ਼ਤ; vertigo; chakkar aana; ਚੱਕਰ ਆਉਣਾ; dimag ki nas; nas dabna; नस दबना; mirgi da doctor; mirgi ka doctor; neuro doctor`,
  ),
  "/NeuropathyAndMyopathy": listOf(
    `pair jalna; pairan ch jalan; pairon me sunnapan; पैरों में सुन्नपन; ਪੈਰ ਸੁੰਨ; burning feet at night; talwe jalna; hath pair me jhunjhuni; haath so jana; sunnpan; sugar se pair sunn; foot numb; cheentiyan chalna; chintiyan; chinti si chalna; ungliyon me chintiya; उंगलियों में चींटियां; ਕੀੜੀਆਂ ਤੁਰਨੀਆਂ; pins and needles; tingling fingers; numb fingers; jhanjhanahat; झनझनाहट; झुनझुनी; ਝੁਣਝੁਣੀ`,
  ),
  "/NonInvasiveDiagnostic": listOf(
    `chest x ray; chhati ka xray; chhati da xray; chhati di jaanch; ਛਾਤੀ ਦਾ ਐਕਸਰੇ; छाती का एक्सरे; eksre; ecg kitne; ईको; heart checkup; dil di jaanch; full body checkup; body check up; saans ki jaanch; saans ki janch kahan; सांस की जांच; ਸਾਹ ਦੀ ਜਾਂਚ; PFT; spirometry; blood test; khoon ki janch; खून की जांच; ब्लड टेस्ट; ਖੂਨ ਟੈਸਟ; ਖੂਨ ਦੀ ਜਾਂਚ; lab test; test khali pet; stool test; stool routine; kidney function test; kidney test; kft; sickle cell test`,
  ),
  "/NormalVaginalDelivery": listOf(
    `normal delivery kaise ho; ਨਾਰਮਲ ਡਿਲੀਵਰੀ ਕਿਵੇਂ ਹੋਵੇ; delivery date nikal gayi; delivery kitne din; delivery ke lakshan; pani chhutna; pani ki thaili fatna; ਪਾਣੀ ਦੀ ਥੈਲੀ; dilivery; delivery da dard; jachgi da dard; बच्चा होने का दर्द`,
  ),
  "/ObstetricGynaecology": listOf(
    `gynae; gaini; gayni; janana doctor; aurton ki doctor; auratan di doctor; ਔਰਤਾਂ ਵਾਲੀ ਡਾਕਟਰ; lady dr; ladies doctor; delivery doctor; महिला रोग विशेषज्ञ`,
  ),
  "/Oncology": listOf(
    `cancer ki janch kahan; cancer symptoms; cancer de lakshan; cancer da doctor; kainsar; kensar; ट्यूमर; ਰਸੌਲੀ; blood cancer; lung cancer; stomach cancer; muh me chhale nahi bhar rahe`,
  ),
  "/Orthopaedic":
    listOf(`haddi wala doctor; haddi wale; haddi da doctor; haddiyan da doctor; ਹੱਡੀਆਂ ਦਾ ਡਾਕਟਰ; jodo ka dard; jodan da dard; ਜੋੜਾਂ ਦਾ ਦਰਦ; kamar me dard; lakk dard; lak dukhda; peeth dard; gardan dard; neck pain; kandhe me dard; kandha jam; frozen shoulder; haath upar nahi uthta;
    edi me dard; heel pain; pair me moch; moch; ਮੋਚ; मोच; sprain; sciatica; nas chadhna; uric acid; fracture; फ्रैक्चर; ਫਰੈਕਚਰ; plaster; plastar; पलस्तर; प्लास्टर; ਪਲਸਤਰ; haddi tut gayi; nose bone; physiotherapy; फिजियोथेरेपी; ਫਿਜ਼ੀਓਥੈਰੇਪੀ; delivery ke baad kamar dard; spine surgeon; spine doctor; spine specialist; thigh pain; jangh me dard; hip doctor`),
  "/PalliativeCare": listOf(
    `cancer pain; cancer ka dard; cancer di peed; कैंसर का दर्द; ਕੈਂਸਰ ਦੀ ਪੀੜ; cancer last stage; aakhri stage`,
  ),
  "/PatientGuide":
    listOf(`visiting time; milan da time; milan da sama; milne da samay; patient se kab mil sakte; attendant; attendant pass; mareez ke saath; mareez naal wale; mareez de naal; ਮਰੀਜ਼ ਨਾਲ; मरीज के साथ; khana milta hai; roti milugi; roti milegi; canteen; canteen kahan; kantin; कैंटीन; ਕੰਟੀਨ; food for attendant; patient food;
    pharmacy; medical store; medicine shop; chemist; dawai ki dukan; dawa ki dukan; dawaiyan di dukan; dawakhana; दवाई की दुकान; दवा की दुकान; मेडिकल स्टोर; ਦਵਾਈਆਂ ਦੀ ਦੁਕਾਨ; ਮੈਡੀਕਲ ਸਟੋਰ; report; reports; lab report; report kab milegi; report kado milu; test report; blood report; khoon test di report; रिपोर्ट; रिपोर्ट कब मिलेगी; ਰਿਪੋਰਟ; ਰਿਪੋਰਟ ਕਦੋਂ ਮਿਲੇਗੀ; report online;
    feedback; suggestion; complain; complaint; complaint officer; grievance; shikayat karni hai; shikayat kahan kare; शिकायत कहां करें; ਸ਼ਿਕਾਇਤ ਕਿੱਥੇ; lost and found; saman kho gaya; documents for admission; bharti ke kagaz; bharti hone ke liye kya kagaz chahiye; dakhla; ਦਾਖ਼ਲ; discharge summary; chhutti kab milegi; chutti; ਛੁੱਟੀ; छुट्टी; bill payment; bill kaise; second opinion; certificate; medical certificate; fitness certificate; fit to fly certificate; birth certificate; death certificate; janam certificate; जन्म प्रमाण पत्र; मृत्यु प्रमाण पत्र; ਜਨਮ ਸਰਟੀਫਿਕੇਟ; consent; wheelchair; wheel chair; stretcher; wifi; blood donor; advance payment; admit paisa; paisa jama; advance jama; deposit; bharti hone par kitna paisa; भर्ती पैसा जमा; admission deposit; bill payment; bill kaise bharein; ਬਿੱਲ`),
  "/Pediatrics": listOf(
    `bache ka doctor; bacche ka doctor number; bacchon ke doctor; bachon da doctor; baby doctor; बच्चों के डॉक्टर; baby weight; baccha doodh nahi peeta; bacha khana nahi khata; बच्चा खाना नहीं खाता; ਬੱਚਾ ਰੋਟੀ ਨਹੀਂ ਖਾਂਦਾ; bacche ke dant; dant nikalna; baby massage; malish; बच्चे की मालिश; baby bath; navjat piliya; ਨਵਜੰਮਿਆ; bachche ka vajan; बच्चे का वजन; nicu; premature baby; kamzor bachcha; bache nu khang; ਬੱਚੇ ਨੂੰ ਖੰਘ; baby food; ਬੱਚੇ ਲਈ ਦੁੱਧ; bed wetting; bistar geela; bistar gila; बिस्तर गीला; ਮੰਜਾ ਗਿੱਲਾ; raat ko peshab bacha; bacha bistar me peshab; bacche ka wajan; late bolna; bacha bolta nahi; potty training; baby potty; green potty; bache ki potty; bache ki potty hari; बच्चे की पॉटी; toddler not walking; baby not walking; baby not standing; late walking; bacha chalta nahi; बच्चा चल नहीं रहा`,
  ),
  "/PoisoningAndDrug": listOf(
    `suicide; khudkushi; atmahatya; आत्महत्या; ਖ਼ੁਦਕੁਸ਼ੀ; celphos; harpic; mitti ka tel; kerosene; मिट्टी का तेल; ਮਿੱਟੀ ਦਾ ਤੇਲ; spray pee; ਸਪਰੇਅ; battery; button cell; overdose; bichhu; bichoo; scorpion; बिच्छू; ਬਿੱਛੂ; neend ki goli; sleeping tablets; tezab; तेजाब; ਤੇਜ਼ਾਬ; goliyan kha li; gas geyser; food poisoning`,
  ),
  "/ProstateSurgery": listOf(
    `peshab ruk ruk; peshab ruk ruk ke; peshab ruk ruk ke aunda; peshab nahi aa raha; peshab nahi utarta; पेशाब नहीं आ रहा; पेशाब रुक रुक कर; ਪਿਸ਼ਾਬ ਰੁਕ ਰੁਕ ਕੇ; ਪਿਸ਼ਾਬ ਨਹੀਂ ਆਉਂਦਾ; gadud; gadood; baar baar peshab raat; bar bar peshab; बार बार पेशाब; ਵਾਰ ਵਾਰ ਪਿਸ਼ਾਬ; prostet; protest gland`,
  ),
  "/RadiationTherapy": listOf(
    `ਕੈਂਸਰ ਦੇ ਸੇਕੇ; ਸੇਕੇ; कैंसर की सिकाई; cancer de seke; radiation ki sikai; kainsar ki sikai; कैंसर की सिकाई; bijli wali sikai; ਕੈਂਸਰ ਦੀ ਸਿਕਾਈ; redio therapy; cobalt`,
  ),
  "/ReconstructiveUrological": listOf(
    `peshab ki nali; urine leak; peshab tapakna; peshab leak; pesab nali band; incontinence; khansne par peshab; urine control nahi; peshab nahi rukta; ਪਿਸ਼ਾਬ ਨਹੀਂ ਰੁਕਦਾ`,
  ),
  "/StrokeManagement": listOf(
    `cannot speak; cant speak; cant speak properly; bol nahi pa raha; bol nahi raha; zubaan ladkhada; बोल नहीं पा रहा; ਬੋਲ ਨਹੀਂ ਸਕਦਾ; ਬੋਲਿਆ ਨਹੀਂ ਜਾਂਦਾ; muh tedha; ਮੂੰਹ ਵਿੰਗਾ; muh vinga; ik pasa nahi chalda; ek taraf sunn; face drooping; stroke physiotherapy; stroke rehab; physiotherapy after stroke; lakwe ki malish; लकवे के मरीज; brain clot; dimag me clot; dimag ki nas phatna`,
  ),
  "/ThyroidSurgery": listOf(
    `thyroid badha hua; thyroid operation scar; gale ki sujan; gale me sujan; gala phoolna; ਗਲੇ ਦੀ ਗੰਢ ਥਾਇਰਾਇਡ; gilhad; gilad; neck lump; गले में सूजन; गले के आगे सूजन; ਗਲੇ ਦੀ ਸੋਜ; goitre; gale me ganth; neck swelling front`,
  ),
  "/TraumaSurgery": listOf(
    `chhat se gir gaya; sir phat gaya; haddi bahar; chot lagi; satt; ਡਿੱਗ ਪਿਆ; gir gaya; girna; fall; accident case; mlc; buzurg girna; girne se bachne`,
  ),
  "/TreatmentForSTI": listOf(
    `safed pani aana; safed pani; discharge smell; private part me khujli; gupt ang; guptang; ling par dane; penis itching; hiv; aids; एड्स; ਏਡਜ਼; sujaak; sifilis; unsafe sex; condom fat gaya; sexual infection`,
  ),
  "/Ultrasound": listOf(
    `ladka ya ladki; boy or girl; gender test; लड़का या लड़की; ਮੁੰਡਾ ਜਾਂ ਕੁੜੀ; altrasound; alatrasaund; ultrasonography; pet ka ultrasound; usg charges; sonografi; whole abdomen`,
  ),
  "/UrinaryTractInfection": listOf(
    `burning in urin; urine me jalan; peshab me dard; peshab ch jalan; ਪਿਸ਼ਾਬ ਵਿੱਚ ਸਾੜ; susu me jalan; urine smell; peshab me badbu; peshab me pas; urine culture; pishab; peshab ka test; पेशाब की जांच; ਪਿਸ਼ਾਬ ਦਾ ਟੈਸਟ`,
  ),
  "/Urology": listOf(
    `testicle; testicles; testis; scrotum; testicular pain; swollen testicle; andkosh; andakosh; andkosh me dard; andkosh me sujan; goli me sujan; tatte; अंडकोष; अंडकोष में दर्द; अंडकोष में सूजन; ਪਤਾਲੂ; ਅੰਡਕੋਸ਼; pataloo; patalu; ਪਤਾਲੂ ਵਿੱਚ ਦਰਦ; pani bhar jana andkosh; hydrosil; khatna; sunnat; ling ki chamdi; kidney specialist; kidney doctor; gurde ka doctor; kidney fail; dialysis; dialysis; dialisis; डायलिसिस; ਡਾਇਲਸਿਸ; khoon saaf karne ki machine; creatinine; kriyatinin; foreskin infection; foreskin cream; catheter change; catheter kab badalna hai`,
  ),
  "/UrologyT": listOf(
    "testicle; testicular torsion; andkosh; अंडकोष; ਪਤਾਲੂ; varicocele; kidney failure; urine ka ilaj",
  ),
  "/Vaccinations": listOf(
    `bache nu teeka; bache nu teeka kado lagda; teeka kado lagda; ਬੱਚੇ ਦਾ ਟੀਕਾ; ਬੱਚਿਆਂ ਦੇ ਟੀਕੇ; baby vaccine; vaccine chart; polio; pentavalent; mmr; khasra; चेचक; kutta kat gaya; kutte de vaddhan; ਕੁੱਤੇ ਦੇ ਵੱਢਣ; dog bite vaccine; dog vaccination; rabies vaccine; billi ne kata; bandar ne kata; flu vaccine; pregnancy vaccine; typhoid vaccine; tetnus; titnes`,
  ),
  "/Vasectomy": listOf(
    `mard ki nasbandi; nasbandi mard; aadmi di nasbandi; aadmi ka operation bachche band; purush ka operation; bache band karan da opreshan aadmi da; vasectomy reversal; ਮਰਦਾਂ ਦੀ ਨਸਬੰਦੀ; no scalpel`,
  ),
  "/WoundCareDrainage": listOf(
    `scald; scalds; hot water burn; hot tea; garam chai gir gayi; garam chai; garam pani gir gaya; garam pani; garam tel; garam doodh; khaulta pani; ubalta pani; bhaap se jalna; bhaap; गरम चाय; गर्म पानी गिर गया; खौलता पानी; भाप से जलना; ਗਰਮ ਚਾਹ; ਤੱਤਾ ਪਾਣੀ; ਉਬਲਦਾ ਪਾਣੀ; ਭਾਫ਼; tatta pani; tatti cha; jalne ka nishan; jalne ke nishan; जलने के निशान; ਸੜਨ ਦੇ ਨਿਸ਼ਾਨ; burn scar; burn scar removal; burnt skin; chhale; blister; sad gaya; silver cream; pas pad gaya; pus; ghav me pas; zakhm bhar nahi raha; jakham; patti karwana; dressing; taanke; stitches; naakhun; zakham`,
  ),
};

export function listOf(text: string): string[] {
  return text.split(";").map((name) => name.trim().replace(/\s+/g, " "));
}
