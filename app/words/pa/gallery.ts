export const gallery = {
  media: "ਮੀਡੀਆ",
  walk: "ਆਓ, ਹਸਪਤਾਲ ਵੇਖੀਏ",
  fromTheEntrance: "ਆਓ, ਹਸਪਤਾਲ ਵੇਖੀਏ: ਦਰਵਾਜ਼ੇ ਤੋਂ ਕਮਰਿਆਂ ਤੱਕ।",
  one: "ਹਸਪਤਾਲ ਦੀ ਇੱਕ ਤਸਵੀਰ",
  two: "ਹਸਪਤਾਲ ਦੀਆਂ ਦੋ ਤਸਵੀਰਾਂ",
  many: "ਹਸਪਤਾਲ ਦੀਆਂ {count} ਤਸਵੀਰਾਂ",
  stop: "।",
  empty: "ਹਾਲੇ ਕੋਈ ਤਸਵੀਰ ਨਹੀਂ ਹੈ।",
  label: "ਤਸਵੀਰਾਂ",
  title: "{title}, ਤਸਵੀਰ {number}, ਕੁੱਲ {count}",
  description: "{shown}। {name} ਦੀ ਤਸਵੀਰ {number}, ਕੁੱਲ {count}।",
} as const;
