export const messages = {
  tab: "Fuel",
  energies: {
    petrol: "Gasoline",
    diesel: "Diesel",
    ethanol: "Ethanol (E85)",
    lpg: "LPG",
    cng: "CNG",
    h2: "Hydrogen",
    electricity: "Electricity",
    other: "Other"
  },
  units: { l: "liters", gal_us: "US gallons", gal_uk: "imperial gallons", kg: "kg", kwh: "kWh" },
  empty: {
    title: "No fuel or charging yet",
    sentence: "Record a fill-up or a charge. Consumption shows from the second full tank on.",
    readOnly: "Fuel and charges that your team records appear here."
  },
  average: "Average",
  noAverage: "Known from the second full tank on",
  quantity: "Total",
  cost: "Total cost",
  entries: "Entries",
  list: "Fuel and charging",
  partial: "Partial",
  missed: "An earlier one is missing",
  voided: "Void",
  voidedBecause: (reason: string) => `Void: ${reason}`,
  void: "Void",
  voidEntry: (amount: string, when: string) => `Void ${amount} on ${when}`,
  restore: "Restore",
  restoreEntry: (amount: string, when: string) => `Restore ${amount} on ${when}`,
  restored: "Entry restored.",
  voiding: {
    title: "Void entry",
    about:
      "It stays in the list with your reason, and no longer counts. Its odometer reading is voided, too.",
    reason: "Reason",
    submit: "Void entry",
    busy: "Voiding...",
    done: "Entry is void."
  },
  record: {
    title: "Record fuel",
    about: "A fill-up or a charge, with what the odometer shows.",
    energy: "Fuel",
    quantity: "Amount",
    unit: "Unit",
    full: "Filled up completely",
    missed: "An earlier fill-up was not recorded",
    cost: "Total cost",
    odometer: "Odometer",
    location: "Location",
    elsewhere: "Elsewhere",
    place: "Place",
    notAnAmount: "Enter an amount, such as 43.5.",
    notACost: "Enter an amount of money, such as 72.90.",
    submit: "Record fuel",
    anyway: "Save anyway",
    busy: "Saving...",
    done: (amount: string) => `${amount} recorded.`
  }
}
