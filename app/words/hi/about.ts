import type { Translation } from "#app/language/messages.ts";
import type { about as english } from "../en/about.ts";

export const about: Translation<typeof english> = {
  of: "{name} के बारे में",
  show: {
    label: "अस्पताल की तस्वीरें",
    pause: "रोकें",
    picture: "तस्वीर {number}, कुल {count}",
  },
  pictures: {
    entrance: "अस्पताल का दरवाजा (बनाया हुआ चित्र)",
    reception: "रिसेप्शन (बनाया हुआ चित्र)",
    room: "प्राइवेट कमरा (बनाया हुआ चित्र)",
    corridor: "गलियारा (बनाया हुआ चित्र)",
    superDeluxe: "सुपर डीलक्स कमरा (बनाया हुआ चित्र)",
    illustration: "बनाया हुआ चित्र",
  },
  more: "अस्पताल के बारे में और पढ़ें, अंग्रेजी में",
  paying: "इलाज के पैसे",
  insurance: "बीमा और कैशलेस इलाज",
  bring: "साथ क्या लाएं:",
  bringMore: "और क्या साथ लाएं:",
  whomToAsk: "किससे पूछें:",
  sample: "यह लिस्ट सिर्फ नमूना है।",
  mayChange: "कंपनियां जुड़ती और हटती रहती हैं। लिस्ट के भरोसे आने से पहले रिसेप्शन से पूछ लें: फोन {phone}।",
  noList: "आने से पहले रिसेप्शन से अपनी बीमा कंपनी या योजना के बारे में पूछ लें: फोन {phone}।",
  isYours: "क्या आपकी बीमा कंपनी या योजना हमारी लिस्ट में है?",
  departments: "किन बीमारियों का इलाज होता है",
  come: "अस्पताल आएं",
  reception: "रिसेप्शन:",
  visiting: "मरीज से मिलने का समय:",
  registrations: "रजिस्ट्रेशन: {numbers}",
  management: "मैनेजमेंट",
  allDoctors: "सभी डॉक्टर देखें",
};
