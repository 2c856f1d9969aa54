import type { Translation } from "#app/language/messages.ts";
import type { alphabet as english } from "../en/alphabet.ts";

export const alphabet: Translation<typeof english> = {
  about: "बीमारियां, जांच और इलाज: डॉक्टरी नाम से, और घर में बोले जाने वाले शब्दों से भी।",
  soFar: "इनमें से कुछ पेज पूरे हिंदी में हैं। बाकी पेजों की सिर्फ खतरे की निशानियां हिंदी में हैं: पूरा पेज अंग्रेजी में है।",
  doctors: "डॉक्टर कब मिलेंगे: {opd}।",
  letters: "अक्षर",
  see: "{words}: देखें",
};
