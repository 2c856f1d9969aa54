/** By the heading of the English card. */
export const cardHeadings = {
  "Call 112 or 108 if:": "{emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Call 112 or 108 now if:": "ਹੁਣੇ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "In the weeks after birth, call 112 or 108 if:":
    "ਜਣੇਪੇ ਤੋਂ ਬਾਅਦ ਦੇ ਹਫ਼ਤਿਆਂ ਵਿੱਚ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Call 112 or 108 for your baby if:": "ਆਪਣੇ ਛੋਟੇ ਬੱਚੇ ਲਈ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "While you take an antibiotic, call 112 or 108 if:":
    "ਐਂਟੀਬਾਇਓਟਿਕ ਚੱਲਦੀ ਹੋਵੇ, ਤਾਂ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "After your appendix operation, call 112 or 108 if:":
    "ਅਪੈਂਡਿਕਸ ਦੇ ਅਪਰੇਸ਼ਨ ਤੋਂ ਬਾਅਦ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Do not wait: call 112 or 108 if:": "ਉਡੀਕ ਨਾ ਕਰੋ: {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "After a transfusion, call 112 or 108 if:":
    "ਖੂਨ ਚੜ੍ਹਨ ਤੋਂ ਬਾਅਦ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Call 112 or 108, and say that you had a transplant, if:":
    "{emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਅਤੇ ਦੱਸੋ ਕਿ ਤੁਹਾਡਾ ਟ੍ਰਾਂਸਪਲਾਂਟ ਹੋਇਆ ਹੈ, ਜੇ:",
  "Call 112 or 108 if in the days or weeks after:":
    "ਇਲਾਜ ਤੋਂ ਬਾਅਦ ਦੇ ਦਿਨਾਂ ਜਾਂ ਹਫ਼ਤਿਆਂ ਵਿੱਚ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "After breast surgery, call 112 or 108 if:":
    "ਛਾਤੀ (ਬ੍ਰੈਸਟ) ਦੇ ਅਪਰੇਸ਼ਨ ਤੋਂ ਬਾਅਦ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "On chemotherapy, by day or night, call 112 or 108 if:":
    "ਕੀਮੋਥੈਰੇਪੀ ਚੱਲਦੀ ਹੋਵੇ, ਤਾਂ ਦਿਨ ਹੋਵੇ ਜਾਂ ਰਾਤ, {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Call 112 or 108, and act now, if:": "{emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਅਤੇ ਹੁਣੇ ਮਦਦ ਸ਼ੁਰੂ ਕਰੋ, ਜੇ:",
  "After the test, call 112 or 108 if:": "ਟੈਸਟ ਤੋਂ ਬਾਅਦ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Take no more of the medicine, and call 112 or 108, if:":
    "ਉਹ ਦਵਾਈ ਅੱਗੇ ਬਿਲਕੁਲ ਨਾ ਲਓ, ਅਤੇ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "After an operation, call 112 or 108 if:": "ਅਪਰੇਸ਼ਨ ਤੋਂ ਬਾਅਦ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Stop the hormone, and call 112 or 108, if:":
    "ਹਾਰਮੋਨ ਦੀ ਦਵਾਈ ਬੰਦ ਕਰੋ, ਅਤੇ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Call 112 or 108 at once if:": "ਤੁਰੰਤ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Call 112 or 108 straight away if:": "ਤੁਰੰਤ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  'Call 112 or 108, and say "immunotherapy", if:':
    "{emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਅਤੇ “ਇਮਿਊਨੋਥੈਰੇਪੀ” ਕਹੋ, ਜੇ:",
  "With stone-like pain, call 112 or 108 if:":
    "ਪੱਥਰੀ ਦੇ ਦਰਦ ਵਰਗਾ ਦਰਦ ਹੋਵੇ, ਤਾਂ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "During exercise, stop and call 112 or 108 if:":
    "ਕਸਰਤ ਦੌਰਾਨ ਰੁਕ ਜਾਓ ਅਤੇ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Call 112 or 108, as hours count, if:":
    "{emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਕਿਉਂਕਿ ਇੱਕ-ਇੱਕ ਘੰਟਾ ਕੀਮਤੀ ਹੈ, ਜੇ:",
  "With any fever, call 112 or 108 if:":
    "ਕਿਹੋ ਜਿਹਾ ਵੀ ਬੁਖਾਰ ਹੋਵੇ, {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Press the alarm, or call 112 or 108 after leaving, if:":
    "ਟੈਸਟ ਦੌਰਾਨ ਬੁਲਾਉਣ ਵਾਲਾ ਬਟਨ ਦਬਾਓ, ਜਾਂ ਹਸਪਤਾਲ ਤੋਂ ਜਾਣ ਤੋਂ ਬਾਅਦ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Do not wait for an appointment. Call 112 or 108 if:":
    "ਅਪਾਇੰਟਮੈਂਟ ਦੀ ਉਡੀਕ ਨਾ ਕਰੋ। {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Pregnant, or just gave birth? Call 112 or 108 if:":
    "ਗਰਭਵਤੀ ਹੋ, ਜਾਂ ਥੋੜ੍ਹਾ ਸਮਾਂ ਪਹਿਲਾਂ ਜਣੇਪਾ ਹੋਇਆ ਹੈ? {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "On cancer treatment? Call 112 or 108 if:":
    "ਕੈਂਸਰ ਦਾ ਇਲਾਜ ਚੱਲ ਰਿਹਾ ਹੈ? {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Already have cancer? Call 112 or 108 if:":
    "ਪਹਿਲਾਂ ਤੋਂ ਕੈਂਸਰ ਹੈ? {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Call 112 or 108 at once if you see any one of these, even if it fades:":
    "ਤੁਰੰਤ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕੋਈ ਇੱਕ ਨਿਸ਼ਾਨੀ ਵੀ ਦਿਸੇ, ਭਾਵੇਂ ਉਹ ਠੀਕ ਹੋ ਜਾਵੇ:",
  "After a stroke, call 112 or 108 again if:":
    "ਅਧਰੰਗ (ਬ੍ਰੇਨ ਸਟ੍ਰੋਕ) ਤੋਂ ਬਾਅਦ ਦੁਬਾਰਾ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "While on a targeted medicine, call 112 or 108 if:":
    "ਕੈਂਸਰ ਦੀ ਟਾਰਗੇਟਡ ਦਵਾਈ ਚੱਲਦੀ ਹੋਵੇ, ਤਾਂ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Call 112 or 108 first, then:": "ਪਹਿਲਾਂ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਫਿਰ:",
  "With a head injury, call 112 or 108 if:":
    "ਸਿਰ ਵਿੱਚ ਸੱਟ ਲੱਗੀ ਹੋਵੇ, ਤਾਂ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Act now, and call 112 or 108, if:": "ਹੁਣੇ ਮਦਦ ਸ਼ੁਰੂ ਕਰੋ, ਅਤੇ {emergency} ਜਾਂ {ambulance} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Go to your maternity hospital now, by day or night, if:":
    "ਹੁਣੇ, ਦਿਨ ਹੋਵੇ ਜਾਂ ਰਾਤ, ਆਪਣੇ ਜਣੇਪੇ ਵਾਲੇ ਹਸਪਤਾਲ ਜਾਓ, ਜੇ:",
  "Call us the same day if:": "ਅੱਜ ਹੀ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Ring us the same day if:": "ਅੱਜ ਹੀ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Ring us today if:": "ਅੱਜ ਹੀ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Call us the same day to arrange a check if:": "ਜਾਂਚ ਦਾ ਸਮਾਂ ਲੈਣ ਲਈ ਅੱਜ ਹੀ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Call us on the day it starts if:": "ਸ਼ੁਰੂ ਹੋਣ ਵਾਲੇ ਦਿਨ ਹੀ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "See us the same day if:": "ਅੱਜ ਹੀ ਸਾਨੂੰ ਦਿਖਾਓ, ਜੇ:",
  "See a doctor the same day if:": "ਅੱਜ ਹੀ ਡਾਕਟਰ ਨੂੰ ਦਿਖਾਓ, ਜੇ:",
  "Call a doctor the same day if:": "ਅੱਜ ਹੀ ਡਾਕਟਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "See a doctor today, as hours count, if:": "ਅੱਜ ਹੀ ਡਾਕਟਰ ਨੂੰ ਦਿਖਾਓ, ਕਿਉਂਕਿ ਇੱਕ-ਇੱਕ ਘੰਟਾ ਕੀਮਤੀ ਹੈ, ਜੇ:",
  "With burning urine, see a doctor the same day if:": "ਪਿਸ਼ਾਬ ਦੀ ਜਲਣ ਵਿੱਚ ਅੱਜ ਹੀ ਡਾਕਟਰ ਨੂੰ ਦਿਖਾਓ, ਜੇ:",
  "In the weeks after birth, call us the same day if:":
    "ਜਣੇਪੇ ਤੋਂ ਬਾਅਦ ਦੇ ਹਫ਼ਤਿਆਂ ਵਿੱਚ ਅੱਜ ਹੀ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "With a stoma or a fresh scar, ring us today if:":
    "ਸਟੋਮਾ (ਢਿੱਡ ਉੱਤੇ ਟੱਟੀ ਦਾ ਰਾਹ) ਹੋਵੇ, ਜਾਂ ਅਪਰੇਸ਼ਨ ਦਾ ਜ਼ਖਮ ਤਾਜ਼ਾ ਹੋਵੇ, ਤਾਂ ਅੱਜ ਹੀ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Call us the same day, before your next dose, if:":
    "ਦਵਾਈ ਦੀ ਅਗਲੀ ਖੁਰਾਕ ਲੈਣ ਤੋਂ ਪਹਿਲਾਂ, ਅੱਜ ਹੀ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Call us the same day, before the next dose, if:":
    "ਦਵਾਈ ਦੀ ਅਗਲੀ ਖੁਰਾਕ ਲੈਣ ਤੋਂ ਪਹਿਲਾਂ, ਅੱਜ ਹੀ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Call us the same day, before or after the operation, if:":
    "ਅਪਰੇਸ਼ਨ ਤੋਂ ਪਹਿਲਾਂ ਹੋਵੇ ਜਾਂ ਬਾਅਦ ਵਿੱਚ, ਅੱਜ ਹੀ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Call us the same day if, during treatment:": "ਇਲਾਜ ਦੌਰਾਨ ਅੱਜ ਹੀ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Call us the same day if within 2 weeks:":
    "ਖੂਨ ਚੜ੍ਹਨ ਤੋਂ ਬਾਅਦ 2 ਹਫ਼ਤਿਆਂ ਦੇ ਅੰਦਰ ਅਜਿਹਾ ਹੋਵੇ, ਤਾਂ ਅੱਜ ਹੀ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ:",
  "Call us the same day if in the days after an epidural:":
    "ਐਪੀਡਿਊਰਲ (ਪੀੜਾਂ ਘਟਾਉਣ ਵਾਲੇ ਇੰਜੈਕਸ਼ਨ) ਤੋਂ ਬਾਅਦ ਦੇ ਦਿਨਾਂ ਵਿੱਚ ਅੱਜ ਹੀ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Call us or your radiotherapy centre the same day if:":
    "ਅੱਜ ਹੀ ਸਾਨੂੰ ਜਾਂ ਆਪਣੇ ਰੇਡੀਓਥੈਰੇਪੀ ਸੈਂਟਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "Call us or the transplant centre the same day if:": "ਅੱਜ ਹੀ ਸਾਨੂੰ ਜਾਂ ਟ੍ਰਾਂਸਪਲਾਂਟ ਸੈਂਟਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "After your appendix operation, call us the same day if:":
    "ਅਪੈਂਡਿਕਸ ਦੇ ਅਪਰੇਸ਼ਨ ਤੋਂ ਬਾਅਦ ਅੱਜ ਹੀ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "After going home, call us the same day if:": "ਘਰ ਜਾਣ ਤੋਂ ਬਾਅਦ ਅੱਜ ਹੀ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "After a stroke, call us the same day if:": "ਅਧਰੰਗ (ਬ੍ਰੇਨ ਸਟ੍ਰੋਕ) ਤੋਂ ਬਾਅਦ ਅੱਜ ਹੀ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "After a repair, ring us the same day if:": "ਹਰਨੀਆ ਦੇ ਅਪਰੇਸ਼ਨ ਤੋਂ ਬਾਅਦ ਅੱਜ ਹੀ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜੇ:",
  "After a blow to the head, go to a hospital straight away if the person:":
    "ਸਿਰ ਵਿੱਚ ਸੱਟ ਲੱਗਣ ਤੋਂ ਬਾਅਦ ਤੁਰੰਤ ਹਸਪਤਾਲ ਜਾਓ, ਜੇ:",
} as const;
