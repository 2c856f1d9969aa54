import { expect } from "vitest";

/** A response of the API to something wrong: JSON that says what it is and shows nothing of the program. */
export async function expectProblem(response: Response): Promise<void> {
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get("Content-Type")).toBe("application/json");
  const text = await response.text();
  expect(JSON.parse(text).message).toMatch(/\w/);
  expect(text).not.toMatch(/\bat \w+ \(|node_modules|SELECT |\.ts:|SQLITE/);
}
