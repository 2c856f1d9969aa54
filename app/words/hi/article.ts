import type { Translation } from "#app/language/messages.ts";
import type { article as english } from "../en/article.ts";

export const article: Translation<typeof english> = {
  helpNow: "तुरंत मदद कब लें",
  emergencyCall: "इमरजेंसी में {emergency} पर, या एंबुलेंस के लिए {ambulance} पर फोन करें।",
  contents: "इस पेज पर",
  atAGlance: "एक नजर में",
  glance: {
    length: "कितना समय लगता है",
    anaesthetic: "सुन्न या बेहोश करने की दवा",
    stay: "अस्पताल में कितने दिन",
    work: "काम से छुट्टी",
    lifting: "वजन उठाना",
    driving: "गाड़ी या स्कूटर चलाना",
    food: "पहले खाना-पीना",
    medicines: "पहले की दवाइयां",
    bring: "क्या साथ लाएं",
  },
  doneHere: "क्या यहां होता है?",
  askReception: "रिसेप्शन पर पूछें",
  usual:
    "ये आम तौर पर लगने वाले समय हैं; आपका समय अलग हो सकता है। खर्च के लिए रिसेप्शन से लिखा हुआ अंदाजा मांगें, और देखें: {insurance}।",
  usualUninsured:
    "ये आम तौर पर लगने वाले समय हैं; आपका समय अलग हो सकता है। खर्च के लिए रिसेप्शन से लिखा हुआ अंदाजा मांगें।",
  insurance: "बीमा के बारे में",
  notHere: "यहां नहीं होता",
  atOurHospital: "हमारे अस्पताल में",
  unstated: "पहले से तय करके आना हो, तो रिसेप्शन पर पूछें कि ये हमारे यहां हैं या नहीं: {list}।",
  talk: "हमसे बात करें",
  talkText: "आने का समय तय करने के लिए रिसेप्शन को फोन करें, या देखें कि डॉक्टर मरीजों को कब देखते हैं।",
  availability: "ओ.पी.डी. का समय",
  doctors: "किन डॉक्टरों को दिखा सकते हैं",
  team: "हमारे डॉक्टर",
  allDoctors: "सभी डॉक्टर: {speciality}",
  related: "इससे जुड़े पेज",
  neighbours: "पिछला और अगला पेज",
  previous: "पीछे",
  next: "आगे",
  sources: "जानकारी कहां से ली गई",
  noSources: "अस्पताल ने नहीं बताया है कि इस पेज की जानकारी कहां से ली गई।",
  general:
    "इस पेज पर आम जानकारी है। इससे बीमारी का पता नहीं चलता, और यह डॉक्टर से बात करने की जगह नहीं ले सकता।",
  breadcrumb: "आप यहां हैं",
  treatments: "इलाज",
  pagesAbout: "{title} के पेज",
  groups: {
    speciality: "विभाग",
    "health-topics": "सेहत के पेज",
    patients: "मरीजों के लिए",
  },
};
