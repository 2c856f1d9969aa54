/** By the heading of the English card. */
export const cardHeadings = {
  "Call 112 or 108 if:": "{emergency} या {ambulance} पर फोन करें, अगर:",
  "Call 112 or 108 now if:": "अभी {emergency} या {ambulance} पर फोन करें, अगर:",
  "In the weeks after birth, call 112 or 108 if:":
    "डिलीवरी के बाद के हफ्तों में {emergency} या {ambulance} पर फोन करें, अगर:",
  "Call 112 or 108 for your baby if:":
    "अपने छोटे बच्चे के लिए {emergency} या {ambulance} पर फोन करें, अगर:",
  "While you take an antibiotic, call 112 or 108 if:":
    "एंटीबायोटिक चल रही हो, तो {emergency} या {ambulance} पर फोन करें, अगर:",
  "After your appendix operation, call 112 or 108 if:":
    "अपेंडिक्स के ऑपरेशन के बाद {emergency} या {ambulance} पर फोन करें, अगर:",
  "Do not wait: call 112 or 108 if:": "इंतजार न करें: {emergency} या {ambulance} पर फोन करें, अगर:",
  "After a transfusion, call 112 or 108 if:":
    "खून चढ़ने के बाद {emergency} या {ambulance} पर फोन करें, अगर:",
  "Call 112 or 108, and say that you had a transplant, if:":
    "{emergency} या {ambulance} पर फोन करें, और बताएं कि आपका ट्रांसप्लांट हुआ है, अगर:",
  "Call 112 or 108 if in the days or weeks after:":
    "इलाज के बाद के दिनों या हफ्तों में {emergency} या {ambulance} पर फोन करें, अगर:",
  "After breast surgery, call 112 or 108 if:":
    "स्तन (ब्रेस्ट) के ऑपरेशन के बाद {emergency} या {ambulance} पर फोन करें, अगर:",
  "On chemotherapy, by day or night, call 112 or 108 if:":
    "कीमोथेरेपी चल रही हो, तो दिन हो या रात, {emergency} या {ambulance} पर फोन करें, अगर:",
  "Call 112 or 108, and act now, if:":
    "{emergency} या {ambulance} पर फोन करें, और अभी मदद शुरू करें, अगर:",
  "After the test, call 112 or 108 if:": "जांच के बाद {emergency} या {ambulance} पर फोन करें, अगर:",
  "Take no more of the medicine, and call 112 or 108, if:":
    "वह दवा आगे बिल्कुल न लें, और {emergency} या {ambulance} पर फोन करें, अगर:",
  "After an operation, call 112 or 108 if:":
    "ऑपरेशन के बाद {emergency} या {ambulance} पर फोन करें, अगर:",
  "Stop the hormone, and call 112 or 108, if:":
    "हार्मोन की दवा बंद करें, और {emergency} या {ambulance} पर फोन करें, अगर:",
  "Call 112 or 108 at once if:": "तुरंत {emergency} या {ambulance} पर फोन करें, अगर:",
  "Call 112 or 108 straight away if:": "तुरंत {emergency} या {ambulance} पर फोन करें, अगर:",
  'Call 112 or 108, and say "immunotherapy", if:':
    "{emergency} या {ambulance} पर फोन करें, और “इम्यूनोथेरेपी” कहें, अगर:",
  "With stone-like pain, call 112 or 108 if:":
    "पथरी के दर्द जैसा दर्द हो, तो {emergency} या {ambulance} पर फोन करें, अगर:",
  "During exercise, stop and call 112 or 108 if:":
    "कसरत के दौरान रुक जाएं और {emergency} या {ambulance} पर फोन करें, अगर:",
  "Call 112 or 108, as hours count, if:":
    "{emergency} या {ambulance} पर फोन करें, क्योंकि एक-एक घंटा कीमती है, अगर:",
  "With any fever, call 112 or 108 if:":
    "कैसा भी बुखार हो, {emergency} या {ambulance} पर फोन करें, अगर:",
  "Press the alarm, or call 112 or 108 after leaving, if:":
    "जांच के दौरान बुलाने वाला बटन दबाएं, या अस्पताल से जाने के बाद {emergency} या {ambulance} पर फोन करें, अगर:",
  "Do not wait for an appointment. Call 112 or 108 if:":
    "अपॉइंटमेंट का इंतजार न करें। {emergency} या {ambulance} पर फोन करें, अगर:",
  "Pregnant, or just gave birth? Call 112 or 108 if:":
    "गर्भवती हैं, या हाल ही में डिलीवरी हुई है? {emergency} या {ambulance} पर फोन करें, अगर:",
  "On cancer treatment? Call 112 or 108 if:":
    "कैंसर का इलाज चल रहा है? {emergency} या {ambulance} पर फोन करें, अगर:",
  "Already have cancer? Call 112 or 108 if:":
    "पहले से कैंसर है? {emergency} या {ambulance} पर फोन करें, अगर:",
  "Call 112 or 108 at once if you see any one of these, even if it fades:":
    "तुरंत {emergency} या {ambulance} पर फोन करें, अगर इनमें से कोई एक निशानी भी दिखे, चाहे वह ठीक हो जाए:",
  "After a stroke, call 112 or 108 again if:":
    "लकवे (ब्रेन स्ट्रोक) के बाद फिर से {emergency} या {ambulance} पर फोन करें, अगर:",
  "While on a targeted medicine, call 112 or 108 if:":
    "कैंसर की टारगेटेड दवा चल रही हो, तो {emergency} या {ambulance} पर फोन करें, अगर:",
  "Call 112 or 108 first, then:": "पहले {emergency} या {ambulance} पर फोन करें, फिर:",
  "With a head injury, call 112 or 108 if:":
    "सिर में चोट लगी हो, तो {emergency} या {ambulance} पर फोन करें, अगर:",
  "Act now, and call 112 or 108, if:":
    "अभी मदद शुरू करें, और {emergency} या {ambulance} पर फोन करें, अगर:",
  "Go to your maternity hospital now, by day or night, if:":
    "अभी, दिन हो या रात, अपने डिलीवरी वाले अस्पताल जाएं, अगर:",
  "Call us the same day if:": "आज ही हमें फोन करें, अगर:",
  "Ring us the same day if:": "आज ही हमें फोन करें, अगर:",
  "Ring us today if:": "आज ही हमें फोन करें, अगर:",
  "Call us the same day to arrange a check if:": "जांच का समय लेने के लिए आज ही हमें फोन करें, अगर:",
  "Call us on the day it starts if:": "शुरू होने वाले दिन ही हमें फोन करें, अगर:",
  "See us the same day if:": "आज ही हमें दिखाएं, अगर:",
  "See a doctor the same day if:": "आज ही डॉक्टर को दिखाएं, अगर:",
  "Call a doctor the same day if:": "आज ही डॉक्टर को फोन करें, अगर:",
  "See a doctor today, as hours count, if:": "आज ही डॉक्टर को दिखाएं, क्योंकि एक-एक घंटा कीमती है, अगर:",
  "With burning urine, see a doctor the same day if:": "पेशाब की जलन में आज ही डॉक्टर को दिखाएं, अगर:",
  "In the weeks after birth, call us the same day if:":
    "डिलीवरी के बाद के हफ्तों में आज ही हमें फोन करें, अगर:",
  "With a stoma or a fresh scar, ring us today if:":
    "स्टोमा (पेट पर टट्टी का रास्ता) हो, या ऑपरेशन का जख्म ताजा हो, तो आज ही हमें फोन करें, अगर:",
  "Call us the same day, before your next dose, if:":
    "दवा की अगली खुराक लेने से पहले, आज ही हमें फोन करें, अगर:",
  "Call us the same day, before the next dose, if:":
    "दवा की अगली खुराक लेने से पहले, आज ही हमें फोन करें, अगर:",
  "Call us the same day, before or after the operation, if:":
    "ऑपरेशन से पहले हो या बाद में, आज ही हमें फोन करें, अगर:",
  "Call us the same day if, during treatment:": "इलाज के दौरान आज ही हमें फोन करें, अगर:",
  "Call us the same day if within 2 weeks:": "खून चढ़ने के बाद 2 हफ्ते के अंदर ऐसा हो, तो आज ही हमें फोन करें:",
  "Call us the same day if in the days after an epidural:":
    "एपिड्यूरल (दर्द कम करने वाले इंजेक्शन) के बाद के दिनों में आज ही हमें फोन करें, अगर:",
  "Call us or your radiotherapy centre the same day if:":
    "आज ही हमें या अपने रेडियोथेरेपी सेंटर को फोन करें, अगर:",
  "Call us or the transplant centre the same day if:": "आज ही हमें या ट्रांसप्लांट सेंटर को फोन करें, अगर:",
  "After your appendix operation, call us the same day if:":
    "अपेंडिक्स के ऑपरेशन के बाद आज ही हमें फोन करें, अगर:",
  "After going home, call us the same day if:": "घर जाने के बाद आज ही हमें फोन करें, अगर:",
  "After a stroke, call us the same day if:": "लकवे (ब्रेन स्ट्रोक) के बाद आज ही हमें फोन करें, अगर:",
  "After a repair, ring us the same day if:": "हर्निया के ऑपरेशन के बाद आज ही हमें फोन करें, अगर:",
  "After a blow to the head, go to a hospital straight away if the person:":
    "सिर में चोट लगने के बाद तुरंत अस्पताल जाएं, अगर:",
} as const;
