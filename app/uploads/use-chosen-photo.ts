import { useEffect, useState } from "react";
import { acceptedPhotos, maxPhotoBytes, photoTooLarge } from "./limits.ts";

const cannotBeShown = `This file cannot be shown here. A photo has to be ${acceptedPhotos}.`;

/** What a field tells of the file that was just chosen in it; the server checks it again. */
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
    /** The address of the file; undefined where none is chosen. */
    preview,
    /** Whether the browser can show it, as far as it has tried. */
    isShown,
    problem: isTooLarge ? photoTooLarge : isShown ? undefined : cannotBeShown,
    choose,
    /** To be called by the picture of the preview. */
    onError: () => setIsShown(false),
  };
}
