export const appointmentMessages = {
  token: "{hospital}: {place} – ਤੁਹਾਡਾ ਟੋਕਨ ਨੰਬਰ {token} ਹੈ।",
  come: "ਕਿਰਪਾ ਕਰਕੇ {about} ਤੱਕ ਆ ਜਾਓ।",
  follow: "ਹੁਣ ਕਿਹੜਾ ਟੋਕਨ ਚੱਲ ਰਿਹਾ ਹੈ: {link}",
  change: "ਬਦਲਣ ਲਈ {phone} 'ਤੇ ਫ਼ੋਨ ਕਰੋ।",
  moved:
    "{hospital}: {old} ਨੂੰ {doctor} ਛੁੱਟੀ ਉੱਤੇ ਹਨ। ਤੁਹਾਡਾ ਨਵਾਂ ਟੋਕਨ {place} ਲਈ {token} ਹੈ। ਜੇ ਇਹ ਠੀਕ ਨਾ ਹੋਵੇ ਤਾਂ {phone} 'ਤੇ ਫ਼ੋਨ ਕਰੋ।",
  movedAlone:
    "{hospital}: {doctor} ਨਾਲ {old} ਦੀ ਤੁਹਾਡੀ ਅਪਾਇੰਟਮੈਂਟ ਬਦਲ ਗਈ ਹੈ। ਤੁਹਾਡਾ ਨਵਾਂ ਟੋਕਨ {place} ਲਈ {token} ਹੈ। ਜੇ ਇਹ ਠੀਕ ਨਾ ਹੋਵੇ ਤਾਂ {phone} 'ਤੇ ਫ਼ੋਨ ਕਰੋ।",
  hours:
    "{hospital}: {day} ਨੂੰ {doctor} ਦੀ ਓ.ਪੀ.ਡੀ. ਦਾ ਸਮਾਂ ਬਦਲ ਗਿਆ ਹੈ: {range}। ਤੁਹਾਡਾ ਟੋਕਨ ਨੰਬਰ {token} ਉਹੀ ਰਹੇਗਾ। ਜੇ ਇਹ ਠੀਕ ਨਾ ਹੋਵੇ ਤਾਂ {phone} 'ਤੇ ਫ਼ੋਨ ਕਰੋ।",
  cancelled:
    "{hospital}: {day} ਨੂੰ {doctor} ਦੀ ਓ.ਪੀ.ਡੀ. ਨਹੀਂ ਹੈ, ਇਸ ਲਈ ਤੁਹਾਡੀ ਅਪਾਇੰਟਮੈਂਟ ਰੱਦ ਹੋ ਗਈ ਹੈ। ਕਿਸੇ ਹੋਰ ਦਿਨ ਲਈ {phone} 'ਤੇ ਫ਼ੋਨ ਕਰੋ।",
  video:
    "{hospital}: {day} ਨੂੰ {time} {doctor} (ਰਜਿਸਟ੍ਰੇਸ਼ਨ {registration}) ਨਾਲ ਵੀਡੀਓ ਕਾਲ ਹੈ। ਡਾਕਟਰ ਇਸੇ ਨੰਬਰ 'ਤੇ ਕਾਲ ਕਰਨਗੇ। ਐਮਰਜੈਂਸੀ ਵਿੱਚ 112 'ਤੇ ਫ਼ੋਨ ਕਰੋ, ਉਡੀਕ ਨਾ ਕਰੋ। ਬਦਲਣ ਲਈ {phone} 'ਤੇ ਫ਼ੋਨ ਕਰੋ।",
} as const;
