import type { Trade } from "./Script.ts"

/** Six weeks at a car rental in Lisbon. */
export const harbour: Trade = {
  vans: [
    "the Clio AX-41-TR",
    "the 208 AQ-17-VX",
    "the Ibiza AJ-63-UH",
    "the Golf AR-28-ZD",
    "the Kona BC-90-AB"
  ],
  streets: ["the marina", "the airport", "the ferry terminal"],
  time: (hour, quarter) => `${hour}:${quarter}`,
  scripts: [
    [
      "owner",
      "manager",
      "One place for everything",
      "From today bookings that change, damage and keys are written here, not in three chat groups. You set the tone, the others will follow.",
      "With pleasure. I deleted the chat groups, before anybody asks."
    ],
    [
      "agent",
      "driver",
      "{van} to the airport by {time}",
      "{customer} lands early. Could you bring {van} to the airport desk by {time}? Tank is full, child seat is in the boot.",
      "Leaving now. Row C as always?",
      "Row C, next to the pillar. Thank you!"
    ],
    [
      "technician",
      "manager",
      "{van}: windscreen chip has grown",
      "The chip we saw at check-in is a crack of 12 cm now. It cannot go out tomorrow. Glass is here on Thursday.",
      "Then I move the booking to the other compact. Please mark it as off the road until Thursday.",
      "Done, and the key is in the red box."
    ],
    [
      "sales",
      "manager",
      "Wedding party wants six cars",
      "A hotel at the marina asks for six cars from Friday to Monday, all white if possible. May I offer ten per cent?",
      "Ten is fine with insurance included. We have four white ones; take the two silver ones for the parents.",
      "They said yes to everything, even the silver ones."
    ],
    [
      "agent",
      "technician",
      "Return of {van}: smell of smoke",
      "{customer} brought it back just now, and it smells of smoke. Can you treat it before the next rental at {time}?",
      "Ozone for two hours, then it airs out. It will be ready, but only just.",
      "I charge the cleaning as agreed in the contract. The photo of the ashtray is with it."
    ],
    [
      "driver",
      "agent",
      "Fuel at return: three quarters",
      "{van} came back with three quarters. The customer says it was like that at pick-up. What did we write down?",
      "Full, with photo. I write to them, no need to discuss it at the desk."
    ],
    [
      "admin",
      "technician",
      "Insurance papers of {van}",
      "The green card in the glove box ends this month. The new one is in your tray, please exchange it.",
      "Exchanged. The old one is shredded."
    ],
    [
      "manager",
      "agent",
      "Long weekend: who opens?",
      "We open at 7:00 on all three days because of the early ferry. Can you two share it?",
      "I take the first and the last, my colleague the second. The keys are handed over in the evening."
    ],
    [
      "agent",
      "manager",
      "{customer} wants to keep the car",
      "Four more days with {van}, but it is booked again from tomorrow at {time}. What can I say?",
      "Say yes. The next one gets the category above, we have one in."
    ],
    [
      "technician",
      "driver",
      "Before you wash {van}",
      "The sensor in the front bumper is loose. No high pressure there until I have glued it, please.",
      "By hand then, with the sponge. When is it fixed?",
      "After lunch, the glue needs an hour."
    ],
    [
      "owner",
      "manager",
      "The ferry company asks for a fixed number",
      "How many cars a day can we promise without turning regulars away?",
      "Eight. With twelve we would have to rent ourselves.",
      "Eight it is. I tell them today."
    ],
    [
      "sales",
      "agent",
      "Company account for a film crew",
      "Five people, three weeks, two vans and a small one. They need invoices each week. Can you open the account?",
      "Opened. I need the tax number before the first invoice.",
      "It is in the customer's notes now."
    ],
    [
      "driver",
      "technician",
      "Flat tyre at {street}",
      "{customer} called from {street}, front left, they have parked safely. Shall I bring the spare or a car?",
      "Bring a car, the Clio is ready. I fetch the other one with the trailer later.",
      "Swapped, they were very nice about it."
    ],
    [
      "agent",
      "manager",
      "Fine from the motorway for {van}",
      "Toll not paid, two weeks ago. The rental was {customer}. Do we pay and charge, or give the address?",
      "Give the address, it is in the terms. Charge only the fee for the letter."
    ],
    [
      "manager",
      "technician",
      "Roof box by Thursday",
      "{customer} goes camping with {van} and asked for the large box. Is it possible by {time}?",
      "Yes, it is back since yesterday. I also put the strap for the boards in the boot."
    ],
    [
      "admin",
      "manager",
      "Two keys of {van}, one on the board",
      "The spare has not been on its hook since Tuesday. Who moved the car last?",
      "It was with the glass people. They bring it tomorrow morning.",
      "It is back on its hook."
    ],
    [
      "agent",
      "driver",
      "Pick-up from the hotel instead",
      "{customer} cannot come to the desk before {time}. They wait in front of the hotel at the marina, with two large suitcases.",
      "Then I take the estate. Do they sign on the phone?",
      "Yes, the contract is prepared. Just show them the scratch on the left door."
    ],
    [
      "sales",
      "manager",
      "A guide asks for nine seats every Sunday",
      "She would book for half a year if the price stays the same all the time. What do you think?",
      "We have one, and Sundays are quiet. Yes, but not in the two busiest weeks.",
      "She agreed and leaves those two out."
    ],
    [
      "technician",
      "manager",
      "Brakes on {van} at 3 mm",
      "Still allowed, but it is booked for the mountains next. I would change them today, discs are fine.",
      "Please do. I give the afternoon rental another car."
    ],
    [
      "driver",
      "agent",
      "Something was left in {van}",
      "A child's jacket and a book, under the seat. They are in the box behind the desk.",
      "{customer} was already looking for the jacket. I send it to the hotel."
    ],
    [
      "owner",
      "admin",
      "Licences we copy: how long do we keep them?",
      "Our accountant asked. I would rather not keep what we do not need.",
      "Until the rental is paid and three months longer, for fines. After that they are deleted.",
      "Good answer. I pass it on."
    ],
    [
      "manager",
      "agent",
      "Deposit of {customer}",
      "The card was refused twice. Please call before they stand at the desk, it is always unpleasant there.",
      "Called. It was the limit, they pay with another one. All fine now."
    ],
    [
      "agent",
      "technician",
      "Is {van} ready for {time}?",
      "The booking came in ten minutes ago, and it is the only automatic we have in.",
      "Washed and full. Tyre pressure in five minutes, then it is yours."
    ],
    [
      "sales",
      "agent",
      "Two offers for the same conference",
      "Both of us wrote to the organiser yesterday, with different prices. Which one stays?",
      "Yours, it came first. I told her mine was for the smaller cars."
    ],
    [
      "driver",
      "manager",
      "Full house at the airport",
      "Row C is taken by somebody else's cars again. I have put ours on level 2, by the lift.",
      "Thank you. I call the airport, that is the third time.",
      "They paint the row with our name next week."
    ],
    [
      "technician",
      "driver",
      "Collect {van} from the body shop",
      "The rear bumper is painted. They close at 18:00, could you get it today?",
      "On my way back from the airport, around {time}."
    ],
    [
      "owner",
      "manager",
      "Four stars instead of five",
      "Somebody wrote that we are friendly, but that twenty minutes at the desk are too long. What takes so long?",
      "Copying licences. If they send them the day before, it takes six minutes. I would write that into the confirmation."
    ],
    [
      "agent",
      "driver",
      "Child seat for {customer}",
      "Rear-facing, for {van}. It has to be in before {time}. Could you show them how the belt goes?",
      "The seat is in and I am there anyway, so yes."
    ],
    [
      "manager",
      "technician",
      "Which cars can stay out longer?",
      "Three people want to extend over the weekend. Is anything due for service before Monday?",
      "Only {van}, 400 km left. The other two can stay out."
    ],
    [
      "sales",
      "manager",
      "The sailing club asks again",
      "Four cars for the regatta, from Thursday. They were happy last time, and one of them still owes us a fuel bill. What shall I offer?",
      "The same price as last time, and the fuel bill comes first. Be nice about it."
    ]
  ]
}
