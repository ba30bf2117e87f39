/** The landing page's sample depot: its key board and dashboard. */
export const messages = {
  board: {
    label:
      "The key board of a sample depot: rows of hooks for fleet, rental desk and dealer lot. Most keys are in place; an empty hook shows where its key is, and a red tag marks a grounded van.",
    place: "Riverside Depot",
    rails: { fleet: "Fleet", rental: "Rental desk", lot: "Dealer lot" },
    van: (number: string) => `VAN ${number}`,
    car: (number: string) => `CAR ${number}`,
    lot: (number: string) => `LOT ${number}`,
    ready: "Ready",
    due: "Due in 200 km",
    grounded: "Grounded",
    forSale: "For sale",
    withBen: "Ben, 7:40",
    onRent: "Rent to Tue",
    testDrive: "Test drive"
  },
  dashboard: {
    label: "A sample of the Operations Center with made-up figures",
    title: "Operations Center",
    subtitle: "Fleet, Rental & Dealership operations"
  }
}
