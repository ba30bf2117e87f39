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
    subtitle: "Fleet, Rental & Dealership operations",
    figures: {
      vehicles: "Vehicles",
      moving: "On the move",
      resting: "On the lot",
      due: "Due this week",
      grounded: "Grounded",
      silent: "Silent devices"
    },
    decide: "Needs a decision today",
    columns: { vehicle: "Vehicle", state: "State", where: "Where", odometer: "Odometer" },
    rows: {
      brakes: {
        vehicle: "Ford Transit 2023, Van 03",
        state: "Grounded: brake pads",
        detail: "2 bookings affected",
        where: "Bay 03"
      },
      oil: {
        vehicle: "Toyota Corolla 2024, Car 31",
        state: "Oil service in 200 km",
        detail: "Workshop free Tue 10:00",
        where: "Bay 31"
      },
      moving: {
        vehicle: "VW Crafter 2022, Van 12",
        state: "On the move",
        detail: "Back at 17:30",
        where: "With Ben Okoye"
      },
      sale: {
        vehicle: "Tesla Model 3 2023, Lot 118",
        state: "For sale, 41 days",
        detail: "Price review due",
        where: "Front line"
      }
    },
    kilometers: (number: string) => `${number} km`
  }
}
