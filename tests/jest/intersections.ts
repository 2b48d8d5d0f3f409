/** What stands in for the browser's IntersectionObserver, which jsdom does not have. */
type Intersections = {
	/** Elements that are observed now. */
	getObserved: () => Element[];
	/** Tells the observer of an element that it is near. */
	approach: ( target: Element ) => void;
};

/**
 * Puts a fake observer into the window.
 *
 * @param options
 * @param options.isNear Whether everything is near at once; else approach() tells what is.
 */
export function fakeIntersections( { isNear = false } = {} ): Intersections {
	const observed = new Map< Element, ( entries: object[] ) => void >();
	const approach = ( target: Element ) =>
		observed.get( target )?.( [ { isIntersecting: true, target } ] );
	class Fake {
		constructor( private readonly tell: ( entries: object[] ) => void ) {}
		observe( target: Element ) {
			observed.set( target, this.tell );
			if ( isNear ) {
				approach( target );
			}
		}
		unobserve( target: Element ) {
			observed.delete( target );
		}
	}
	Object.assign( window, { IntersectionObserver: Fake } );
	return {
		getObserved: () => [ ...observed.keys() ],
		approach,
	};
}
