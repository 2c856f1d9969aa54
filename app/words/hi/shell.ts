import type { Translation } from "#app/language/messages.ts";
import type { shell as english } from "../en/shell.ts";

export const shell: Translation<typeof english> = {
  notice: "सूचना",
  readMore: "और पढ़ें",
  beingSetUp: "यह वेबसाइट अभी तैयार हो रही है।",
  inEmergency: "इमरजेंसी में 112 पर फोन करें।",
  quickHelp: "तुरंत मदद",
  call: "फोन करें",
  emergency: "इमरजेंसी",
  directions: "रास्ता",
};
