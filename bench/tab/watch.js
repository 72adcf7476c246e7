// Runs in the page before its own scripts: presses Play as soon as a game can be begun, and notes times.
(() => {
  const FIRST = "Play Hachi-Hachi for three";
  const notes = { deal: null, entries: [], answers: [] };
  window.notes = notes;
  window.pressPlay = () => {
    notes.deal = null;
    const begin = performance.now();
    const look = () => {
      const button = document.querySelector(`button[aria-label="${FIRST}"]`);
      if (!button) return requestAnimationFrame(look);
      button.click();
      watch(begin);
    };
    look();
  };
  // The deal is there when the first question lies over it or seven cards are held, and that frame is drawn.
  const watch = (begin) => {
    const look = () => {
      const dealt = document.querySelector("dialog[open]") || document.querySelectorAll(".hand button").length >= 7;
      if (location.pathname.includes("/t/") && dealt) setTimeout(() => (notes.deal = [begin, performance.now()]));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  let pressed = 0;
  addEventListener("click", ({ timeStamp }) => (pressed = timeStamp), true);
  const receive = (text) => {
    const now = performance.now();
    const message = JSON.parse(text);
    if (message.is === "entry") notes.entries.push([now, message.record[0].e, message.record[0].seat ?? null]);
    // The frame after the answer is drawn before the timer runs.
    if (message.is === "ack") {
      const begin = pressed;
      requestAnimationFrame(() => setTimeout(() => notes.answers.push([now - begin, performance.now() - begin])));
    }
  };
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      this.port1.addEventListener("message", ({ data }) => data.is === "text" && receive(data.text));
    }
  };
})();
