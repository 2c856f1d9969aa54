import type { Translation } from "#app/language/messages.ts";
import type { charges as english } from "../en/charges.ts";

export const charges: Translation<typeof english> = {
  from: "ये रेट {day} से लागू हैं।",
  ask: "रिसेप्शन से पूछें कि भर्ती रहने पर आपका कितना खर्च आ सकता है, और किस-किस चीज का पैसा अलग लगेगा: {phone}",
  what: "किस चीज का",
  price: "रेट",
};
