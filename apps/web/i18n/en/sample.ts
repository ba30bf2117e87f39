import { catalogue } from "../catalogue.ts"

/** The made-up depot that the landing page shows: its key board and its dashboard. */
export const sample = catalogue("sample", {
  board: {
    label:
      "The key board of a sample depot: three rows of hooks, for fleet, rental desk and dealer lot. Eight keys hang in order, three are out with somebody's name on the hook, one tag is red.",
    place: "Riverside Depot",
    rails: { fleet: "Fleet", rental: "Rental desk", lot: "Dealer lot" },
    van: (number: string) => `VAN ${number}`,
    car: (number: string) => `CAR ${number}`,
    lot: (number: string) => `LOT ${number}`,
    ready: "Ready",
    due: "Due 200 km",
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
    columns: { vehicle: "Vehicle", state: "State", with: "With", odometer: "Odometer" },
    rows: {
      brakes: {
        vehicle: "Ford Transit 2023, Van 03",
        state: "Grounded: brake pads",
        detail: "2 bookings affected",
        with: "Workshop"
      },
      oil: {
        vehicle: "Toyota Corolla 2024, Car 31",
        state: "Oil service in 200 km",
        detail: "Free Tue 10:00 to Wed 8:00",
        with: "On rent, J. Weber"
      },
      moving: {
        vehicle: "VW Crafter 2022, Van 12",
        state: "On the move",
        detail: "Back at 17:30",
        with: "Ben Okoye"
      },
      sale: {
        vehicle: "Tesla Model 3 2023, Lot 118",
        state: "For sale, 41 days",
        detail: "Price review due",
        with: "Front line"
      }
    },
    kilometers: (number: string) => `${number} km`
  }
})
