import type { Trade } from "./Script.ts"

/** Six weeks at a delivery fleet in Berlin. */
export const riverside: Trade = {
  vans: ["B-RD 104", "B-RD 107", "B-RD 112", "B-RD 118", "B-RD 121", "B-RD 126", "B-RD 133"],
  streets: ["Wiener Straße", "Oranienstraße", "Boxhagener Straße", "Am Treptower Park", "Sonnenallee"],
  time: (hour, quarter) => `${hour}:${quarter}`,
  scripts: [
    [
      "manager",
      "driver",
      "Please write here from now on",
      "No more notes behind the wiper: what is wrong with a van, or late on a tour, goes here, so that it can be found again.",
      "Works on the phone. Do you still want the paper sheet in the evening?",
      "Only for damage. Everything else here."
    ],
    [
      "driver",
      "technician",
      "{van}: brakes squeal when cold",
      "Morning. {van} squeals at the first two or three stops, then it is gone. Worse on the left. Can you look at it tonight?",
      "Sounds like surface rust, but leave it on lift 2 and I will take the wheel off. Pads were done at {km} km.",
      "It is on the lift, key is on its hook. Thanks!"
    ],
    [
      "agent",
      "driver",
      "{street}: nobody in, second try today",
      "{customer} called: they were at the back and did not hear the bell. They are in from {time}. Can you fit it in on your way back?",
      "I pass {street} around {time}, that works. Two parcels, one cage?",
      "One cage only, the parcels were taken by the neighbour. They sign on the phone.",
      "Delivered, signed by the owner. Photo is in the proof of delivery."
    ],
    [
      "manager",
      "driver",
      "Tomorrow: tour 4 starts from ramp 3",
      "Ramp 1 is closed for resurfacing. Tour 4 loads at ramp 3 at 6:15, please be there ten minutes early.",
      "Got it. Who has the pallet truck?",
      "It's on the charger by the gate. Last one back plugs it in again."
    ],
    [
      "technician",
      "manager",
      "{van} needs two new tyres",
      "Front tyres on {van} are at 2.4 mm. I can have a pair here tomorrow for 214 euros, fitted before the early tour.",
      "Go ahead, and put it on the workshop account. Does it have to stand still?",
      "No, it can do today's tours. I would not wait until the weekend though."
    ],
    [
      "sales",
      "agent",
      "{customer} asks for a fixed window",
      "They would sign for three deliveries a week if we can promise {time} to one hour later. Do the tours allow that?",
      "Mondays and Wednesdays yes. Fridays are tight, I would say one hour later.",
      "They take it. Contract goes out this afternoon."
    ],
    [
      "admin",
      "manager",
      "Fuel cards: one is missing",
      "We count eleven cards and have twelve on the list. The one of {van} was last used on the ring road two days ago. Who drove?",
      "That was the early tour. I ask around.",
      "Found it: it was in the glove box of the van next to it."
    ],
    [
      "owner",
      "manager",
      "First month with the new board",
      "I hear less shouting across the yard. Is that the software or the coffee machine?",
      "Both. The phone rings half as often, and nobody looks for keys any more."
    ],
    [
      "driver",
      "manager",
      "Scratch on {van}, reported at once",
      "Backed into a bollard at {street}. Scratch on the right rear corner, about a hand wide, lamp is fine. Photos are on the work phone.",
      "Thank you for telling right away. Nobody hurt, that is what counts. Fill in the damage sheet when you are back, the workshop has a look.",
      "Sheet is in your tray."
    ],
    [
      "manager",
      "technician",
      "Inspection dates for next month",
      "Three vans are due: {van} and the two Transits. Which days suit you? I need two of them on the road at any time.",
      "Tuesday, Thursday, and the Monday after. I book the inspector for 8:00 each day."
    ],
    [
      "driver",
      "agent",
      "Wrong parcel on board",
      "I have one for {street} that belongs to tour 2. Shall I bring it round or leave it at the depot?",
      "Bring it round if it is no more than fifteen minutes, they close at 18:00.",
      "On my way.",
      "Thank you, they just wrote that it is there."
    ],
    [
      "agent",
      "manager",
      "{customer} was billed for a delivery they refused",
      "The cage came back with us, the photo shows it at ramp 3. May I write the credit note?",
      "Yes, up to 150 euros you need not ask. Put the photo with it."
    ],
    [
      "technician",
      "driver",
      "Sliding door of {van}",
      "The lower roller was worn through, a new one is in. Please do not pull it shut from outside by the handle alone.",
      "Ah, that was the grinding. It closes with one finger now."
    ],
    [
      "admin",
      "driver",
      "Your licence check is due",
      "Twice a year I have to see the card itself. Could you come by the office before your tour this week?",
      "Tomorrow at 5:50, if somebody is there that early?",
      "I am. There is tea."
    ],
    [
      "sales",
      "manager",
      "A florist with twelve shops",
      "They want one van a day before 8:00, cooled if possible. Can we do that without a new vehicle?",
      "Cooled no, insulated yes: the Kangoo has the box. Flowers travelled well in it last year.",
      "Insulated is enough, I asked. They want to try two weeks."
    ],
    [
      "driver",
      "technician",
      "Warning light, yellow, {van}",
      "The engine light came on at {street} and stayed. It pulls normally. Drive on or stop?",
      "Yellow and pulling normally: finish the tour, no motorway. I read it out when you are back.",
      "Back in bay 5. It went out on the last kilometre, of course.",
      "Code was a glow plug. Changed, cleared, test drive done."
    ],
    [
      "manager",
      "agent",
      "Road works on {street} from Monday",
      "One lane for three weeks. Please tell everybody who expects us there before ten that it may be half an hour later.",
      "Seven customers, all told. {customer} asks whether we can come from the back.",
      "If the gate is open, gladly. The driver needs a number to call."
    ],
    [
      "owner",
      "admin",
      "Insurance: which vans are on the new policy?",
      "The broker has nine on his list, I count ten in the yard. Which one is he missing?",
      "The ID. Buzz, it came after the policy. I send him the papers today.",
      "Good. Until then it stays in the yard."
    ],
    [
      "driver",
      "manager",
      "Half a day off next Friday?",
      "My daughter is in the school play. I could do the early tour and leave at eleven.",
      "Of course. The late tour is covered, I just asked. Have a lovely day, both of you."
    ],
    [
      "technician",
      "manager",
      "Charger 2 trips the fuse",
      "Twice this week, always when the pallet truck is on the same line. The electrician comes on Wednesday, until then the ID. Buzz charges at 1 only.",
      "Understood. I put a note on the plug so that nobody tries."
    ],
    [
      "agent",
      "driver",
      "{customer}: please ring twice",
      "Their bell is broken on the left side. The right one rings in the workshop, but they need a minute to come down.",
      "That explains last week. I wait two minutes from now on."
    ],
    [
      "owner",
      "manager",
      "97 of 100 on time",
      "Good week. What was the matter with the three on {street}?",
      "Road works. We drive round by the canal until it is over, costs six minutes."
    ],
    [
      "sales",
      "agent",
      "Parcels or pallets for {customer}?",
      "Their order says four pallets, their mail says four parcels. Could you ask before the driver brings the big van?",
      "Parcels. They laughed a lot. I corrected the order."
    ],
    [
      "driver",
      "technician",
      "Heating in {van} only blows on the left",
      "Right side stays cold whatever I set. Not urgent, but the windscreen fogs up on that side.",
      "Probably the flap motor. Part is ordered, ten minutes when it is here.",
      "Thank you. I drive with the window open a crack until then."
    ],
    [
      "manager",
      "technician",
      "Can {van} go to Leipzig and back?",
      "A pallet for {customer} has to be there before noon tomorrow. 380 km altogether. Would you let it go?",
      "Service is due in 900 km, so yes. Oil is topped up, spare wheel checked.",
      "Then it starts at 6:30. Thank you for the quick look."
    ],
    [
      "agent",
      "driver",
      "Signature missing for {customer}",
      "The proof of delivery from yesterday has a photo but no name. Do you remember who took it?",
      "The young man with the apron. He had his hands full, so I took the photo. I ask him for his name today."
    ],
    [
      "admin",
      "owner",
      "New drivers: contracts are ready",
      "Two invitations are out and the contracts lie on your desk. They could start on the first, if you sign by Thursday.",
      "Signed. Who shows them the tours?",
      "One day each with the early and the late tour, then on their own."
    ],
    [
      "manager",
      "technician",
      "Which van is free tomorrow?",
      "Tour 6 is full again, so I would like to send a second van. Which one can you spare until {time}?",
      "{van}, it only waits for its inspection sticker. Please have it back by {time}, the inspector comes then."
    ],
    [
      "driver",
      "agent",
      "Ten minutes late at {customer}",
      "Accident in front of me on {street}, nothing moves. Could you tell them?",
      "They know and do not mind. Take the next one first if you can turn round.",
      "Turning now. Back with them before {time}."
    ],
    [
      "owner",
      "manager",
      "How many vans do we need next year?",
      "The leasing of three ends in a few months. Before I sign anything: do we need three again, or are two enough?",
      "Three, if the florist stays. I put the kilometres of each van together for you."
    ]
  ]
}
