import type { Translation } from "#app/language/messages.ts";
import type { appointmentMessages as english } from "../en/appointment-messages.ts";

export const appointmentMessages: Translation<typeof english> = {
  token: "{hospital}: {place} – आपका टोकन नंबर {token} है।",
  come: "कृपया {about} तक आ जाएँ।",
  follow: "अभी कौन सा टोकन चल रहा है: {link}",
  change: "बदलने के लिए {phone} पर फ़ोन करें।",
  moved:
    "{hospital}: {old} को {doctor} उपलब्ध नहीं हैं। आपका नया टोकन {place} के लिए {token} है। यदि यह ठीक न हो तो {phone} पर फ़ोन करें।",
  cancelled:
    "{hospital}: {day} को {doctor} उपलब्ध नहीं हैं, इसलिए आपका अपॉइंटमेंट रद्द हो गया है। किसी और दिन के लिए {phone} पर फ़ोन करें।",
  video:
    "{hospital}: {day} को {time} {doctor} (पंजीकरण {registration}) के साथ वीडियो कॉल है। डॉक्टर इसी नंबर पर कॉल करेंगे। इमरजेंसी में 112 पर फ़ोन करें, इंतज़ार न करें। बदलने के लिए {phone} पर फ़ोन करें।",
};
