export const accessibility = {
  lead: "Everybody should be able to use this website: with a keyboard, a screen reader, large text, an old phone or a slow connection.",
  tested: {
    title: "What is tested",
    intro: "These tests belong to the website, and run when it is changed:",
    list: {
      axe: "Pages and forms are checked at the width of a phone and of a desk with axe, a program that finds many barriers, though not all.",
      keyboard: "Forms, menus and pictures are used with the keyboard alone.",
      text: "Pages are shown with text of up to twice its usual size, and nothing may be cut off.",
      script: "Every page and form works without script, in Chrome and in Firefox.",
      motion: "Motion stops for those whose device asks for less of it.",
    },
  },
  missing: {
    title: "What is missing",
    list: {
      examined:
        "No independent person has examined the website, and we do not claim to meet a standard.",
      english:
        "Some pages are there only in English, and links say so. Of a health page whose advice the hospital has changed in English, only the danger signs may be there in Hindi and Punjabi, and the page says so. The search understands words of all three languages.",
      films: "Films on Instagram may be without captions.",
    },
  },
  stopped: {
    title: "If something stops you",
    text: "Please tell us what you wanted to do, and on which page: {contact}. We give you what you need in another way, and mend the page. In an emergency call {emergency}.",
  },
} as const;
