import { Path, Rect, SVG } from '@wordpress/primitives';
import { __ } from '@wordpress/i18n';
import type { Attributes } from '../types';

/** A still picture of a player: the preview in the inserter asks nobody. */
export const Example = ( {
	attributes,
	blockProps,
}: {
	attributes: Attributes;
	blockProps: object;
} ) => (
	<figure { ...blockProps }>
		<SVG
			xmlns="http://www.w3.org/2000/svg"
			viewBox="0 0 320 180"
			role="img"
			aria-label={ __( 'A video', 'mainstreet-blocks' ) }
			style={ { display: 'block', inlineSize: '100%' } }
		>
			<Rect width="320" height="180" fill="#1d3a4f" />
			<Path d="M0 130q40-14 80 0t80 0 80 0 80 0v50H0z" fill="#3b6e8f" />
			<Path d="M140 60l44 26-44 26z" fill="#fff" />
			<Rect x="16" y="162" width="288" height="4" fill="#8fb3c9" />
			<Rect x="16" y="162" width="96" height="4" fill="#fff" />
		</SVG>
		<figcaption>{ attributes.caption }</figcaption>
	</figure>
);
