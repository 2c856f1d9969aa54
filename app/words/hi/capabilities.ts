import type { Translation } from "#app/language/messages.ts";
import type { capabilities as english } from "../en/capabilities.ts";

export const capabilities: Translation<typeof english> = {
  titles: {
    emergency: "दिन-रात इमरजेंसी",
    ct: "सी.टी. स्कैन",
    "clot-treatment": "लकवे (ब्रेन स्ट्रोक) में खून का थक्का घोलने का इलाज",
    mri: "एम.आर.आई.",
    ventilator: "वेंटिलेटर",
    dialysis: "डायलिसिस",
    "blood-bank": "ब्लड बैंक",
    antivenom: "सांप के जहर की दवा",
    "rabies-immunoglobulin": "रेबीज का सीरम (इम्यूनोग्लोबुलिन)",
    "epidural-at-night": "डिलीवरी का दर्द कम करने के लिए रात में भी कमर का इंजेक्शन (एपिड्यूरल)",
    nicu: "नए जन्मे बच्चों का आई.सी.यू.",
    icu: "आई.सी.यू.",
    chemotherapy: "कीमोथेरेपी",
    radiotherapy: "रेडिएशन (कैंसर की सिकाई)",
    endoscopy: "एंडोस्कोपी (कैमरे वाली नली से अंदर की जांच)",
    physiotherapy: "फिजियोथेरेपी",
    ambulance: "अस्पताल की अपनी एंबुलेंस",
  },
  here: "यहां है",
  arranged: "हम दूसरी जगह इंतजाम कराते हैं: {name}",
  notHere: "यहां नहीं है",
  notStated: "रिसेप्शन पर पूछें",
};
