export const fallback = {
  notYet: "यह पेज फिलहाल सिर्फ अंग्रेजी में है:",
  whenToGetHelp: "मदद कब लें",
  moreSigns: "यह पूरी लिस्ट नहीं है। पक्का पता न हो, तो {emergency} या {ambulance} पर फोन करें।",
  allSigns: "खतरे की सभी निशानियां",
  firstAid: "मदद आने तक क्या करें",
  unchecked: "यह अनुवाद है। हमारे डॉक्टरों ने इसे नहीं जांचा है।",
} as const;
