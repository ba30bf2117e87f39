export const messages = {
  page: { title: "Vehicles", subtitle: "Your whole fleet" },
  keywords: "fleet cars vans trucks trailers equipment",
  quickLink: "What you have and where it stands",
  add: { title: "Add vehicle", keywords: "new car van truck trailer" },
  record: { title: "Record reading", keywords: "odometer mileage kilometers hours meter" },
  import: { title: "Import vehicles", label: "Import", keywords: "csv excel file upload spreadsheet" },
  setup: { title: "Add your vehicles", about: "By VIN, plate or unit number, or from a spreadsheet." },
  setupDrivers: { title: "Add your drivers", about: "Members, or people without an account." },
  driversPage: { title: "Drivers", subtitle: "Who drives your vehicles" },
  driversKeywords: "people license employees",
  driversLink: "Who drives, and whose license expires",
  documentsPage: { title: "Expiring documents", subtitle: "What has expired, or will within 30 days" },
  documentsKeywords: "registration insurance inspection permit expired renew",
  addDriver: { title: "Add driver", keywords: "new person license" },
  customFields: { title: "Custom fields", keywords: "own properties attributes columns settings" },
  foundBy: { unit_number: "Unit number", plate: "Plate", vin: "VIN", driver: "Driver" },
  more: "More actions for vehicles"
}
