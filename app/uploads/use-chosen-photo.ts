import { useEffect, useState } from "react";
import { acceptedPhotos, maxPhotoBytes, photoTooLarge } from "./limits.ts";

const cannotBeShown = `This file cannot be shown here. A photo has to be ${acceptedPhotos}.`;

export function useChosenPhoto() {
  const [preview, setPreview] = useState<string>();
  const [isShown, setIsShown] = useState(true);
  const [isTooLarge, setIsTooLarge] = useState(false);

  useEffect(() => () => URL.revokeObjectURL(preview ?? ""), [preview]);

  function choose(file: File | undefined) {
    setPreview(file && URL.createObjectURL(file));
    setIsShown(true);
    setIsTooLarge(file !== undefined && file.size > maxPhotoBytes);
  }

  return {
    preview,
    isShown,
    problem: isTooLarge ? photoTooLarge : isShown ? undefined : cannotBeShown,
    choose,
    onError: () => setIsShown(false),
  };
}
