import type { Translation } from "#app/language/messages.ts";
import type { contact as english } from "../en/contact.ts";

export const contact: Translation<typeof english> = {
  callOrWrite: "फोन करें या लिखें",
  email: "ईमेल",
  hours: "समय",
  reception: "रिसेप्शन",
  visiting: "मरीज से मिलने का समय",
  emergency: "इमरजेंसी",
  whereWeAre: "अस्पताल कहां है",
  byBus: "बस से",
  byCar: "कार से",
  landmark: "पास की मशहूर जगह",
  parking: "पार्किंग",
  map: "नक्शा",
  before: "आने से पहले",
  insurance: "{insurance}: क्या आपकी कंपनी या योजना हमारी लिस्ट में है?",
  uses: {
    reception: "रिसेप्शन",
    emergency: "इमरजेंसी",
    whatsapp: "व्हाट्सऐप",
    other: "बाकी कामों के लिए",
  },
};
