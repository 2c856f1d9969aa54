const always = "दिन-रात";

export const helplines = {
  emergency: { name: "इमरजेंसी", hours: always },
  ambulance: { name: "एंबुलेंस", hours: always },
  mothers: { name: "माताओं और छोटे बच्चों की एंबुलेंस", hours: always },
  highway: { name: "नेशनल हाईवे पर मदद", hours: always },
  mind: { name: "टेली मानस", hours: always },
  mindTollFree: { name: "टेली मानस", hours: always },
  tobacco: {
    name: "तंबाकू छोड़ने की राष्ट्रीय हेल्पलाइन",
    hours: "सुबह 8 से रात 8 बजे तक, सोमवार को नहीं",
  },
  women: { name: "महिला हेल्पलाइन", hours: always },
  womenPolice: { name: "पुलिस की महिला हेल्पलाइन", hours: always },
  children: { name: "बच्चों की हेल्पलाइन", hours: always },
  hiv: { name: "राष्ट्रीय एड्स हेल्पलाइन", hours: always },
} as const;
