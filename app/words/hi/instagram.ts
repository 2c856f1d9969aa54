import type { Translation } from "#app/language/messages.ts";
import type { instagram as english } from "../en/instagram.ts";

export const instagram: Translation<typeof english> = {
  about: "हमारे अस्पताल के छोटे वीडियो। जब तक आप नहीं चलाते, इंस्टाग्राम से कुछ नहीं आता।",
  empty: "अभी यहां कुछ नहीं है।",
  newest: "हमारे सबसे नए वीडियो इंस्टाग्राम पर हैं।",
  ours: "इंस्टाग्राम पर {name}",
  loadFailure: "वीडियो की लिस्ट लाने में गड़बड़ी",
  play: "वीडियो {number} यहीं चलाएं",
  loaded: "वीडियो इंस्टाग्राम से आएगा",
  frame: "इंस्टाग्राम का वीडियो {number}",
  open: "इंस्टाग्राम पर खोलें",
  inNewTab: ", वीडियो {number}, नए टैब में",
  poster: "वीडियो",
  posterPlay: "यह वीडियो यहीं चलाएं",
  posterLoaded: "यह इंस्टाग्राम से आएगा।",
};
