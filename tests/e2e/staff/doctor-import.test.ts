import type { Page } from "@playwright/test";
import { signIn } from "../support/sign-in.ts";
import { expect, oneWay, test } from "../support/test.ts";

const headings =
  "Name,Specialization,Phone,Email,Experience,Fees,Hospital,About,Qualification,Member of,Hospital Slots,Video Slots";
const rest = "asha@example.org,12,800,Main building,Sees patients.,MBBS,Society,9-11,4-5";

function choose(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(text) };
  return page.getByLabel("CSV or Excel file").setInputFiles(file);
}

test(
  "a list of doctors is refused, checked, imported and taken back",
  { tag: oneWay(8) },
  async ({ page, addDoctor, javaScriptEnabled }, { project }) => {
    const name = `Dr List ${project.name}`;
    await signIn(page, "/dashboard/AddDoctor");
    await page.getByRole("link", { name: "Import or export" }).click();
    await expect(page).toHaveTitle(/Import doctors/);

    await choose(page, "names.csv", "Name,Specialization\n");
    await page.getByRole("button", { name: "Check the file" }).click();
    const problem = page.getByRole("alert");
    await expect(problem).toContainText("There is no doctor under the headings.");
    if (javaScriptEnabled) await expect(problem).toBeFocused();

    await page.setViewportSize({ width: 360, height: 740 });
    await choose(
      page,
      "doctors.csv",
      `${headings}\n${name},Urology,9800000000,${rest}\n${name} Wrong,Urology,98,${rest}\n`,
    );
    await page.getByRole("button", { name: "Check the file" }).click();
    const wrong = page.getByRole("listitem").filter({ hasText: `${name} Wrong` });
    await expect(wrong).toContainText("Phone number must be 10 digits.");
    await page.getByRole("link", { name: "New (1)" }).click();
    await expect(wrong).toBeHidden();
    await addDoctor({ name, specialization: "Urology" });
    const send = page.getByRole("button", { name: "Import 1 doctor" });
    await send.click();
    await expect(page.getByRole("alert")).toContainText("Row 2 would now do something else");
    await page.getByRole("link", { name: "Changed (1)" }).click();
    await send.click();
    const message = page.getByRole("status").first();
    await expect(message).toHaveText("1 doctor was changed.");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(message).toHaveText(`${name} is as before: the change was undone.`);
  },
);

test(
  "a hospital's own list is matched, filled in and imported",
  { tag: oneWay(9) },
  async ({ page }, { project }) => {
    const name = `Dr Foreign ${project.name}`;
    await signIn(page, "/dashboard/AddDoctor/Import");
    await choose(
      page,
      "own.csv",
      `SHANTI NURSING HOME\nS.No.,Name of Doctor,Deptt.,Mob. No.,OPD Days,OPD Timing\n1,${name},Medicine,98140-12345,"Mon, Wed",10-1\n`,
    );
    await page.getByRole("button", { name: "Check the file" }).click();
    await expect(page).toHaveTitle(/Columns of the list/);
    await expect(page.getByLabel("C: Deptt.")).toHaveValue("specialization");
    const typed = {
      Email: "opd@example.org",
      Experience: "5",
      Fees: "300",
      Hospital: "Main building",
      Qualification: "MBBS",
      About: "Sees patients.",
      "Member of": "IMA",
      "Video Slots": "4-5 PM",
    };
    for (const [label, text] of Object.entries(typed)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await page.getByRole("button", { name: "Show what it would do" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText(
      "Mon and Wed 10 AM–1 PM",
    );
    await page.getByRole("button", { name: "Import 1 doctor" }).click();
    const message = page.getByRole("status").first();
    await expect(message).toHaveText("1 doctor was added. OPD hours were added: 1.");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(message).toContainText("undone");
  },
);
