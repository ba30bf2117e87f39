import { catalogue } from "../catalogue.ts"

/** The dialog to ask for a demo. Texts of the product specification stand here word for word. */
export const demo = catalogue("demo", {
  title: "Book a demo",
  sentence: "Tell us what you run. We show you the board with vehicles like yours.",
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email",
  phone: "Phone",
  company: "Company",
  jobTitle: "Job Title",
  businessType: "Business Type",
  fleetSize: "Fleet Size",
  message: "Message",
  website: "Leave this field empty",
  optional: "optional",
  choose: "Please choose",
  businessTypes: {
    fleet: "Fleet Operations",
    rental: "Car Rental",
    dealership: "Auto Dealership",
    logistics: "Logistics & Transportation",
    delivery: "Delivery Services",
    construction: "Construction",
    other: "Other"
  },
  submit: "Request Demo",
  sending: "Sending...",
  close: "Close",
  sentTitle: "Your request is with us",
  sent: "We confirm it by mail and answer within 24 hours.",
  success: {
    title: "Demo Request Sent!",
    text: "We'll contact you within 24 hours to schedule your demo."
  },
  failure: { title: "Error", text: "Failed to send demo request. Please try again." }
})
