import type { JobName, Words } from "./jobs.ts"

export const english: Readonly<Record<JobName, Words>> = {
  oil: ["Regular service", "Engine oil and filters", null, "Oil and filters changed, fluid levels checked"],
  brakes: [
    "Front brakes",
    "Squeals when braking",
    "Brake pads worn down to 2 mm",
    "Pads and discs replaced, quiet on the test drive"
  ],
  battery: [
    "Battery",
    "Does not start in the morning",
    "Battery no longer holds its charge",
    "Battery replaced, alternator tested"
  ],
  tires: [
    "Tires",
    "Worn on the rear axle",
    "Less than 3 mm of tread on the rear axle",
    "Two tires fitted and balanced"
  ],
  door: [
    "Left door",
    "Dented in a parking lot",
    "Hit by another vehicle while parked",
    "Dent repaired, door painted"
  ],
  airConditioning: [
    "Air conditioning",
    "Does not cool",
    "Leak at the condenser",
    "Condenser replaced, refrigerant refilled"
  ],
  wipers: ["Wipers", "Leave streaks", "Rubber has hardened", "Wiper blades replaced"],
  timingBelt: ["Timing belt", "Due at this mileage", null, "Timing belt, tensioner and water pump replaced"],
  exhaust: [
    "Exhaust",
    "Rattles, and is louder than before",
    "Bracket broken, muffler rusted through",
    "Rear muffler and bracket replaced"
  ],
  windshield: [
    "Windshield",
    "Crack on the passenger side",
    "Stone chip that has spread",
    "Windshield replaced, camera calibrated"
  ],
  bulbs: [
    "Bulbs",
    "Right low beam does not work",
    "Bulb burned out",
    "Bulbs replaced on both sides, headlights adjusted"
  ],
  shockAbsorbers: [
    "Rear shock absorbers",
    "Knocks on bumps",
    "Left shock absorber leaks oil",
    "Both rear shock absorbers replaced"
  ],
  coolant: [
    "Coolant leak",
    "Coolant has to be topped up every week",
    "Lower radiator hose cracked",
    "Hose replaced, cooling system filled and pressure-tested"
  ],
  alignment: [
    "Wheel alignment",
    "Pulls to the right",
    "Toe out of adjustment after hitting a curb",
    "Wheels aligned, drives straight"
  ],
  warningLight: [
    "Engine warning light",
    "Light stays on",
    "Oxygen sensor defective",
    "Oxygen sensor replaced, fault memory cleared"
  ],
  clutch: [
    "Clutch",
    "Slips uphill",
    "Clutch disc worn",
    "Clutch disc, pressure plate and release bearing replaced"
  ],
  dashcam: ["Dashcam", "Install a dashcam", null, "Dashcam installed behind the mirror and connected"],
  annual: ["Annual inspection", "Due this month", null, "Passed without defects"],
  cleaning: ["Interior cleaning", "Stains on the seats", null, "Seats and carpets shampooed"],
  mirror: ["Right mirror", "Housing cracked, glass loose", "Hit a post", "Mirror replaced"],
  turbocharger: [
    "Turbocharger",
    "Loses power uphill",
    "Too much play in the turbocharger's shaft",
    "Turbocharger replaced under warranty"
  ]
}
