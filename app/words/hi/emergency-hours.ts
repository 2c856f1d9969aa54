export const emergencyHours = {
  always: "अस्पताल की इमरजेंसी दिन-रात खुली रहती है।",
  between:
    "अस्पताल की इमरजेंसी का समय: {hours}। बाकी समय {emergency} पर, या एंबुलेंस के लिए {ambulance} पर फोन करें।",
  notAlways:
    "अस्पताल की इमरजेंसी हर समय खुली नहीं रहती। आने से पहले {emergency} पर, या एंबुलेंस के लिए {ambulance} पर फोन करें।",
  none: "इस अस्पताल में इमरजेंसी विभाग नहीं है। पहले {emergency} पर, या एंबुलेंस के लिए {ambulance} पर फोन करें।",
  short: {
    none: "इमरजेंसी विभाग नहीं है। पहले {emergency} पर, या एंबुलेंस के लिए {ambulance} पर फोन करें।",
    always: "हर रोज दिन-रात खुली",
    between: "{hours}। बाकी समय {emergency} पर, या एंबुलेंस के लिए {ambulance} पर फोन करें।",
    notAlways: "हर समय खुली नहीं रहती। आने से पहले {emergency} पर, या एंबुलेंस के लिए {ambulance} पर फोन करें।",
  },
} as const;
