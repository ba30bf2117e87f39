import type { FormSections } from "../items.ts"
import { check, odometer, remarks, signature } from "./items.ts"

/** A daily walkaround check with the parts of the DVSA's guide to maintaining roadworthiness. */
export const ukWalkaround: FormSections = [
  {
    title: "In the cab",
    title_es: "En la cabina",
    items: [
      odometer,
      check(
        "view",
        ["Front view, mirrors and glass", "Visibilidad, espejos y cristales"],
        "glass_mirrors",
        "major"
      ),
      check("wipers", ["Wipers and washers", "Limpiaparabrisas y lavaparabrisas"], "wipers", "major"),
      check("warning_lamps", ["Dashboard warning lamps", "Testigos del tablero"], "electrical", "major"),
      check("steering", ["Steering", "Dirección"], "steering", "critical"),
      check("horn", ["Horn", "Bocina"], "horn", "minor"),
      check("brakes", ["Brakes and air build-up", "Frenos y presión de aire"], "brakes", "critical"),
      check("height_marker", ["Height marker", "Indicador de altura"], "documents", "minor"),
      check(
        "seat_belts",
        ["Seat belts and cab interior", "Cinturones e interior de la cabina"],
        "interior",
        "major"
      )
    ]
  },
  {
    title: "Outside",
    title_es: "Exterior",
    items: [
      check("lights", ["Lights and indicators", "Luces e intermitentes"], "lights", "major"),
      check(
        "leaks",
        ["Fuel, oil and coolant leaks", "Fugas de combustible, aceite o refrigerante"],
        "engine",
        "major"
      ),
      check(
        "battery",
        ["Battery security and condition", "Sujeción y estado de la batería"],
        "battery",
        "minor"
      ),
      check(
        "exhaust",
        ["Exhaust smoke and diesel exhaust fluid", "Humo del escape y AdBlue"],
        "exhaust",
        "minor"
      ),
      check(
        "body",
        ["Body and wing security", "Sujeción de la carrocería y los guardabarros"],
        "body",
        "minor"
      ),
      check(
        "tires",
        ["Tyres and wheel fixing", "Neumáticos y fijación de las ruedas"],
        "tires_wheels",
        "critical"
      ),
      check("spray", ["Spray suppression", "Guardabarros antisalpicaduras"], "body", "minor"),
      check(
        "brake_lines",
        ["Brake lines and trailer parking brake", "Tubos de freno y freno del remolque"],
        "brakes",
        "critical"
      ),
      check("connections", ["Electrical connections", "Conexiones eléctricas"], "electrical", "major"),
      check("coupling", ["Coupling security", "Seguridad del enganche"], "coupling", "critical"),
      check("load", ["Security of load", "Sujeción de la carga"], "safety_equipment", "major"),
      check(
        "plates",
        ["Number plate, reflectors and markings", "Matrícula, reflectores y señales"],
        "lights",
        "minor"
      )
    ]
  },
  {
    title: "Report",
    title_es: "Informe",
    items: [remarks, signature(["Driver's signature", "Firma del conductor"])]
  }
]
