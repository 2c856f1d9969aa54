import type { Translation } from "#app/language/messages.ts";
import type { capabilities as english } from "../en/capabilities.ts";

export const capabilities: Translation<typeof english> = {
  titles: {
    emergency: "ਦਿਨ-ਰਾਤ ਐਮਰਜੈਂਸੀ",
    ct: "ਸੀ.ਟੀ. ਸਕੈਨ",
    "clot-treatment": "ਅਧਰੰਗ ਵਿੱਚ ਗਤਲਾ ਘੋਲਣ ਦਾ ਇਲਾਜ",
    mri: "ਐਮ.ਆਰ.ਆਈ.",
    ventilator: "ਵੈਂਟੀਲੇਟਰ",
    dialysis: "ਡਾਇਲਸਿਸ",
    "blood-bank": "ਬਲੱਡ ਬੈਂਕ",
    antivenom: "ਸੱਪ ਦੇ ਜ਼ਹਿਰ ਦੀ ਦਵਾਈ",
    "rabies-immunoglobulin": "ਰੇਬੀਜ਼ ਦਾ ਸੀਰਮ (ਇਮਿਊਨੋਗਲੋਬੂਲਿਨ)",
    "epidural-at-night": "ਰਾਤ ਨੂੰ ਵੀ ਲੱਕ ਦਾ ਇੰਜੈਕਸ਼ਨ (ਐਪੀਡਿਊਰਲ)",
    nicu: "ਨਵਜੰਮੇ ਬੱਚਿਆਂ ਦਾ ਆਈ.ਸੀ.ਯੂ.",
    icu: "ਆਈ.ਸੀ.ਯੂ.",
    chemotherapy: "ਕੀਮੋਥੈਰੇਪੀ",
    radiotherapy: "ਰੇਡੀਏਸ਼ਨ (ਕੈਂਸਰ ਦੀ ਸਿਕਾਈ)",
    endoscopy: "ਐਂਡੋਸਕੋਪੀ",
    physiotherapy: "ਫ਼ਿਜ਼ੀਓਥੈਰੇਪੀ",
    ambulance: "ਹਸਪਤਾਲ ਦੀ ਆਪਣੀ ਐਂਬੂਲੈਂਸ",
  },
  here: "ਇੱਥੇ ਹੈ",
  arranged: "ਅਸੀਂ ਹੋਰ ਥਾਂ ਪ੍ਰਬੰਧ ਕਰਾਉਂਦੇ ਹਾਂ: {name}",
  notHere: "ਇੱਥੇ ਨਹੀਂ ਹੈ",
  notStated: "ਰਿਸੈਪਸ਼ਨ ਉੱਤੇ ਪੁੱਛੋ",
};
