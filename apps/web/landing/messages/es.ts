import type { messages as english } from "./en.ts"

export const messages: typeof english = {
  language: "Español",
  title: "Motorpool: gestión de flotas, alquiler y concesionarios",
  description:
    "Vea qué vehículo está listo, quién tiene los demás y qué toca revisar. Motorpool lleva flotas, alquiler y concesionarios desde un tablero. Gratis 14 días.",
  preview:
    "Un tablero de llaves con etiquetas para vehículos de flota, alquiler y venta; una etiqueta es roja.",
  product: "Motorpool",
  skip: "Ir al contenido",
  signIn: "Iniciar sesión",
  getStarted: "Empezar",
  startTrial: "Empezar prueba gratuita",
  bookDemo: "Solicitar demostración",
  open: "Abrir Motorpool",
  menu: "Menú",
  navigation: {
    label: "Navegación principal",
    features: "Funciones",
    steps: "Cómo funciona",
    testimonials: "Testimonios"
  },
  hero: {
    keys: "Cada llave en su gancho.",
    vehicles: "Cada vehículo donde debe estar.",
    sentence:
      "Los equipos de flota, alquiler y concesionario llevan sus vehículos desde un solo tablero: quién tiene cuál, qué toca, qué está averiado, qué rinde.",
    terms: "14 días gratis. Sin tarjeta de crédito. Listo en unos 5 minutos."
  },
  desks: {
    title: "Tres mostradores preguntan. Un tablero responde.",
    sentence: "Cada mañana empieza igual: alguien pregunta y alguien tiene que saberlo.",
    fleet: {
      role: "Gestor de flota",
      question: "¿Quién tiene la furgoneta 12?",
      answer: "Ben Okoye, vuelve a las 17:30"
    },
    rental: {
      role: "Mostrador de alquiler",
      question: "¿Puede salir el coche 31 el jueves?",
      answer: "Tras el cambio de aceite: taller libre mar. 10:00"
    },
    lot: {
      role: "Concesionario",
      question: "¿Qué coches llevan aquí demasiado tiempo?",
      answer: "Lote 118: 41 días, toca revisar el precio"
    }
  },
  steps: {
    title: "De un gancho vacío a un tablero lleno",
    sentence: "Cinco pasos. El primero dura unos 5 minutos.",
    items: {
      organization: {
        sign: "DEPÓSITO RIBERA",
        title: "Regístrese y cree su organización",
        text: "Póngale nombre e invite a su equipo. Sin tarjeta de crédito."
      },
      vehicles: {
        sign: "WF0EXX TTGE 7H83412",
        title: "Añada sus vehículos",
        text: "Escanee el VIN con la cámara del móvil, escríbalo o importe una lista."
      },
      assign: {
        sign: "FUR 12: BEN, 7:40",
        title: "Asigne y planifique",
        text: "Cada vehículo recibe un conductor, una reserva o una plaza, y la fecha de su próximo servicio."
      },
      devices: {
        sign: "SEÑAL HACE 18 S",
        title: "Conecte dispositivos",
        text: "Los kilómetros y las averías llegan entonces automáticamente."
      },
      operations: {
        sign: "8 DENTRO · 3 FUERA · 1 ROJA",
        title: "Gestione las operaciones",
        text: "Abra el tablero por la mañana y vea qué puede salir."
      }
    }
  },
  features: {
    title: "Un solo lugar para siete trabajos",
    sentence: "Tres líneas de negocio que comparten cuatro herramientas.",
    fleet: {
      title: "Operaciones de flota",
      text: "Quién conduce qué y cuándo vuelve. Entregar un vehículo mueve una etiqueta, y todos lo ven."
    },
    rental: {
      title: "Operaciones de alquiler",
      text: "Reservas, entregas y devoluciones en un calendario. Un vehículo parado o pendiente de revisión no se puede reservar por error."
    },
    dealership: {
      title: "Operaciones de concesionario",
      text: "Existencias, permutas y pruebas. Se cuenta cada día en el patio y se controla cada llave."
    },
    inspections: {
      title: "Inspecciones inteligentes",
      text: "Listas de control en el móvil, con fotos. Un fallo vuelve roja la etiqueta."
    },
    service: {
      title: "Servicio y mantenimiento",
      text: "Planificado por fecha o kilómetros, en los huecos entre reservas."
    },
    devices: {
      title: "Gestión de dispositivos",
      text: "Los vehículos compartidos por DIMO en una lista. Se avisa de los que dejan de transmitir. Próximamente: otro proveedor y lectores Bluetooth."
    },
    chat: {
      title: "Chat interno de la organización",
      text: "Las conversaciones sobre un vehículo se quedan en la organización, no en el móvil de alguien."
    },
    specimens: {
      brakes: "Frenos",
      lights: "Luces",
      tires: "Neumáticos",
      fail: "3 mm",
      nextService: "PRÓX. SERVICIO",
      kilometers: "30.000 km",
      month: "MAR",
      signal: "hace 18 s",
      chat: "Pastillas a 3 mm.",
      reply: "Foso 2 libre a las 10."
    }
  },
  why: {
    title: "Por qué elegir Motorpool",
    items: {
      trial: {
        plate: "14 DÍAS",
        title: "Prueba gratuita, sin tarjeta de crédito",
        text: "El producto completo. Termina automáticamente."
      },
      setup: {
        plate: "5 MIN",
        title: "Listo en unos 5 minutos",
        text: "Del registro a la primera llave en su gancho."
      },
      isolation: {
        plate: "SUYO",
        title: "Organizaciones separadas",
        text: "La propia base de datos separa una organización de otra. Nadie más ve sus vehículos, personas o cifras."
      },
      phone: {
        plate: "1 TOQUE",
        title: "Hecho para el móvil en el patio",
        text: "Se instala desde el navegador como una aplicación. Sin tienda, sin cables, sin formación."
      }
    }
  },
  testimonials: {
    title: "Lo dicen quienes tienen las llaves",
    note: "Nombres y empresas de ejemplo.",
    items: {
      fleet: {
        quote:
          "Antes pasábamos veinte minutos al teléfono cada mañana. Ahora el tablero muestra quién tiene la furgoneta 12 antes de que salga el café.",
        name: "Dana Whitlock",
        role: "Gestora de flota",
        company: "Harbor Couriers"
      },
      rental: {
        quote:
          "Un coche al que le toca servicio ya no sale diez días de alquiler. La etiqueta es ámbar y en el mostrador nadie tiene que preguntar.",
        name: "Tomás Ferreira",
        role: "Responsable de alquiler",
        company: "Coastline Car Hire"
      },
      lot: {
        quote: "Cada prueba, cada llave, cada día en el patio. Ya no recorro las filas con una carpeta.",
        name: "Nadia Farouk",
        role: "Directora de ventas",
        company: "Northgate Motors"
      }
    }
  },
  closing: {
    title: "Empiece con su primera llave.",
    sentence: "Regístrese, añada un vehículo y véalo en el tablero.",
    tag: "FUR 01",
    tagState: "Suya"
  },
  footer: {
    label: "Acerca de Motorpool",
    privacy: "Política de privacidad",
    terms: "Términos del servicio",
    support: "Contactar con soporte",
    copyright: "© Motorpool. Todos los derechos reservados.",
    theme: { label: "Tema", light: "Claro", dark: "Oscuro", system: "Sistema" },
    language: "Idioma"
  },
  text: { home: "Volver a la página de inicio", support: "Escriba a" }
}
