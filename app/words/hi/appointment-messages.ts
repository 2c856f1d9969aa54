export const appointmentMessages = {
  token: "{hospital}: {place} – आपका टोकन नंबर {token} है।",
  come: "कृपया {about} तक आ जाएं।",
  follow: "अभी कौन सा टोकन चल रहा है: {link}",
  change: "बदलने के लिए {phone} पर फोन करें।",
  moved:
    "{hospital}: {old} को {doctor} छुट्टी पर हैं। आपका नया टोकन {place} के लिए {token} है। अगर यह ठीक न हो, तो {phone} पर फोन करें।",
  movedAlone:
    "{hospital}: {doctor} के साथ {old} का आपका अपॉइंटमेंट बदल गया है। आपका नया टोकन {place} के लिए {token} है। अगर यह ठीक न हो, तो {phone} पर फोन करें।",
  hours:
    "{hospital}: {day} को {doctor} की ओ.पी.डी. का समय बदल गया है: {range}। आपका टोकन नंबर {token} वही रहेगा। अगर यह ठीक न हो, तो {phone} पर फोन करें।",
  cancelled:
    "{hospital}: {day} को {doctor} की ओ.पी.डी. नहीं है, इसलिए आपका अपॉइंटमेंट रद्द हो गया है। किसी और दिन के लिए {phone} पर फोन करें।",
  video:
    "{hospital}: {day} को {time} {doctor} (रजिस्ट्रेशन {registration}) के साथ वीडियो कॉल है। डॉक्टर इसी नंबर पर कॉल करेंगे। इमरजेंसी में 112 पर फोन करें, इंतजार न करें। बदलने के लिए {phone} पर फोन करें।",
} as const;
