import type { HeroName } from "#app/library/schema.ts";
import * as builtIn from "#app/pictures/built-in.ts";
import type { PictureFile } from "#app/ui/picture.tsx";

/** The left part of each picture is calm, because the title lies on it. */
export const heroes: Record<HeroName, PictureFile> = {
  medicine: builtIn.heroMedicine,
  surgery: builtIn.heroSurgery,
  urology: builtIn.heroUrology,
  obstetrics: builtIn.heroObstetrics,
  gynaecology: builtIn.heroGynaecology,
  orthopaedics: builtIn.heroOrthopaedics,
  oncology: builtIn.heroOncology,
  oncosurgery: builtIn.heroOncosurgery,
  neurology: builtIn.heroNeurology,
  paediatrics: builtIn.heroPaediatrics,
  emergency: builtIn.heroEmergency,
};
