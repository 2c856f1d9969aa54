export const terms = {
  lead: "What you can expect of this website, and what not.",
  emergency: {
    title: "In an emergency",
    text: "Do not read on: call {emergency}, or {ambulance} for an ambulance. Nobody reads messages from this website at all hours.",
  },
  health: {
    title: "Health pages",
    text: "They explain illnesses, tests and treatments in general. They know neither you nor your history, so they cannot replace a doctor who examines you. Do not begin, stop or change a treatment because of them. Each page names its sources, or says that it names none. It also says whether one of our doctors has checked it.",
  },
  doctors: {
    title: "Doctors, times and fees",
    text: "We change them as soon as we know, but clinics run late and doctors are called away. Ring {phone} before a long journey. Times shown on a profile cannot be booked here.",
  },
  pictures: {
    title: "Pictures",
    all: "Pictures of the hospital are illustrations. What you find may look different.",
    some: "Some pictures are illustrations. What you find may look different.",
  },
  jobs: {
    title: "Job applications",
    text: "Write only about yourself, and what is true. An application is no contract, and we may not be able to reply to each. {privacy} tells what becomes of it.",
  },
  links: {
    title: "Links to others",
    withInstagram:
      "Maps, Instagram and the sources of our health pages are not ours. We chose them with care, and are not responsible for what they say or do.",
    others:
      "Maps and the sources of our health pages are not ours. We chose them with care, and are not responsible for what they say or do.",
  },
  mistakes: {
    title: "Mistakes",
    text: "If something here is wrong, please tell us: {contact}. If you have found a weakness in the security of this website, {file} says where to report it.",
  },
} as const;
