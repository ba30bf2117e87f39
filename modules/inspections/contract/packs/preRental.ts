import type { FormSections } from "../items.ts"
import { check, cleanliness, damage, fuelLevel, odometer, photo, remarks } from "./items.ts"

/** Whether a vehicle is ready for the next customer. */
export const preRental: FormSections = [
  {
    title: "Ready to rent",
    title_es: "Listo para alquilar",
    items: [
      odometer,
      fuelLevel,
      cleanliness("interior", ["Interior", "Interior"]),
      cleanliness("exterior", ["Exterior", "Exterior"]),
      check("tires", ["Tires and their pressure", "Neumáticos y su presión"], "tires_wheels", "major"),
      check("lights", ["Lights and turn signals", "Luces e intermitentes"], "lights", "major"),
      check("warning_lamps", ["No warning lamps are on", "Sin testigos encendidos"], "electrical", "major"),
      check("washer_fluid", ["Washer fluid", "Líquido lavaparabrisas"], "wipers", "advisory"),
      check("brakes", ["Brakes", "Frenos"], "brakes", "critical"),
      check("papers", ["Papers in the vehicle", "Documentación en el vehículo"], "documents", "minor")
    ]
  },
  {
    title: "Damage",
    title_es: "Daños",
    items: [photo("photo_dashboard", ["Dashboard", "Tablero"]), damage, remarks]
  }
]
