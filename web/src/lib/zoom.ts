// Pinch, wheel and drag on the board. The board is never smaller than its place, and never leaves it.

export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 6;
const DRAG = 6;

export class Zoom {
  scale = 1;
  private x = 0;
  private y = 0;
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private moved = 0;

  constructor(
    private readonly surface: Element,
    private readonly target: SVGElement | HTMLElement,
    private readonly changed: (scale: number) => void,
  ) {}

  /** True after a drag, so that letting go is no click. */
  get dragged(): boolean {
    return this.moved > DRAG;
  }

  reset(): void {
    this.scale = 1;
    this.x = this.y = 0;
    this.show();
  }

  private show(): void {
    const { width, height } = this.surface.getBoundingClientRect();
    this.x = Math.min(0, Math.max(width * (1 - this.scale), this.x));
    this.y = Math.min(0, Math.max(height * (1 - this.scale), this.y));
    this.target.style.transform = this.scale === 1 ? "" : `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.changed(this.scale);
  }

  private around(clientX: number, clientY: number, factor: number): void {
    const box = this.surface.getBoundingClientRect();
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    const [px, py] = [clientX - box.left, clientY - box.top];
    this.x = px - ((px - this.x) * scale) / this.scale;
    this.y = py - ((py - this.y) * scale) / this.scale;
    this.scale = scale;
    this.show();
  }

  by(factor: number): void {
    const box = this.surface.getBoundingClientRect();
    this.around(box.left + box.width / 2, box.top + Math.min(box.height, innerHeight) / 2, factor);
  }

  /** Only with Ctrl, as a pinch on a touchpad is reported: a plain wheel scrolls the page. */
  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.around(event.clientX, event.clientY, Math.exp(-event.deltaY / 200));
  };

  down = (event: PointerEvent): void => {
    if (event.isPrimary) {
      // The first finger: one whose lifting was never told, since what it lay on has gone, must not count as a second.
      this.fingers.clear();
      this.moved = 0;
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const old = this.fingers.get(event.pointerId);
    if (!old) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.fingers.size === 2) {
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)![1];
      const apart = (a: typeof now, b: typeof now) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
      this.moved += DRAG + 1;
      this.around((now.x + other.x) / 2, (now.y + other.y) / 2, apart(now, other) / apart(old, other));
    } else if (this.scale > 1) {
      this.moved += Math.hypot(now.x - old.x, now.y - old.y);
      this.x += now.x - old.x;
      this.y += now.y - old.y;
      this.show();
    }
    this.fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };
}
