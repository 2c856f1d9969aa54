import type { HeroName } from "#app/library/schema.ts";
import * as builtIn from "#app/pictures/built-in.ts";
import type { PictureFile } from "#app/ui/picture.tsx";

export const heroes: Record<HeroName, PictureFile | undefined> = {
  medicine: builtIn.heroMedicine,
  surgery: builtIn.theatreTable,
  urology: builtIn.heroUrology,
  obstetrics: builtIn.heroObstetrics,
  gynaecology: builtIn.privateRoom,
  orthopaedics: builtIn.heroOrthopaedics,
  oncology: builtIn.privateRoom,
  oncosurgery: builtIn.operationTheatre,
  neurology: builtIn.heroNeurology,
  paediatrics: builtIn.heroPaediatrics,
  emergency: builtIn.heroEmergency,
  none: undefined,
};
