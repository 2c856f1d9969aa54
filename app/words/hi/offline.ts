import type { Translation } from "#app/language/messages.ts";
import type { offline as english } from "../en/offline.ts";

export const offline: Translation<typeof english> = {
  title: "इंटरनेट नहीं है",
  description: "इंटरनेट न होने पर {name} से कैसे बात करें।",
  heading: "आपके फोन का इंटरनेट बंद है",
  lead: "इस पेज के लिए इंटरनेट चाहिए, और आपके फोन में अभी इंटरनेट नहीं है। फोन कॉल शायद फिर भी हो सके।",
  kept: "इस फोन में ये पेज रखे हैं: {firstAid}, {home} और {doctors}। आपने जो पेज हाल ही में पढ़े, वे भी हैं, जैसे वे पिछली बार इंटरनेट चलते समय थे।",
  firstAid: "इमरजेंसी में क्या करें",
  home: "मुख्य पेज",
  doctors: "डॉक्टरों के पेज",
};
