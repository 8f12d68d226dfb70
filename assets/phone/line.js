// The line to the table: opens it, notices that it is dead, opens it again.

const VERSION = 1;
const PING_MS = 10_000;
// At home an answer takes milliseconds. Who waits longer for a line tries another one, but not so
// quickly every time that a busy computer never gets to answer; the welcome comes from the table.
const CONNECT_MS = [2_000, 2_000, 5_000];
const PONG_MS = 3_000;
const WELCOME_MS = 5_000;
const WATCH_MS = 500;
const WAITS_MS = [500, 1000, 2000, 4000, 5000];
// Close codes after which trying again would be in vain.
const FINAL = new Set([4400, 4401, 4403, 4408, 4409, 4426, 4429]);

export class Line {
  // `hear` gets each message; `show` gets "open", "dark", or the code that ended it.
  constructor(hear, show) {
    this.hear = hear;
    this.show = show;
    this.socket = null;
    this.tries = 0;
    this.retry = 0;
    this.heardAt = 0;
    this.askedAt = 0;
    // The milliseconds within which the answer to a question comes; none while nothing is asked.
    this.patience = 0;
    this.isOver = false;
    this.isTaking = false;
    // What was typed in place of a key.
    this.number = "";
    for (const moment of ["online", "pageshow", "focus"]) addEventListener(moment, () => this.wake());
    document.addEventListener("visibilitychange", () => document.hidden || this.wake());
    addEventListener("hashchange", () => this.start());
    setInterval(() => this.watch(), WATCH_MS);
  }

  start(isTaking = false) {
    this.isOver = false;
    this.isTaking = isTaking;
    this.open();
  }

  type(number) {
    this.number = number;
    this.start();
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // Keeps the key where a reload finds it, and takes it off the address that others may see.
  keepKey() {
    const key = keyOf();
    sessionStorage.setItem("key", key);
    localStorage.setItem("key", key);
    if (location.hash) history.replaceState(null, "", location.pathname);
    this.isTaking = false;
    this.tries = 0;
    sessionStorage.removeItem("renewed");
  }

  useKey(key) {
    history.replaceState(null, "", location.pathname);
    sessionStorage.setItem("key", key);
    this.type("");
  }

  forgetKey() {
    const key = keyOf();
    sessionStorage.removeItem("key");
    if (localStorage.getItem("key") === key) localStorage.removeItem("key");
  }

  open() {
    clearTimeout(this.retry);
    this.drop();
    const key = keyOf();
    if (!key && !this.number) {
      this.end(4401);
      return;
    }
    const socket = new WebSocket(`ws://${location.host}/socket`);
    this.socket = socket;
    this.heardAt = Date.now();
    this.await(CONNECT_MS[this.tries % CONNECT_MS.length]);
    socket.onopen = () => {
      this.await(WELCOME_MS);
      if (this.number) this.send({ t: "type", v: VERSION, number: this.number });
      else this.send({ t: "hello", v: VERSION, key, device: device(), take: this.isTaking });
    };
    socket.onmessage = (event) => {
      this.patience = 0;
      this.heardAt = Date.now();
      const message = JSON.parse(event.data);
      if (message.t === "key") this.useKey(message.key);
      else if (message.t !== "pong") this.hear(message);
    };
    socket.onclose = (event) => this.onClose(socket, event.code);
  }

  onClose(socket, code) {
    if (socket !== this.socket) return;
    this.socket = null;
    if (FINAL.has(code)) {
      this.end(code);
      return;
    }
    this.show("dark");
    this.retry = setTimeout(() => this.open(), WAITS_MS[Math.min(this.tries++, WAITS_MS.length - 1)]);
  }

  end(code) {
    this.isOver = true;
    this.number = "";
    if (code === 4426 && !sessionStorage.getItem("renewed")) {
      sessionStorage.setItem("renewed", "1");
      location.reload();
      return;
    }
    this.show(code);
  }

  drop() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  // A browser does not notice a dead line: its socket still says that it is open.
  watch() {
    if (this.isOver || document.hidden || !this.socket) return;
    const waited = Date.now() - this.askedAt;
    if (this.patience && waited > this.patience) {
      this.show("dark");
      this.tries++;
      this.open();
    } else if (!this.patience && waited > PING_MS) {
      this.ping();
    }
  }

  await(patience) {
    this.patience = patience;
    this.askedAt = Date.now();
  }

  // Who waits for an answer already waits no longer because of another question.
  ping() {
    if (this.patience) return;
    this.await(PONG_MS);
    this.send({ t: "ping" });
  }

  // After a nap the line is dead more often than not. Where nothing was heard for longer than a ping
  // takes it is opened anew at once; but a number that was typed is taken only once.
  wake() {
    if (this.isOver || this.socket?.readyState === WebSocket.CONNECTING) return;
    const isNew = this.number || Date.now() - this.heardAt < PING_MS + PONG_MS;
    if (isNew && this.socket?.readyState === WebSocket.OPEN) this.ping();
    else this.open();
  }
}

function keyOf() {
  return location.hash.slice(1) || sessionStorage.getItem("key") || localStorage.getItem("key") || "";
}

function device() {
  let found = localStorage.getItem("device");
  if (!found) {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    found = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    localStorage.setItem("device", found);
  }
  return found;
}
