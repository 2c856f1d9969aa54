/** For pages, and for what has to know it without them, such as the rule for passwords. */
export const hospitalName = "Morni Hospital";
