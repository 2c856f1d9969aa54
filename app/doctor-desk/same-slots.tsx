import { useEffect, useRef } from "react";
import styles from "./slots-field.module.css";

/** While it is ticked the video slots follow the hospital slots; a choice of one's own unticks it. */
export function SameSlots() {
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = box.current?.form;
    const video = box.current?.closest("fieldset");

    function follow({ target }: Event) {
      const same = box.current;
      if (!form || !same?.checked) return;
      if (target === same) copySlots(form);
      else if (video?.contains(target as Node)) same.checked = false;
      else if ((target as Element).closest("fieldset")) {
        same.dispatchEvent(new Event("input", { bubbles: true }));
      }
    }

    form?.addEventListener("input", follow);
    return () => form?.removeEventListener("input", follow);
  }, []);

  return (
    <label className={styles.same}>
      <input ref={box} type="checkbox" name="video_as_hospital" />
      Same as hospital slots
    </label>
  );
}

function copySlots(form: HTMLFormElement): void {
  const hospital = new FormData(form).getAll("hospital_slots");
  const boxes = form.querySelectorAll<HTMLInputElement>("input[name=video_slots]");
  for (const slot of boxes) slot.checked = hospital.includes(slot.value);
}
