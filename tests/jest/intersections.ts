/** What stands in for the browser's IntersectionObserver, which jsdom does not have. */
type Intersections = {
	/** Elements that are observed now. */
	getObserved: () => Element[];
	/** Tells the observer made last that an element is near. */
	approach: ( target: Element ) => void;
};

/**
 * Puts a fake observer into the window.
 *
 * @param options
 * @param options.isNear Whether everything is near at once; else approach() tells what is.
 */
export function fakeIntersections( { isNear = false } = {} ): Intersections {
	let observed: Element[] = [];
	let approach: Intersections[ 'approach' ] = () => {};
	class Fake {
		constructor( tell: ( entries: object[] ) => void ) {
			approach = ( target ) =>
				tell( [ { isIntersecting: true, target } ] );
		}
		observe( target: Element ) {
			observed.push( target );
			if ( isNear ) {
				approach( target );
			}
		}
		unobserve( target: Element ) {
			observed = observed.filter( ( other ) => other !== target );
		}
	}
	Object.assign( window, { IntersectionObserver: Fake } );
	return {
		getObserved: () => observed,
		approach: ( target ) => approach( target ),
	};
}
