import type { Translation } from "#app/language/messages.ts";
import type { charges as english } from "../en/charges.ts";

export const charges: Translation<typeof english> = {
  from: "ये रेट {day} से लागू हैं।",
  ask: "रिसेप्शन से पूछें कि आपके भर्ती रहने पर कुल कितना खर्च आ सकता है, और इनके अलावा क्या-क्या लगेगा: {phone}",
  what: "किस चीज का",
  price: "रेट",
};
