import type { HeroName } from "#app/library/schema.ts";
import {
  heroEmergency,
  heroGynaecology,
  heroMedicine,
  heroNeurology,
  heroObstetrics,
  heroOncology,
  heroOncosurgery,
  heroOrthopaedics,
  heroPaediatrics,
  heroSurgery,
  heroUrology,
} from "#app/pictures/built-in.ts";
import type { PictureFile } from "#app/ui/picture.tsx";

/** The left part of each picture is calm, because the title lies on it. */
export const heroes: Record<HeroName, PictureFile> = {
  medicine: heroMedicine,
  surgery: heroSurgery,
  urology: heroUrology,
  obstetrics: heroObstetrics,
  gynaecology: heroGynaecology,
  orthopaedics: heroOrthopaedics,
  oncology: heroOncology,
  oncosurgery: heroOncosurgery,
  neurology: heroNeurology,
  paediatrics: heroPaediatrics,
  emergency: heroEmergency,
};
