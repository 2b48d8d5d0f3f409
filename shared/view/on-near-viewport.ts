import type { Cleanup } from './init-blocks';

/**
 * Runs code when an element comes near the viewport.
 *
 * @param run Called once for each element that has come within 300 px of the window; may return what stops it again.
 * @return Watches an element, and returns what ends that.
 */
export const onNear =
	(
		run: (
			element: HTMLElement
		) => Cleanup | void | Promise< Cleanup | void >
	) =>
	( element: HTMLElement ): Cleanup => {
		let result: ReturnType< typeof run >;
		const near = new IntersectionObserver(
			( [ entry ] ) => {
				if ( entry?.isIntersecting ) {
					near.unobserve( element );
					result = run( element );
				}
			},
			{ rootMargin: '300px' }
		);
		near.observe( element );
		return async () => {
			near.disconnect();
			( await result )?.();
		};
	};
