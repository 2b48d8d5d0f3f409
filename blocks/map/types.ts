/** A marker as saved. */
export type Point = {
	/** What a search found there; kept when the title is edited. */
	placeTitle: string;
	title: string;
	caption: string;
	id: string;
	coordinates: { longitude: number; latitude: number };
};

/** Content holds both shapes; each is kept as found. */
export type MapCenter =
	{ longitude: number; latitude: number } | { lng: number; lat: number };

export type Attributes = {
	align?: string;
	points: Point[];
	/** Address of a map without markers, looked up once in the editor. */
	address: string;
	/** Whether names of streets and places are drawn. */
	mapDetails: boolean;
	zoom: number;
	mapCenter: MapCenter;
	markerColor: string;
	/** Once marked the inserter's example; kept when found. */
	preview: boolean;
	scrollToZoom: boolean;
	/** Pixels; the default formula when absent. */
	mapHeight?: number;
	showFullscreenButton: boolean;
	/** Whether the map shows the business; not saved while it does not. */
	useSite?: boolean;
	className?: string;
};
