import type { Trade } from "./Script.ts"

const NOON = 12

/** Six weeks at a dealership in Texas. */
export const lakeview: Trade = {
  vans: ["2021 CR-V", "2020 F-150", "2022 Camry", "2019 Highlander", "2023 Tucson", "2020 Outback"],
  streets: ["the front lot", "the back lot"],
  time: (hour, quarter) => `${hour > NOON ? hour - NOON : hour}:${quarter}`,
  scripts: [
    [
      "manager",
      "sales",
      "Up log goes away",
      "Starting today, who talked to whom gets written here instead of on the clipboard. If a customer comes back on your day off, the next person can read up.",
      "Finally. Nobody could read my handwriting anyway."
    ],
    [
      "sales",
      "manager",
      "Trade-in: {customer}",
      "2017 sedan, 88,000 miles, clean title, one owner. They're hoping for 9,500. I saw curb rash on two wheels and a small dent.",
      "Auction had two at 8,900 last week. Start at 8,600, and we can meet at 9,000 if they finance with us.",
      "They took 8,950 and the five-year plan."
    ],
    [
      "agent",
      "sales",
      "Walk-in asking for you by name",
      "{customer} is back and would like to drive the {van} again, this time on the highway. Are you free at {time}?",
      "I am. Please make a copy of the license and grab the plate from the board.",
      "Both on your desk."
    ],
    [
      "technician",
      "sales",
      "{van} is through reconditioning",
      "Front brakes, cabin filter and an oil change are done, two touch-ups on the hood. 612 dollars all in. Ready for photos.",
      "Beautiful. I'll shoot it at {time} when the sun is behind the lot, it goes online tonight."
    ],
    [
      "manager",
      "sales",
      "Price drop on the three oldest",
      "Everything over 60 days comes down by 750 on Monday. That's the {van} and two sedans. Tell whoever asked about them before they see it online.",
      "I have four people for the {van}. Calling them today."
    ],
    [
      "driver",
      "agent",
      "Dealer trade: leaving at {time}",
      "Picking up the blue {van} from the other store. Which plate do I take, and who pays for gas?",
      "Dealer plate 4, and the card is in the key cabinet. They fill it up before you leave.",
      "Back on the lot, 212 miles, not a scratch."
    ],
    [
      "admin",
      "manager",
      "Titles still open",
      "Two titles from last month aren't back from the state. {customer} has called twice. Can I give them a second temporary tag?",
      "Yes, and note the date on the deal. If it isn't here by Friday I'll call the county myself."
    ],
    [
      "owner",
      "manager",
      "Eleven on one Saturday",
      "That's our best day yet. What did we do differently?",
      "Every test drive was booked ahead, so nobody waited. And the coffee was good."
    ],
    [
      "technician",
      "manager",
      "Recall on the {van}",
      "Rear camera harness on this build. Ours is affected, the part takes four days. It can be shown but not sold until then.",
      "Put the sheet on the windshield, and I'll take it off the website until it's fixed.",
      "Sheet is on. Part is ordered."
    ],
    [
      "sales",
      "agent",
      "Delivery at {time}: please have it ready",
      "{customer} picks up the {van} today. Detail, full tank, two keys, and the bow for the hood please.",
      "Detail is done, bow is on. They can come.",
      "They cried. Best delivery this month."
    ],
    [
      "agent",
      "manager",
      "{customer} wants to cancel the warranty",
      "They're inside the 30 days. Do I send the form or do you want to talk to them first?",
      "Send the form. If they ask, tell them what it covers, but don't push."
    ],
    [
      "sales",
      "technician",
      "Noise in the {van}",
      "Heard a rattle over the speed bump on the test drive, front right. The customer heard it too.",
      "Sway bar link. I have one on the shelf, give me an hour.",
      "They're coming back at {time}. Thanks for saving that one."
    ],
    [
      "owner",
      "admin",
      "Floor plan statement",
      "The bank charges us for 43 cars and I count 41. Can you find the other two?",
      "Both were sold and paid off two weeks ago. They corrected it this morning."
    ],
    [
      "manager",
      "agent",
      "Monday's appointments",
      "Six so far, three of them at ten. Can you move one or two so that everybody gets a salesperson?",
      "Moved {customer} to {time} and the other one to noon. Both were fine with it."
    ],
    [
      "driver",
      "technician",
      "{van} pulls to the left",
      "Noticed it coming back from the gas station. Hands off the wheel and it drifts over within a block.",
      "Tire pressure was ten pounds low on that side. Filled it, found a nail, plug is in.",
      "Drives straight now."
    ],
    [
      "sales",
      "manager",
      "Out-of-state buyer for the {van}",
      "{customer} wants to buy over the phone and have it shipped. Paperwork by mail. Do we do that?",
      "Yes, with the money in the account before it leaves the lot. Send them a walk-around video first.",
      "Video sent. They noticed the stain on the mat and still want it."
    ],
    [
      "admin",
      "sales",
      "Missing: proof of insurance",
      "I can't close the deal with {customer} without it. The bank funds on Thursday.",
      "They'll text a picture today, I just reminded them."
    ],
    [
      "technician",
      "agent",
      "Loaner for the service customer",
      "The {van} waits for a water pump until tomorrow. Do we have anything for the night?",
      "The white sedan, it's clean. I need the license and a signature.",
      "Both done, and the tank was full when it left."
    ],
    [
      "owner",
      "manager",
      "Lot lights",
      "Two poles in the back are out. A customer mentioned it before any of us did.",
      "The electrician was here at noon. Both are on, and I check them on my way home now."
    ],
    [
      "sales",
      "agent",
      "Who has the keys to the {van}?",
      "Not on the board, not in the drawer, and {customer} is standing next to me.",
      "Detail bay, left hook. I'm bringing them over."
    ],
    [
      "manager",
      "technician",
      "Three trade-ins to look at",
      "I'd like to know by {time} which go to auction and which we keep. The truck has 140,000 on it.",
      "Keep the two sedans, about 900 dollars each to make ready. The truck needs a transmission, send it.",
      "Auction it is. Thanks for the straight answer."
    ],
    [
      "agent",
      "sales",
      "Lead from the website",
      "{customer} asked about the {van} last night, wants to know if the price is firm. I said you'd call before noon.",
      "Called. Coming in on Saturday with a pre-approval in hand."
    ],
    [
      "driver",
      "manager",
      "Plate 2 is bent",
      "Somebody closed the trunk on it. You can still read it, but it looks bad.",
      "Order a new one through the office, and use plate 5 until it's here."
    ],
    [
      "sales",
      "manager",
      "Can we hold the {van} until Friday?",
      "{customer} has the money on Friday and left 500 as a deposit. Somebody else wants to see it tomorrow.",
      "A deposit is a deposit. It's theirs until Friday at six, put the tag in the window."
    ],
    [
      "technician",
      "sales",
      "Second key for the {van}",
      "Programmed and tested, it's in the envelope with the stock number. 180 dollars for the next time somebody asks.",
      "Perfect, I promised them two."
    ],
    [
      "admin",
      "manager",
      "Temporary tags are running low",
      "Nine left, and the weekend usually takes a dozen. I can get more on Thursday.",
      "Please do, and get two packs."
    ],
    [
      "owner",
      "manager",
      "Reviews",
      "Three new ones, all five stars, and all three mention the same two people. I'd like to say thank you on Saturday. What do they like?",
      "Barbecue. And being told in front of everybody, even if they say otherwise."
    ],
    [
      "agent",
      "technician",
      "Pre-purchase inspection at {time}",
      "{customer} brings their own mechanic to look at the {van}. Can they have a lift for half an hour?",
      "Lift 1 is free. I'll put the service record next to it."
    ],
    [
      "manager",
      "sales",
      "Anything for the month-end?",
      "We're two short of the number. Who is close, and what do they need from me?",
      "{customer} and one more. Both are within 400 dollars on the payment side."
    ],
    [
      "sales",
      "manager",
      "Offer on the {van}",
      "{customer} is here with a written offer, 700 under the sticker, no trade, their own bank. Would you take it?",
      "Meet at 400 under and throw in the floor mats. If they walk, call them tomorrow, not today."
    ]
  ]
}
