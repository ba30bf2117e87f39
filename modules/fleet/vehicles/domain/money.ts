/** How many minor units a unit of a currency has (ISO 4217): 100 cents, 1 yen. */
export const minorUnits = (currency: string): number => {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency
  }).resolvedOptions()
  return 10 ** maximumFractionDigits
}
