export const insurance = {
  titleOf: "{name}: is it on our list?",
  notOnList: "Not on our list of insurers",
  choice: "Your insurer, administrator or scheme",
  choose: "Choose…",
  another: "Another one",
  check: "Check",
  noList: "Our list is not here yet. Please ask reception: {phone}",
  none: "The hospital works with no insurer, administrator or scheme: patients pay it themselves. Ask reception for an estimate in writing.",
  sample:
    "This is a sample list. Companies join and leave: please ask reception about yours before you rely on it.",
  wholeList: "The whole list",
  groups: {
    publicInsurers: "Public insurers",
    privateInsurers: "Private insurers",
    administrators: "Third-party administrators",
    schemes: "Public schemes",
  },
  cashless: "cashless",
  notCashless: "not cashless",
  answer: {
    yes: "Yes: {name} is on our list",
    no: "No: it is not on our list",
    mayChange: "Lists change. Ask reception before you decide.",
    cashless:
      "Cashless treatment is possible: the hospital sends the bill to them. Ask what they do not pay.",
    notCashless: "Not cashless: you pay the hospital, and claim the money back from them.",
    toAsk: "Ask reception whether your treatment can be cashless.",
    bring: "Bring with you",
    whomToAsk: "Whom to ask",
    reception: "Reception",
  },
} as const;
