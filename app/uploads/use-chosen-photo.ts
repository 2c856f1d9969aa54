import { useEffect, useState } from "react";
import { acceptedPhotos, maxPhotoBytes, photoTooLarge } from "./limits.ts";

const cannotBeShown = `This file cannot be shown here. A photo has to be ${acceptedPhotos}.`;

export function useChosenPhoto() {
  const [preview, setPreview] = useState<string>();
  const [isShown, setIsShown] = useState(true);
  const [isHeic, setIsHeic] = useState(false);
  const [isTooLarge, setIsTooLarge] = useState(false);

  useEffect(() => () => URL.revokeObjectURL(preview ?? ""), [preview]);

  function choose(file: File | undefined) {
    setPreview(file && URL.createObjectURL(file));
    setIsShown(true);
    setIsHeic(/\.hei[cf]$/i.test(file?.name ?? ""));
    setIsTooLarge(file !== undefined && file.size > maxPhotoBytes);
  }

  return {
    preview,
    isShown,
    problem: isTooLarge ? photoTooLarge : isShown || isHeic ? undefined : cannotBeShown,
    choose,
    onError: () => setIsShown(false),
  };
}
