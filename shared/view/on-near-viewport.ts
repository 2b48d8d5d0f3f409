/**
 * Runs code when an element comes near the viewport.
 *
 * @param run Called once for each element that has come within 300 px of the window.
 * @return Watches an element.
 */
export const onNear =
	( run: ( element: HTMLElement ) => void ) => ( element: HTMLElement ) => {
		const near = new IntersectionObserver(
			( [ entry ] ) => {
				if ( entry?.isIntersecting ) {
					near.unobserve( element );
					run( element );
				}
			},
			{ rootMargin: '300px' }
		);
		near.observe( element );
	};
