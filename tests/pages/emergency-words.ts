const now =
  "(?:at once|straight ?away|right (?:away|now)|immediately|instantly|now|without (?:any )?(?:delay|waiting)|as (?:fast|soon|quickly) as (?:you can|possible))";
const always =
  "(?:at (?:any|every|all) (?:hours?|times?)|at whatever hour|at all hours|(?:by )?day (?:and|or) night|night and day|round the clock|any ?time|always|24 ?(?:x|×|/|by) ?7|24[ -]hours?|even at night|in the middle of the night)";
const person =
  "(?:we|someone|somebody|(?:our|the|a|an|one of our) (?:[\\w-]+ )?(?:desk|reception(?:ist)?|staff|team|doctors?|nurses?|surgeons?|casualty)|(?:our|the) (?:[\\w-]+ )?(?:department|hospital)|doctors|nurses|staff)";
const helps =
  "(?:(?:is|are|can|will|stands?|waits?)\\b|answers?\\b|helps?\\b|sees?\\b|treats?\\b|takes? (?:you|patients)\\b)";
const toUs =
  "(?:to us|to (?:our|the) (?:hospital|emergency|casualty|desk|gate|department)\\w*|to reception|here|in|back|over)";

const families: Record<string, RegExp> = {
  "sends people to the hospital": new RegExp(
    `\\b(?:come|return|rush|hurry|run|drive|walk|bring \\w+(?: \\w+)?)\\s+(?:(?:straight|directly|right) )?(?:${toUs} )?${now}`,
    "i",
  ),
  "sends people straight to the hospital": new RegExp(
    `\\b(?:come|return|rush|hurry|run|drive|walk|bring \\w+(?: \\w+)?|go) (?:straight|directly|right) ${toUs}\\b|\\b(?:rush|hurry|run) (?:to us|to our|here)\\b`,
    "i",
  ),
  "promises a person who helps at once": new RegExp(
    `\\b${person} (?:\\w+ )?${helps}(?: [\\w']+){0,6} (?:help|see|treat|answer|attend|look after|ready|waiting|there|here)\\b(?: [\\w']+){0,4} (?:${now}|${always})`,
    "i",
  ),
  "promises a person at any hour": new RegExp(
    `\\b${person} (?:\\w+ )?${helps}(?: [\\w']+){0,8} ${always}|${always},? (?:\\w+ )?${person} (?:\\w+ )?${helps}|\\b(?:on duty|on call|available|open|staffed|here for you|there for you)\\b(?: [\\w']+){0,3} ${always}|${always} (?:on duty|on call|available|open|here|there)\\b`,
    "i",
  ),
  "has people call or visit at any hour": new RegExp(
    `\\b(?:call|ring|phone|reach|contact|visit|come)\\b(?: (?:us|our|the|to|in|here|desk|reception|hospital|number)){0,4} ${always}`,
    "i",
  ),
};

const grave = /\b(?:emergenc(?:y|ies)|urgent(?:ly)?|life-threatening|serious danger|in danger)\b/i;
const toTheHospital =
  /\b(?:call|ring|phone|contact|visit|reach|tell|come to|speak to|ask) (?:us|our|the (?:desk|hospital|reception)|reception)\b|\bcall (?:\+91)?…|\bcome (?:in|here|to us)\b|\bour (?:desk|reception|number|doctors?|staff|team)\b/i;
const ambulance = /\b(?:112|108)\b/;
/** Not ours: helplines with hours of their own, the hospital where a birth is planned, and other senses of the words. */
const others =
  /\b(?:Tele MANAS|helpline|quitline|maternity hospital|hospital with a maternity)\b|\b(?:14416|181|1098|102)\b|emergency (?:pill|birth control|contracepti\w+)|urgent (?:need|urge)|non-urgent|called away for emergencies/i;

/** Says where a text promises that somebody is there, or sends people with an emergency to the hospital. */
export function emergencyProblems(text: string): string[] {
  return text
    .split(/(?<=[.?!;])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => !others.test(sentence))
    .flatMap((sentence) => {
      const found = Object.entries(families).filter(([, family]) => family.test(sentence));
      const astray =
        grave.test(sentence) && toTheHospital.test(sentence) && !ambulance.test(sentence);
      return [...found.map(([name]) => name), ...(astray ? ["names no 112 or 108"] : [])].map(
        (problem) => `${problem}: ${sentence}`,
      );
    });
}
