/** The account of the demo, with a password that everybody can read here: nowhere else is it made. */
export const sampleStaff = {
  email: "staff@example.org",
  name: "Administrator",
  password: "sample-password",
};
