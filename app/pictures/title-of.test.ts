import { expect, test } from "vitest";
import { titleOf } from "./title-of.ts";

test.each([
  ["front_gate.jpg", "Front gate"],
  ["children's ward.jpg", "Children's ward"],
  ["Patients’_room.JPG", "Patients’ room"],
  ["Réception.jpg", "Réception"],
  ["re\u0301ception-2.jpg", "Réception 2"],
  ["père_et_fils.jpg", "Père et fils"],
  ["मुख्य_द्वार.jpg", "मुख्य द्वार"],
  ["रजिस्ट्रेशन_डेस्\u200dक.jpg", "रजिस्ट्रेशन डेस्\u200dक"],
  ["ਵਾਰਡ-2.png", "ਵਾਰਡ 2"],
  ["X-ray (new).jpg", "X ray new"],
  ["IMG_2041.jpg", "Photo of the hospital"],
  ["WhatsApp Image 2026-01-02 at 10.11.12.jpeg", "Photo of the hospital"],
])("a photo from the file %s has the title %s", (file, title) => {
  expect(titleOf(file)).toBe(title);
});
