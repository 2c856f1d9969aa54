export const privacy = {
  lead: "You can read every page here without telling us who you are. We store what you write when you apply for a job, and nothing else about visitors.",
  leadWithoutJobs:
    "You can read every page here without telling us who you are. We store nothing about visitors.",
  scope:
    "This page is about the website of {name}. What the hospital keeps about its patients is not on this website; ask at reception about that.",
  jobs: {
    title: "If you apply for a job",
    stored: {
      title: "What we store",
      text: "The name, position, email address, phone number and link to a resume that you write in the form on our {careers}, when you sent it, and what our staff note about it.",
    },
    careers: "careers page",
    purpose: {
      title: "What for",
      text: "To fill posts at {name}, and for nothing else. You agree by sending it.",
    },
    readers: {
      title: "Who sees it",
      text: "Staff of the hospital who have signed in. Each time it is listed, opened or downloaded, we record who did so. Our staff may get an email that somebody has applied, and for which post; it does not say who. We give it to nobody else.",
    },
    until: {
      title: "Until when",
      text: "{months} months, then it is deleted by itself. What staff delete before, they can bring back for {days} days. Backups and copies that we make against loss may contain it for some time longer.",
    },
    withdrawn: {
      title: "If you change your mind",
      text: "You can take back your consent at any time, and we erase what you sent at once: {contact}. It is as simple as applying was, and costs nothing. Then we cannot consider you for a post.",
    },
  },
  reading: {
    title: "If you only read",
    log: "The server writes down which page was asked for and when, without your network address and without what you searched for.",
    address:
      "Your network address is in its memory for at most a day, so that one sender cannot keep all others out.",
    counted:
      "There is no advertising, and nothing follows visitors. We count how often each page is read in a day, and searches that find nothing, without anything of who reads. The sums stay for {months} months. No search that is long, or has an @ or five digits, is kept.",
    uncounted: "There is no advertising, and nothing counts or follows visitors.",
    instagram:
      "Films from Instagram are loaded when you press play. Then Instagram learns your network address and may set cookies of its own.",
    reviews:
      "Reviews on the home page come from another service, which learns your network address. The data-saver version, at the end of each page, is without them.",
    offline:
      "Your browser may keep a few pages, so that you can read them without a connection. They never leave your device.",
  },
  cookies: {
    title: "Cookies",
    intro: "Visitors get none, but for the first of these, if they ask for it.",
    lite: "Remembers for a year that you chose the data-saver version.",
    staff:
      "For staff alone: that somebody is signed in (at most 30 days), that the browser is known ({days} days), and what was just done (one minute). Over {https} the first two are called {session} and {device}.",
  },
  desk: {
    title: "At the front desk",
    appointments:
      "For an appointment we write down your name, your phone number and, if you like, your age, sex and place: nothing about your illness. The front desk alone reads it; this website shows numbers without names. It is deleted after {months} months.",
    receipts:
      "A receipt has your name, what was paid and how. Income-tax and company law require its copy: it stays for {years} full financial years, also where the rest was erased, and only who keeps the cash reads it.",
  },
  staff: {
    title: "Doctors and staff",
    text: "Pages show what patients need to choose a doctor; the phone numbers and email addresses of doctors are for staff alone. A doctor who is deleted disappears at once from all pages, and after {trashDays} days from the database. We record for {months} months who changed what, and who signed in, from which network address. Copies of the data from before an upgrade or a restore end after {copyDays} days.",
  },
  rights: {
    title: "Your rights",
    intro:
      "The Digital Personal Data Protection Act, 2023, gives you these rights. Most of its rules come into force in May 2027. You can use these rights here today.",
    list: {
      told: "To be told which of your data we use, how, and to whom we gave it (section 11).",
      corrected: "To have it corrected, completed, updated or erased (section 12).",
      withdrawn: "To take back your consent, as easily as you gave it (section 6).",
      answered: "To complain to us, and to have a reply (section 13).",
      nominee:
        "To name somebody who uses these rights for you after your death, or when you no longer can (section 14).",
    },
    how: "To use one of them, {contact}. Tell us the email address or phone number that you gave us, so that we find your data and nobody else gets it.",
  },
  complaints: {
    title: "Complaints",
    officer: "Complaints about personal data go to {officer}: {contact}. {afterwards}",
    anybody: "If you are not content with how we treat your data: {contact}. {afterwards}",
    afterwards:
      "If our reply does not help, you can complain to the Data Protection Board of India. The law asks you to come to us first.",
  },
} as const;
