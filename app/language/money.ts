const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

export function formatRupees(amount: number): string {
  return rupees.format(amount);
}

export function formatFee(amount: number): string {
  return amount === 0 ? "Free" : formatRupees(amount);
}
