import type { Translation } from "#app/language/messages.ts";
import type { contact as english } from "../en/contact.ts";

export const contact: Translation<typeof english> = {
  callOrWrite: "ਫ਼ੋਨ ਕਰੋ ਜਾਂ ਲਿਖੋ",
  email: "ਈਮੇਲ",
  hours: "ਸਮਾਂ",
  reception: "ਰਿਸੈਪਸ਼ਨ",
  visiting: "ਮਰੀਜ਼ ਨੂੰ ਮਿਲਣ ਦਾ ਸਮਾਂ",
  emergency: "ਐਮਰਜੈਂਸੀ",
  whereWeAre: "ਹਸਪਤਾਲ ਕਿੱਥੇ ਹੈ",
  byBus: "ਬੱਸ ਰਾਹੀਂ",
  byCar: "ਕਾਰ ਰਾਹੀਂ",
  landmark: "ਨੇੜੇ ਦੀ ਮਸ਼ਹੂਰ ਥਾਂ",
  parking: "ਪਾਰਕਿੰਗ",
  map: "ਨਕਸ਼ਾ",
  before: "ਆਉਣ ਤੋਂ ਪਹਿਲਾਂ",
  insurance: "{insurance}: ਕੀ ਤੁਹਾਡੀ ਕੰਪਨੀ ਜਾਂ ਸਕੀਮ ਸਾਡੀ ਲਿਸਟ ਵਿੱਚ ਹੈ?",
  uses: {
    reception: "ਰਿਸੈਪਸ਼ਨ",
    emergency: "ਐਮਰਜੈਂਸੀ",
    whatsapp: "ਵਟਸਐਪ",
    other: "ਬਾਕੀ ਕੰਮਾਂ ਲਈ",
  },
};
