export const gallery = {
  media: "मीडिया",
  walk: "आइए, अस्पताल देखें",
  fromTheEntrance: "आइए, अस्पताल देखें: दरवाजे से कमरों तक।",
  one: "अस्पताल की एक तस्वीर",
  two: "अस्पताल की दो तस्वीरें",
  many: "अस्पताल की {count} तस्वीरें",
  stop: "।",
  empty: "अभी कोई तस्वीर नहीं है।",
  label: "तस्वीरें",
  title: "{title}, तस्वीर {number}, कुल {count}",
  description: "{shown}। {name} की तस्वीर {number}, कुल {count}।",
} as const;
