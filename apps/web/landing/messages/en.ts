/** The public pages. They are rendered at build time: no browser loads this file. */
export const messages = {
  language: "English",
  title: "Motorpool: fleet, rental and dealership management",
  description:
    "See which vehicle is ready, who has the others and what is due. Motorpool runs fleets, rental desks and car lots from one board. Free for 14 days.",
  preview: "A key board with tags for fleet, rental and dealer vehicles; one tag is red.",
  product: "Motorpool",
  skip: "Skip to content",
  signIn: "Sign In",
  getStarted: "Get Started",
  startTrial: "Start Free Trial",
  bookDemo: "Book Demo",
  open: "Open Motorpool",
  menu: "Menu",
  navigation: {
    label: "Main navigation",
    features: "Features",
    steps: "How it works",
    testimonials: "Testimonials"
  },
  hero: {
    keys: "Every key on its hook.",
    vehicles: "Every vehicle where it should be.",
    sentence:
      "Fleet, rental and dealership teams run their vehicles from one board: who has what, what is due, what is broken, what it earns.",
    terms: "14 days free. No credit card. Set up in about 5 minutes."
  },
  desks: {
    title: "Three desks ask. One board answers.",
    sentence: "Every morning starts the same way: someone asks, and someone has to know.",
    fleet: { role: "Fleet manager", question: "Who has Van 12?", answer: "Ben Okoye, back at 17:30" },
    rental: {
      role: "Rental desk",
      question: "Can Car 31 go out on Thursday?",
      answer: "After its oil service: workshop free Tue 10:00"
    },
    lot: {
      role: "Dealer",
      question: "Which cars have sat too long?",
      answer: "Lot 118: 41 days, price review due"
    }
  },
  steps: {
    title: "From an empty hook to a full board",
    sentence: "Five steps. The first takes about 5 minutes.",
    items: {
      organization: {
        sign: "RIVERSIDE DEPOT",
        title: "Sign up and create your organization",
        text: "Give it a name and invite your team. No credit card."
      },
      vehicles: {
        sign: "WF0EXX TTGE 7H83412",
        title: "Add your vehicles",
        text: "Scan the VIN with the phone's camera, type it in, or import a list."
      },
      assign: {
        sign: "VAN 12: BEN, 7:40",
        title: "Assign and schedule",
        text: "Each vehicle gets a driver, a booking or a bay, and a date for its next service."
      },
      devices: {
        sign: "SIGNAL 18 S AGO",
        title: "Connect devices",
        text: "Mileage and faults then arrive automatically."
      },
      operations: {
        sign: "8 IN · 3 OUT · 1 RED",
        title: "Manage operations",
        text: "Open the board in the morning and see what's ready to go."
      }
    }
  },
  features: {
    title: "One place for seven jobs",
    sentence: "Three lines of business side by side, sharing four tools.",
    fleet: {
      title: "Fleet operations",
      text: "Who drives what and when it is back. Handing a vehicle over moves one tag, and everyone sees it move."
    },
    rental: {
      title: "Rental operations",
      text: "Bookings, handovers and returns in one calendar. A vehicle that is due or grounded can't be booked by mistake."
    },
    dealership: {
      title: "Dealership operations",
      text: "Stock, trade-ins and test drives. Every day on the lot is counted, every key accounted for."
    },
    inspections: {
      title: "Smart inspections",
      text: "Checklists on the phone, with photos. A failed check turns the tag red."
    },
    service: {
      title: "Service and maintenance",
      text: "Planned by date or mileage, in the gaps between bookings."
    },
    devices: {
      title: "Device management",
      text: "Vehicles shared through DIMO in one list. Silent devices are flagged. Coming: a second provider and Bluetooth readers."
    },
    chat: {
      title: "Internal organization chat",
      text: "Conversations about a vehicle stay with the organization, not on someone's phone."
    },
    specimens: {
      brakes: "Brakes",
      lights: "Lights",
      tires: "Tires",
      fail: "3 mm",
      nextService: "NEXT SERVICE",
      kilometers: "30,000 km",
      month: "MAR",
      signal: "18 s ago",
      chat: "Pads are at 3 mm.",
      reply: "Bay 2 is free at 10."
    }
  },
  why: {
    title: "Why choose Motorpool",
    items: {
      trial: {
        plate: "14 DAYS",
        title: "Free trial, no credit card",
        text: "The whole product. It ends automatically."
      },
      setup: {
        plate: "5 MIN",
        title: "Set up in about 5 minutes",
        text: "From signing up to the first key on its hook."
      },
      isolation: {
        plate: "YOURS",
        title: "Organizations kept apart",
        text: "The database itself separates one organization from the next. Nobody else sees your vehicles, people or figures."
      },
      phone: {
        plate: "1 TAP",
        title: "Made for the phone in the yard",
        text: "Installs from the browser like an app. No app store, no cables, no training."
      }
    }
  },
  testimonials: {
    title: "From the people who hold the keys",
    note: "Sample names and companies.",
    items: {
      fleet: {
        quote:
          "We used to phone around for twenty minutes every morning. Now the board shows who has Van 12 before the coffee is ready.",
        name: "Dana Whitlock",
        role: "Fleet Manager",
        company: "Harbor Couriers"
      },
      rental: {
        quote:
          "A car that is due for service no longer leaves on a ten-day rental. The tag is amber, so nobody at the desk has to ask.",
        name: "Tomás Ferreira",
        role: "Rental Manager",
        company: "Coastline Car Hire"
      },
      lot: {
        quote:
          "Every test drive, every key, every day on the lot. I stopped walking the rows with a clipboard.",
        name: "Nadia Farouk",
        role: "Sales Director",
        company: "Northgate Motors"
      }
    }
  },
  closing: {
    title: "Start with your first key.",
    sentence: "Sign up, add a vehicle, and see it on the board.",
    tag: "VAN 01",
    tagState: "Yours"
  },
  footer: {
    label: "About Motorpool",
    privacy: "Privacy Policy",
    terms: "Terms of Service",
    support: "Contact Support",
    copyright: "© Motorpool. All rights reserved.",
    theme: { label: "Theme", light: "Light", dark: "Dark", system: "System" },
    language: "Language"
  },
  text: { home: "Back to the home page", support: "Write to" }
}
