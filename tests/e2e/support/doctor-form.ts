import type { Locator, Page } from "@playwright/test";
import { filledIn } from "../../forms/doctor-form.ts";

export async function fillInDoctor(
  page: Page,
  name: string,
  form: Locator = page.getByRole("dialog"),
): Promise<void> {
  const { specialization, hospital, about, qualification, awards, languages, experience } =
    filledIn;
  const texts = { Specialization: specialization, Hospital: hospital, About: about };
  const more = {
    Qualification: qualification,
    "Member of": awards,
    "Languages spoken": languages,
    Experience: experience,
  };
  await form.getByLabel("Name", { exact: true }).fill(name);
  for (const [label, text] of Object.entries({ ...texts, ...more })) {
    await form.getByLabel(label, { exact: true }).fill(String(text));
  }
  await form.getByLabel("Phone").fill("9812345678");
  await form.getByLabel("Email").fill("tara@example.org");
  await form.getByLabel("Fees").fill("1200");
  for (const list of ["Hospital Slots", "Video Slots"]) {
    const slots = form.getByRole("group", { name: list });
    await slots.getByText("Half-hour slots").click();
    await slots.getByLabel("09:30 AM").check();
  }
}
