/**
 * Replaces Yandex Maps JS v3 by an empty map that positions markers, zooms and reports its bounds. The source
 * of this function is sent to the browser as text, so it must not use anything defined outside of it.
 */
export function mapsStandIn(): void {
  const rad = Math.PI / 180;
  const x = (longitude: number) => (longitude + 180) / 360;
  const y = (latitude: number) => (1 - Math.asinh(Math.tan(latitude * rad)) / Math.PI) / 2;
  const longitudeOf = (across: number) => across * 360 - 180;
  const latitudeOf = (down: number) => Math.atan(Math.sinh(Math.PI * (1 - 2 * down))) / rad;
  type LngLat = [number, number];
  type Location = { bounds?: [LngLat, LngLat]; center?: LngLat; zoom?: number };

  class YMap {
    center: LngLat = [0, 0];
    zoom = 1;
    children: object[] = [];
    element: HTMLElement;
    margin: number[];

    constructor(element: HTMLElement, { location, margin }: { location: Location; margin: number[] }) {
      this.element = element;
      this.margin = margin;
      element.dataset.streets = 'stand-in';
      this.setLocation(location);
    }

    get bounds(): [LngLat, LngLat] {
      const world = 256 * 2 ** this.zoom;
      const [right, down] = [this.element.clientWidth / world / 2, this.element.clientHeight / world / 2];
      const [across, top] = [x(this.center[0]), y(this.center[1])];
      return [
        [longitudeOf(across - right), latitudeOf(top - down)],
        [longitudeOf(across + right), latitudeOf(top + down)],
      ];
    }

    setLocation({ bounds, center, zoom }: Location): void {
      if (bounds) {
        const [[west, north], [east, south]] = bounds;
        const [margin = 0] = this.margin;
        const wide = (this.element.clientWidth - 2 * margin) / Math.max(x(east) - x(west), 1e-9);
        const high = (this.element.clientHeight - 2 * margin) / Math.max(y(south) - y(north), 1e-9);
        this.zoom = Math.min(Math.log2(Math.min(wide, high) / 256), 19);
        this.center = [(west + east) / 2, latitudeOf((y(north) + y(south)) / 2)];
      }
      if (center) this.center = center;
      if (zoom !== undefined) this.zoom = Math.min(Math.max(zoom, 2), 19);
      for (const child of this.children) this.follow(child);
    }

    follow(child: object): void {
      if (child instanceof YMapListener) {
        const { center, zoom, bounds } = this;
        child.props.onUpdate({ location: { center, zoom, bounds } });
      }
      if (child instanceof YMapMarker) {
        const world = 256 * 2 ** this.zoom;
        const [longitude, latitude] = child.props.coordinates;
        const left = (x(longitude) - x(this.center[0])) * world + this.element.clientWidth / 2;
        const top = (y(latitude) - y(this.center[1])) * world + this.element.clientHeight / 2;
        Object.assign(child.element.style, { position: 'absolute', left: `${left}px`, top: `${top}px` });
      }
    }

    addChild(child: object): void {
      this.children.push(child);
      if (child instanceof YMapMarker) this.element.append(child.element);
      this.follow(child);
    }

    removeChild(child: object): void {
      this.children = this.children.filter((one) => one !== child);
      if (child instanceof YMapMarker) child.element.remove();
    }

    destroy(): void {
      this.children = [];
      this.element.replaceChildren();
    }
  }
  class Layer {}
  class YMapListener {
    props: { onUpdate(event: object): void };
    constructor(props: YMapListener['props']) {
      this.props = props;
    }
  }
  class YMapMarker {
    props: { coordinates: LngLat };
    element: HTMLElement;
    constructor(props: YMapMarker['props'], element: HTMLElement) {
      this.props = props;
      this.element = element;
    }
  }
  Object.assign(globalThis, {
    ymaps3: {
      ready: Promise.resolve(),
      YMap,
      YMapListener,
      YMapMarker,
      YMapDefaultSchemeLayer: Layer,
      YMapDefaultFeaturesLayer: Layer,
    },
  });
}
