import type { Translation } from "#app/language/messages.ts";
import type { insurance as english } from "../en/insurance.ts";

export const insurance: Translation<typeof english> = {
  titleOf: "{name}: क्या हमारी लिस्ट में है?",
  notOnList: "बीमा कंपनियों की हमारी लिस्ट में नहीं है",
  choice: "आपकी बीमा कंपनी, टी.पी.ए. या सरकारी योजना",
  choose: "चुनें…",
  another: "कोई और",
  check: "देखें",
  noList: "हमारी लिस्ट अभी इस पेज पर नहीं है। रिसेप्शन से पूछें: {phone}",
  sample:
    "यह लिस्ट सिर्फ नमूना है। कंपनियां जुड़ती और हटती रहती हैं। इस लिस्ट के भरोसे आने से पहले रिसेप्शन से अपनी कंपनी के बारे में पूछ लें।",
  wholeList: "पूरी लिस्ट",
  groups: {
    publicInsurers: "सरकारी बीमा कंपनियां",
    privateInsurers: "प्राइवेट बीमा कंपनियां",
    administrators: "टी.पी.ए. (बीमा का काम देखने वाली कंपनियां)",
    schemes: "सरकारी योजनाएं",
  },
  cashless: "कैशलेस",
  notCashless: "कैशलेस नहीं",
  answer: {
    yes: "हां: {name} हमारी लिस्ट में है",
    no: "नहीं: यह हमारी लिस्ट में नहीं है",
    mayChange: "लिस्ट बदलती रहती है। कुछ तय करने से पहले रिसेप्शन से पूछें।",
    cashless: "कैशलेस इलाज हो सकता है: बिल अस्पताल उन्हें भेजता है। पूछ लें कि वे किन चीजों का पैसा नहीं देते।",
    notCashless: "कैशलेस नहीं: पैसे पहले आप अस्पताल को देते हैं, फिर उनसे वापस मांगते हैं।",
    toAsk: "क्या आपका इलाज कैशलेस हो सकता है, यह रिसेप्शन से पूछें।",
    bring: "साथ लाएं",
    whomToAsk: "किससे पूछें",
    reception: "रिसेप्शन",
  },
};
