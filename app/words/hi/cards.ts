export const cards = {
  roles: {
    nonurgent: "आम सलाह:",
    urgent: "जरूरी सलाह:",
    emergency: "तुरंत करना जरूरी है:",
    warning: "सावधान:",
    notice: "सूचना:",
  },
  headings: {
    emergency: "{emergency} या {ambulance} पर फोन करें, अगर:",
    now: "अभी, दिन हो या रात, अपने डिलीवरी वाले अस्पताल जाएं, अगर:",
    sameDayVisit: "आज ही डॉक्टर को दिखाएं, अगर:",
  },
  reception: "रिसेप्शन: {phone}। कोई फोन न उठाए तो आज ही किसी भी डॉक्टर को दिखाएं।",
  table: "टेबल: {section}",
  source: "जानकारी कहां से ली गई: {number}",
  onTheWay: "गाड़ी खुद न चलाएं। अपनी दवाइयां साथ रखें।",
  elsewhere: "एंबुलेंस वाले जानते हैं कि सबसे पास के किस अस्पताल में इलाज हो सकता है।",
} as const;
