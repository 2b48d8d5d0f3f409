import { Path, SVG } from '@wordpress/primitives';

/** The heart of the button, as src/social/likes/class-like-button.php draws it. */
export const Heart = () => (
	<SVG
		className="mainstreet-like__icon"
		viewBox="0 0 24 24"
		aria-hidden="true"
		focusable="false"
	>
		<Path d="M12 20.2 4.600 12.900a4.700 4.700 0 0 1 0-6.700 4.800 4.800 0 0 1 6.700 0l.7.7.7-.7a4.800 4.800 0 0 1 6.700 0 4.700 4.700 0 0 1 0 6.700Z" />
	</SVG>
);
