/** What pure parts ask of a browser before anything is called. */

Object.assign(globalThis, { location: new URL("http://127.0.0.1:8088/") });
Object.defineProperty(globalThis, "navigator", { value: { language: "en" }, configurable: true });
