/** The demo request dialog. Texts from the product specification are verbatim. */
export const messages = {
  title: "Book a demo",
  sentence: "Tell us about your business, and we'll show you Motorpool with vehicles like yours.",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  invalidEmail: "Enter an email address, for example ada@example.com.",
  phone: "Phone",
  company: "Company",
  jobTitle: "Job title",
  businessType: "Business type",
  fleetSize: "Fleet size",
  message: "Message",
  website: "Leave this field empty",
  optional: "optional",
  choose: "Select one",
  businessTypes: {
    fleet: "Fleet Operations",
    rental: "Car Rental",
    dealership: "Auto Dealership",
    logistics: "Logistics & Transportation",
    delivery: "Delivery Services",
    construction: "Construction",
    other: "Other"
  },
  submit: "Request demo",
  sending: "Sending...",
  close: "Close",
  sentTitle: "Request received",
  sent: "You'll get a confirmation by email, and we'll reply within 24 hours.",
  success: {
    title: "Demo Request Sent!",
    text: "We'll contact you within 24 hours to schedule your demo."
  },
  failure: { title: "Error", text: "Failed to send demo request. Please try again." }
}
