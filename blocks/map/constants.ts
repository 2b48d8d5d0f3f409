/** Limits and defaults of maps. */
export const ZOOM_MIN = 0;
export const ZOOM_MAX = 22;
export const ZOOM_DEFAULT = 13;
/** Zoom of the last marker, after others were removed. */
export const ZOOM_SINGLE = 12;
/** Distance of the outermost markers from the edges of the map, in pixels. */
export const FIT_PADDING = { top: 80, bottom: 80, left: 40, right: 40 };
/** Pixels. */
export const HEIGHT_MIN = 400;
export const HEIGHT_STEP = 10;
/** Milliseconds. */
export const RESIZE_DEBOUNCE = 250;
/** San Francisco. */
export const CENTER_DEFAULT = {
	longitude: -122.41941550000001,
	latitude: 37.7749295,
};
export const COLOR_DEFAULT = 'red';
/** With more markers, those that overlap become one with their number. */
export const CLUSTER_ABOVE = 50;
/** Maximum number of markers that are shown; the others stay in the post. */
export const POINTS_MAX = 1000;
