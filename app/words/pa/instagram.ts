import type { Translation } from "#app/language/messages.ts";
import type { instagram as english } from "../en/instagram.ts";

export const instagram: Translation<typeof english> = {
  about: "ਸਾਡੇ ਹਸਪਤਾਲ ਦੇ ਛੋਟੇ ਵੀਡੀਓ। ਜਦੋਂ ਤੱਕ ਤੁਸੀਂ ਨਹੀਂ ਚਲਾਉਂਦੇ, ਇੰਸਟਾਗ੍ਰਾਮ ਤੋਂ ਕੁਝ ਨਹੀਂ ਆਉਂਦਾ।",
  empty: "ਹਾਲੇ ਇੱਥੇ ਕੁਝ ਨਹੀਂ ਹੈ।",
  newest: "ਸਾਡੇ ਸਭ ਤੋਂ ਨਵੇਂ ਵੀਡੀਓ ਇੰਸਟਾਗ੍ਰਾਮ ਉੱਤੇ ਹਨ।",
  ours: "ਇੰਸਟਾਗ੍ਰਾਮ ਉੱਤੇ {name}",
  loadFailure: "ਵੀਡੀਓ ਦੀ ਲਿਸਟ ਖੋਲ੍ਹਣ ਵਿੱਚ ਦਿੱਕਤ ਆਈ",
  play: "ਵੀਡੀਓ {number} ਇੱਥੇ ਹੀ ਚਲਾਓ",
  loaded: "ਵੀਡੀਓ ਇੰਸਟਾਗ੍ਰਾਮ ਤੋਂ ਆਵੇਗਾ",
  frame: "ਇੰਸਟਾਗ੍ਰਾਮ ਦਾ ਵੀਡੀਓ {number}",
  open: "ਇੰਸਟਾਗ੍ਰਾਮ ਉੱਤੇ ਖੋਲ੍ਹੋ",
  inNewTab: ", ਵੀਡੀਓ {number}, ਨਵੇਂ ਟੈਬ ਵਿੱਚ",
  poster: "ਵੀਡੀਓ",
  posterPlay: "ਇਹ ਵੀਡੀਓ ਇੱਥੇ ਹੀ ਚਲਾਓ",
  posterLoaded: "ਇਹ ਇੰਸਟਾਗ੍ਰਾਮ ਤੋਂ ਆਵੇਗਾ।",
};
